/** Entry of a worker thread of a server that runs from source: Node 20 strips no types in a thread. */
import { register } from 'tsx/esm/api';

register();
await import('../server/worker.ts');
