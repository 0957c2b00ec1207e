/** `npm run admin -- <command>`: the operator's commands. */
import { buildServer } from './build-stale.mjs';

buildServer();
await import(new URL('../dist-server/admin.js', import.meta.url).href);
