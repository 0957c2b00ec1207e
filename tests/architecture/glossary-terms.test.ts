/** Each standard term has a row in docs/GLOSSARY.md, so that one concept has one name. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const STANDARD_TERMS: readonly string[] = [
  'accrues',
  'accused',
  'access scope',
  'action',
  'applicant',
  'apply',
  'attempts',
  'authorised',
  'backoff',
  'baseline',
  'best effort',
  'caller',
  'catalogue',
  'chunk group',
  'circular import',
  'close',
  'concern',
  'conflict',
  'context',
  'cursor',
  'custody period',
  'discard',
  'draft',
  'event',
  'failing row',
  'form draft',
  'generation',
  'heartbeat',
  'history event',
  'idempotency key',
  'input',
  'is available',
  'lease',
  'limb',
  'lock',
  'matter',
  'message',
  'notify',
  'objection',
  'offline',
  'operation',
  'params',
  'parent not visible',
  'parked record',
  'pin',
  'pinned files',
  'placeholder',
  'prefetch',
  'queue',
  'quota error',
  'rebase',
  'receipt',
  'recovery',
  'remedy',
  'render',
  'request',
  'requeue',
  'result',
  'resync',
  'revoked',
  'route',
  'screen cache',
  'screen snapshot',
  'server copy',
  'sign-in screen',
  'storage full',
  'sub-section',
  'subscribe',
  'subsists',
  'sweep',
  'unreachable',
  'user',
  'visible',
];

const termsOf = (page: string): string[] =>
  [...page.matchAll(/^\| ([^|-][^|]*) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(',').map((term) => term.trim()),
  );

const missingTerms = (page: string): string[] => {
  const terms = new Set(termsOf(page));
  return STANDARD_TERMS.filter((term) => !terms.has(term));
};

const GLOSSARY = readFileSync('docs/GLOSSARY.md', 'utf8');

it('detects a term without a row', () => {
  const page = GLOSSARY.replace(/^\| lease .*$/m, '| pledge | a claim on a row |');
  expect(missingTerms(page)).toEqual(['lease']);
});

it('has a row for each standard term', () => {
  expect(missingTerms(GLOSSARY)).toEqual([]);
});

it('has one row per term', () => {
  const terms = termsOf(GLOSSARY).filter((term) => term !== 'term');
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
