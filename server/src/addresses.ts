import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

const LOOPBACKS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

export const isLoopback = (host: string): boolean => LOOPBACKS.includes(host);

const isLan = (address: NetworkInterfaceInfo): boolean => address.family === 'IPv4' && !address.internal;

const lanHosts = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(isLan)
    .map(({ address }) => address);

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
const urlOf = (host: string, port: number): string => `http://${inUrl(host)}:${port}/`;

/** Where this machine finds the app. */
export const localUrl = (host: string, port: number): string =>
  urlOf(isLoopback(host) || EVERYWHERE.includes(host) ? 'localhost' : host, port);

/** Where other machines on the network find it; none when only this machine may. */
export const lanUrls = (host: string, port: number): readonly string[] =>
  EVERYWHERE.includes(host) ? lanHosts().map((address) => urlOf(address, port)) : [];
