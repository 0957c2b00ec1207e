/** `npm run admin -- <command>`: commands of the operator. */
import { buildServer } from './build-stale.mjs';

buildServer();
await import(new URL('../dist-server/admin.js', import.meta.url).href);
