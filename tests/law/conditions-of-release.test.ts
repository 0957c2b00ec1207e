/** Which conditions a court may set on release, by relief, term and chapter; and which the Supreme Court has struck. */
import { expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { cite } from '#law/authority.ts';
import { barredIn } from '#law/barred-conditions.ts';
import { releaseConditions } from '#law/conditions-of-release.ts';
import { conditionsToSet } from '#law-explain/conditions-to-set.ts';
import { determineAll } from '#law/determine.ts';
import type { Relief } from '#law/relief.ts';
import { type Facts, lawFacts } from './case-files.ts';
import { TABLES } from './law-tables.ts';

const TODAY = day('2026-11-20');

function conditions(relief: Relief, facts: Facts) {
  const { matter } = determineAll(lawFacts(facts), TABLES, TODAY);
  const { scope, standard, law, because } = releaseConditions(relief, matter);
  return {
    scope,
    standard,
    law: law.map((each) => cite(each).replaceAll('\u00a0', ' ')),
    because: because.map(({ offence, chapter }) => [offence, chapter].filter(Boolean).join(' ')),
  };
}

it.each([
  ['an offence against property', 'BNS 303(2)', ['BNS 303(2) XVII']],
  ['the human body', 'BNS 117(2)', ['BNS 117(2) seven', 'BNS 117(2) VI']],
  ['the State', 'BNS 150', ['BNS 150 seven', 'BNS 150 VII']],
])('requires conditions from a Magistrate for an offence against %s', (_, sections, because) => {
  expect(conditions('regular-magistrate', { sections })).toEqual({
    scope: 'any',
    standard: 'must',
    law: ['s.480(3) BNSS'],
    because: because.map((each) => each.replace(' seven', '')),
  });
});

it('allows conditions by a superior court where a Magistrate must set them', () => {
  expect(conditions('regular-sessions', { sections: 'BNS 303(2)' })).toMatchObject({
    scope: 'any',
    standard: 'may',
    law: ['s.483(1)(a) BNSS', 's.480(3) BNSS'],
  });
});

it('cites the CrPC for a CrPC proceeding', () => {
  const found = conditions('regular-magistrate', { sections: 'IPC 379', regime: 'CrPC' });
  expect([found.law, found.because]).toEqual([['s.437(3) CrPC'], ['IPC 379 XVII']]);
});

it('limits conditions to attendance below seven years outside the listed chapters', () => {
  expect(conditions('regular-magistrate', { sections: 'BNS 336(2)' })).toEqual({
    scope: 'attendance',
    standard: null,
    law: ['s.480(3) BNSS'],
    because: [],
  });
  expect(conditions('default', { sections: 'BNS 336(2)' }).scope).toBe('attendance');
});

it('limits anticipatory bail to its own conditions outside section 480(3)', () => {
  expect(conditions('anticipatory', { sections: 'BNS 336(2)' })).toMatchObject({
    scope: 'interrogation',
    standard: null,
    law: ['s.482(2) BNSS', 's.480(3) BNSS'],
  });
  expect(conditions('anticipatory', { sections: 'BNS 318(4)' })).toMatchObject({
    scope: 'any',
    standard: 'may',
  });
});

it('limits conditions to attendance if bail is a right', () => {
  expect(conditions('bailable', { sections: 'BNS 115(2)' })).toMatchObject({
    scope: 'attendance',
    standard: null,
    law: ['s.478(1) BNSS', 'Rasiklal v. Kishore Khanchand Wadhwani, (2009) 4 SCC 446'],
  });
});

it('leaves conditions to the court for unreadable sections and other provisions', () => {
  const open = { scope: 'any', standard: null, law: [], because: [] };
  expect(conditions('regular-magistrate', { sections: 'BNS 336(2), section 4 of a local Act' })).toEqual(
    open,
  );
  expect(conditions('undertrial', { sections: 'BNS 336(2)' })).toEqual(open);
  expect(conditions('suspension', { sections: 'BNS 303(2)' })).toEqual(open);
});

it.each([
  ['Share the live location with the investigating officer', ['live-location']],
  ['Drop a pin on Google Maps every Monday', ['live-location']],
  ['A certificate of assurance from the High Commission', ['embassy']],
  ['Tie a rakhi to the complainant', ['survivor']],
  ['Deposit Rs 5 lakh in court', ['deposit']],
  ['Two local sureties', ['local-surety']],
  ['Not enter Hadapsar, nor the location of the shop', []],
  ['Deposit the passport', []],
])('detects forbidden conditions in "%s": %j', (text, codes) => {
  expect(barredIn(text).map(({ code }) => code)).toEqual(codes);
});

it('sets no condition of 480(3) for a child, whom the Board releases', () => {
  for (const sections of ['BNS 303(2)', 'BNS 103(1)', 'NDPS 21(c)']) {
    expect(conditions('regular-magistrate', { sections, ageAtAct: 16 })).toEqual({
      scope: 'board',
      standard: null,
      law: ['s.12(1) JJ'],
      because: [],
    });
  }
  const adult = determineAll(lawFacts({ sections: 'BNS 303(2)', ageAtAct: 30 }), TABLES, TODAY);
  const child = determineAll(lawFacts({ sections: 'BNS 303(2)', ageAtAct: 16 }), TABLES, TODAY);
  expect([conditionsToSet(adult)?.law.at, conditionsToSet(child)]).toEqual(['s.480(3)', null]);
});
