/** `npm run simulate`: starts `tests/simulation/simulate.ts`. */
import { register } from 'tsx/esm/api';

register(); // Node 20 cannot run TypeScript
const { href } = new URL('../tests/simulation/simulate.ts', import.meta.url);
const { simulate } = await import(href);
process.exitCode = await simulate(process.argv.slice(2));
