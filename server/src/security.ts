import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Everything comes from this server; nothing is written into the page, framed or sent elsewhere. */
const DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  scriptSrcAttr: ["'none'"],
};

/** A phone on the same network comes by plain http: forcing https there would leave it with nothing. */
export const securityFor = (overHttps: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...DIRECTIVES, ...(overHttps ? { upgradeInsecureRequests: [] } : {}) },
  },
  strictTransportSecurity: overHttps,
  referrerPolicy: { policy: 'no-referrer' },
});
