/** A fact that a person enters reaches a paper: by a line of its own, code of `src/documents` or a drafted ground. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FACT_IDS, type FactId, factRow } from '#facts/facts.ts';
import { filesIn, withoutComments } from '../architecture/source-files.ts';

const PAPERS = [
  ...filesIn(['src/documents']).map((file) => withoutComments(readFileSync(file, 'utf8'))),
  readFileSync('src/law/tables/grounds.json', 'utf8'),
].join('\n');

/** Facts that no paper states, each with the reason. */
const NOT_PRINTED: Readonly<Partial<Record<FactId, string>>> = {
  email: 'a contact of the account, not of a paper',
  paidOn: 'the law uses it for the last day of the deposit',
  noticeToAppear: 'the law answers it before an arrest, where no paper is filed',
  noticeOn: 'the law answers it before an arrest, where no paper is filed',
  otherOrders: 'the clock counts the other orders',
  appealFiledOn: 'an appeal states the date of its own filing',
  dateOfBirth: 'the law takes the age at the act from it; the paper states the age',
  principal: 'the law reads it; the paper states the offences charged',
};

/** The last key of the path; the group for the parts of a choice. */
function keyOf(id: FactId): string {
  const keys = factRow(id).path.split('.');
  const [group = '', last = ''] = keys.slice(-2);
  return ['state', 'on', 'at', 'until'].includes(last) ? group : last || group;
}

const isPrinted = (id: FactId): boolean =>
  factRow(id).line === true || new RegExp(String.raw`\b${keyOf(id)}\b`).test(PAPERS);

it('names the key of a fact, and the group of a choice', () => {
  expect([keyOf('firDate'), keyOf('chargesheet'), keyOf('bailOrderOn')]).toEqual([
    'firDate',
    'chargesheet',
    'bailOrder',
  ]);
});

it('prints every fact, or says why no paper states it', () => {
  expect(FACT_IDS.filter((id) => !isPrinted(id) && !(id in NOT_PRINTED))).toEqual([]);
});

it('lists no printed fact as not printed', () => {
  expect(
    Object.keys(NOT_PRINTED).filter((id) => FACT_IDS.some((fact) => fact === id && isPrinted(fact))),
  ).toEqual([]);
});
