/** `npm run help:pictures`: takes the screenshots with `tests/e2e/help-pictures.ts`. */
import { register } from 'tsx/esm/api';
import { buildApp, buildServer } from './build-stale.mjs';

const { href } = new URL('../tests/e2e/help-pictures.ts', import.meta.url);

buildApp();
buildServer();
register(); // Node 20 cannot run TypeScript
await import(href);
