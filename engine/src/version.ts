/** Frozen into logs and pads, so that it is known which engine counted. Kept equal to package.json by a test. */
export const ENGINE_VERSION = '0.1.0';
