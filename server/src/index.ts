export { type RunningServer, type ServerOptions, type StartError, startServer } from './startServer.ts';
