/** Entry of the threads of the test, as `scripts/worker-from-source.mjs` is of the server. */
import { register } from 'tsx/esm/api';

register();
await import('./sample-worker.ts');
