/** `npm run help:pictures`: takes them by `tests/e2e/help-pictures.ts`, of the product as it stands. */
import { register } from 'tsx/esm/api';
import { buildApp, buildServer } from './build-stale.mjs';

const { href } = new URL('../tests/e2e/help-pictures.ts', import.meta.url);

buildApp();
buildServer();
register(); // Node 20 runs no TypeScript
await import(href);
