/** Text composed at display is complete in Hindi: citations, courts, counted outcomes, server errors. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { PredictiveAnalytics } from '#contract/law/analytics.ts';
import { courtProfiles, profileName } from '#domain/case/court-profiles.ts';
import { foresightOfCase } from '#domain/analytics/foresight-of-case.ts';
import { day } from '#kernel/calendar-date.ts';
import { act, bnss, cite, judgment } from '#law/authority.ts';
import { predictive } from '#text/en/calculator/predictive.ts';
import { answerInWords, predictiveInWords } from '#text/predictive-in-words.ts';
import { serverApplication } from '../data/server-records.ts';
import { english } from '../support/english.ts';
import { inHindi } from '../support/in-hindi.ts';

const inEnglish = (text: string): boolean => /[a-z]{3}/.test(text);

it('cites the section first with its part', () => {
  expect(inHindi.records.cite(bnss('s.479(1)'))).toBe('धारा\u00a0479(1)\u00a0BNSS');
  expect(inHindi.records.cite(bnss('s.479(1), first proviso'))).toBe('धारा\u00a0479(1)\u00a0BNSS, पहला परंतुक');
  expect(inHindi.records.cite({ source: 'Constitution of India', at: 'art. 21' })).toBe(
    'अनुच्छेद\u00a021, भारत का संविधान',
  );
  expect(inHindi.records.cite({ source: 'BNSS', at: 'First Schedule' })).toBe('प्रथम अनुसूची,\u00a0BNSS');
  const reported = judgment('Satender Kumar Antil v. Central Bureau of Investigation', '(2022) 10 SCC 51');
  expect(inHindi.records.cite(reported)).toBe(cite(reported));
  expect(english.records.cite(bnss('s.479(1)'))).toBe('s.479(1)\u00a0BNSS');
});

it('translates every cited part of a section', () => {
  const files = ['src/law', 'src/law-explain', 'src/documents'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const cited = files.flatMap((text) => [...text.matchAll(/'(s\.\d[^']*)'/g)].map(([, at = '']) => at));
  expect(cited.filter((at) => at.includes('proviso')).length).toBeGreaterThan(15);
  expect(cited.map((at) => inHindi.records.cite(act('BNSS', at))).filter(inEnglish)).toEqual([]);
});

it('names every court with a built-in format', () => {
  for (const { name } of courtProfiles({})) {
    expect(profileName(name, 'en')).toBe(name);
    expect(profileName(name, 'hi')).toMatch(/न्यायालय$/);
  }
});

const matter = (status: Application['status'], arrestDate: string): Application => {
  const made = serverApplication({ status });
  return { ...made, case: { ...made.case, sections: ['BNS 303(2)'], arrestDate: day(arrestDate) } };
};

it('translates the counted outcomes into the language of the reader', () => {
  const own = matter('Pending', '2026-04-01');
  const all = [
    ...Array.from({ length: 6 }, () => matter('Approved', '2026-04-01')),
    ...Array.from({ length: 6 }, () => matter('Rejected', '2026-11-10')),
  ];
  const counted = foresightOfCase({ newest: own, all, flightRisks: new Map(), today: day('2026-11-22') });
  const sent = PredictiveAnalytics.parse(
    JSON.parse(JSON.stringify(predictiveInWords(counted, 'Low', predictive))),
  );
  expect(sent.keyFactors.length).toBeGreaterThan(0);
  expect(sent.similarCases.length).toBeGreaterThan(0);
  const answer = answerInWords(sent, inHindi.predictive);
  const sentences = [
    answer.recommendation,
    ...answer.keyFactors.flatMap(({ name, description }) => [name, description]),
    ...answer.similarCases.map(({ court }) => court),
  ];
  expect(sentences.filter(inEnglish)).toEqual([]);
  expect(answerInWords(sent, predictive)).toEqual(sent);
});

it('keeps a factor text of an older server without counts', () => {
  const factor = { name: 'The same section', impact: 'positive', description: 'Of 6, 6.' } as const;
  const old: PredictiveAnalytics = {
    confidenceLevel: 'None',
    keyFactors: [factor],
    similarCases: [],
    recommendation: 'One.',
    basis: { decided: 0, granted: 0 },
  };
  expect(answerInWords(old, inHindi.predictive).keyFactors).toEqual([factor]);
});

const namesIn = (file: string, field: string): string[] => {
  const rows: readonly Readonly<Record<string, unknown>>[] = JSON.parse(readFileSync(file, 'utf8'));
  return rows.map((row) => String(row[field]));
};

it.each([
  ['src/law/tables/offences.json', 'offence'],
  ['src/law/tables/special-acts.json', 'offence'],
  ['src/law/tables/acts.json', 'act'],
  ['src/law/tables/provisions.json', 'title'],
  ['src/law/tables/procedure.json', 'title'],
  ['src/law/tables/evidence.json', 'title'],
  ['src/search/cards/definitions.json', 'title'],
])('has a Hindi name for every row of %s', (file, field) => {
  const names = namesIn(file, field);
  expect(names.length).toBeGreaterThan(30);
  const left = names.filter((name) => inEnglish(inHindi.law.named(name)));
  expect(left).toEqual([]);
});

it('gives different Hindi names to punishments of one section', () => {
  const rows: readonly { code: string; section: string; offence: string }[] = JSON.parse(
    readFileSync('src/law/tables/offences.json', 'utf8'),
  );
  const names = new Map<string, Set<string>>();
  for (const { code, section, offence } of rows) {
    const key = `${code} ${section} ${inHindi.law.named(offence)}`;
    names.set(key, (names.get(key) ?? new Set()).add(offence));
  }
  expect([...names].filter(([, of]) => of.size > 1)).toEqual([]);
});

it('prints every provision number without English words', () => {
  const numbers = [
    ...namesIn('src/law/tables/procedure.json', 'bnss'),
    ...namesIn('src/law/tables/procedure.json', 'crpc'),
    ...namesIn('src/law/tables/evidence.json', 'bsa'),
    ...namesIn('src/law/tables/evidence.json', 'iea'),
    ...namesIn('src/law/tables/provisions.json', 'section'),
  ].filter((section) => section !== 'null');
  expect(numbers.length).toBeGreaterThan(300);
  const left = numbers.map((section) => inHindi.legalDatabase.name('BSA', section)).filter(inEnglish);
  expect(left).toEqual([]);
});
