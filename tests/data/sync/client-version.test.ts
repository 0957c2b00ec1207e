import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CLIENT_VERSION } from '#data/store/client-version.ts';

it('is the version of the package', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ version: CLIENT_VERSION });
});
