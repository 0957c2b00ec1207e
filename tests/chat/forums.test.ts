// @vitest-environment node
/** The court in an answer is that of the determination, for every Act of the tables, adult and child. */
import { expect, it } from 'vitest';
import { ask, cited, forumsIn, rulesOf } from './offline-chat.ts';
import { courtOf, rowsOf, SPECIAL_ACTS } from './special-acts.ts';

it.each(SPECIAL_ACTS)('names no other court for an adult under %s', (code) => {
  for (const { section: asked } of rowsOf(code)) {
    for (const { section, court } of forumsIn(ask(`${code} ${asked} which court for bail`))) {
      const courts = rowsOf(code)
        .filter((row) => row.section === section)
        .map(courtOf);
      expect({ asked, section, courts }).toMatchObject({ courts: expect.arrayContaining([court]) });
    }
  }
});

it('names a court for most sections of special Acts', () => {
  const named = SPECIAL_ACTS.filter(
    (code) => forumsIn(ask(`${code} ${rowsOf(code)[0]?.section ?? ''} which court for bail`)).length > 0,
  );
  expect(named.length).toBeGreaterThan(0.8 * SPECIAL_ACTS.length);
});

it.each(SPECIAL_ACTS)('sends a child accused under %s to the Board', (code) => {
  const [row] = rowsOf(code);
  if (!row) return;
  const answer = ask(
    `my son is 16, arrested under ${code} ${row.section.split(',')[0] ?? ''}, where do we apply for bail`,
  );
  expect(forumsIn(answer).map(({ court }) => court)).toEqual(['board']);
  expect(rulesOf(answer).map(({ is }) => is)).not.toContain('bail-in-discretion');
});

it.each([
  ['SC/ST special court rejected bail, is 483 maintainable', 'SC/ST 14A(2)'],
  ['UAPA bail rejected by the special court, what next', 'NIA 21(4)'],
  ['NDPS special court dismissed the bail application, next remedy', 'BNSS 483(1)'],
  ['bail dismissed by the district judge in a murder case, now?', 'BNSS 483(1)'],
  ['the Juvenile Justice Board rejected bail of my nephew aged 15', 'JJ 101(1)'],
])('gives the way after a refusal: %s', (question, section) => {
  expect(cited(ask(question))).toContain(section);
});

it('sends a refusal of the Court of Session to the High Court alone', () => {
  const answer = ask('bail rejected by sessions court in theft case, what next');
  const ways = rulesOf(answer).flatMap((rule) => (rule.is === 'after-refusal' ? [rule.after.to] : []));
  expect(ways).toEqual(['high']);
});

it('names the Special Court before an arrest under the NDPS Act', () => {
  const answer = ask('anticipatory bail for NDPS 21(c)');
  const courts = rulesOf(answer).flatMap((rule) => (rule.is === 'anticipatory' ? [rule.court] : []));
  expect(courts).toEqual(['special']);
});

it('answers bail granted without release with the directions of 31 January 2023', () => {
  for (const question of [
    'bail was granted ten days ago but the jail has not released him',
    'bail order passed but we cannot find a surety',
    'जमानत मिल गई पर जेल से रिहाई नहीं हुई',
  ]) {
    expect(cited(ask(question))[0]).toBe('CASE policy-bail-2023');
  }
});

it('cites written grounds for every offence only for an arrest from 06-11-2025', () => {
  const before = cited(ask('arrested on 3 March 2025 for theft, grounds of arrest not given in writing'));
  const after = cited(ask('arrested on 2 January 2026 for theft, grounds of arrest not given in writing'));
  expect(before).not.toContain('CASE mihir-2025');
  expect(after).toContain('CASE mihir-2025');
});

it('describes an overruled judgment only if the question names it', () => {
  expect(cited(ask('how long is anticipatory bail valid'))).not.toContain('CASE salauddin-1995');
  expect(cited(ask('what did Salauddin Abdulsamad Shaikh hold'))).toContain('CASE salauddin-1995');
});

it.each([
  ['convicted in NDPS 21(c), ten years, where do we apply for suspension of sentence?', ['high'], []],
  ['convicted under BNS 303(2), 2 years: which court suspends the sentence?', ['sessions'], []],
  ['dhara 379 IPC me doshi karar, 3 saal ki saja, appeal kahan kare?', ['sessions'], []],
  ['convicted under 392 IPC, which court suspends the sentence?', [], ['sentenceYears']],
  ['convicted under BNS 103(1), appeal rejected, which court now?', [], []],
])('answers by the court of the appeal: %s', (question, courts, open) => {
  const answer = ask(question);
  expect(forumsIn(answer).map(({ court }) => court)).toEqual(courts);
  expect(answer.kind === 'answered' ? answer.open : null).toEqual(open);
  expect(cited(answer)).toContain('BNSS 430(1)');
});
