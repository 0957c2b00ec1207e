/** `npm start`: builds what is missing or older than its sources, then is the server, in this same process. */
import { buildApp, buildServer } from './build-stale.mjs';

buildApp();
buildServer();
process.env['NODE_ENV'] ??= 'production';
await import(new URL('../dist-server/main.js', import.meta.url).href);
