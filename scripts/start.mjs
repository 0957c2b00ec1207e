/** `npm start`: builds if necessary, then runs the server in the same process. */
import { buildApp, buildServer } from './build-stale.mjs';

buildApp();
buildServer();
process.env['NODE_ENV'] ??= 'production';
await import(new URL('../dist-server/main.js', import.meta.url).href);
