/** Statements on forum, custody and codes that no paper may make, over every relief in both languages. */
import { expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { RELIEFS } from '#contract/application/application.ts';
import { draftOf, everyPaper, EVERYWHERE, type Facts, inBoth, MANY, saying } from './every-paper.ts';

const child: Facts = {
  offenceDate: day('2026-09-01'),
  firDate: day('2026-09-02'),
  arrestDate: day('2026-09-05'),
  firstRemandDate: day('2026-09-06'),
  person: { ageAtAct: 16 },
  caseNumber: undefined,
  trial: undefined,
  chargesheet: undefined,
};

it.each([
  ['BNS 115(2)', '1 year'],
  ['BNS 118(1)', '3 years'],
  ['BNS 351(2)', '2 years'],
])('never says five years for SC/ST 3(2)(va) beside %s', (section, term) => {
  for (const text of everyPaper(['SC/ST 3(2)(va)', section])) {
    const rows = text.split('\n').filter((line) => line.includes('3(2)(va)') && line.includes(' | '));
    expect(rows.filter((line) => /5 (years|वर्ष)/.test(line))).toEqual([]);
  }
  const [english = ''] = inBoth(draftOf('regular-sessions', ['SC/ST 3(2)(va)', section]));
  const va = english.split('\n').find((line) => line.includes('3(2)(va)') && line.includes(' | '));
  expect(va).toContain(`imprisonment up to ${term}, and fine`);
});

it('never says that notice is due under 15A(5)', () => {
  expect(saying(EVERYWHERE, /(notice|सूचना)[^.।;]*15A\(5\)/i)).toEqual([]);
});

it('never says BNSS 430 in an appeal of 2022', () => {
  const appeal = draftOf('suspension', ['IPC 302'], {
    bail: {
      conviction: {
        court: 'the Sessions Judge, Pune',
        on: day('2022-08-10'),
        sentence: 'imprisonment for life',
        appealNumber: 'Criminal Appeal No. 77 of 2022',
      },
    },
  });
  for (const text of inBoth(appeal)) {
    expect(text).not.toMatch(/under section.430|धारा.430 के/);
    expect(text).toMatch(/under section.389|धारा.389 के/);
  }
});

it('never says that a person on bail is in custody', () => {
  const papers = MANY.flatMap((sections) =>
    everyPaper(sections, {
      bailOrder: { state: 'granted', on: day('2026-01-05'), releasedOn: day('2026-01-06') },
    }),
  );
  expect(
    saying(
      papers,
      /has been in custody|is in judicial custody|undergone detention|अभिरक्षा में रह चुका|न्यायिक अभिरक्षा में/,
    ),
  ).toEqual([]);
});

it.each([
  ['2024-07-10', 'IPC 420'],
  ['2025-11-06', 'BNS 318(4)'],
  ['2026-01-05', 'PMLA 4'],
])('never says Vihaan Kumar for want of writing, arrest of %s', (on, section) => {
  const papers = everyPaper([section], {
    arrestDate: day(on),
    firstRemandDate: day(on),
    offenceDate: day('2024-07-03'),
    groundsOfArrest: { state: 'none' },
  });
  expect(saying(papers, /(writing|लिखित)[^.।]*(Vihaan|विहान)/)).toEqual([]);
});

it.each(['PMLA 4', 'COMPANIES 447', 'CUSTOMS 135(1)(i)', 'CGST 132(1)(i)'])(
  'never says State through the Station House Officer for %s',
  (section) => {
    const papers = everyPaper([section]);
    expect(papers.length).toBeGreaterThan(0);
    expect(saying(papers, /Station House Officer|थानाध्यक्ष|थाना प्रभारी/)).toEqual([]);
    expect(saying(papers, /FIR No\.|FIR संख्या/)).toEqual([]);
  },
);

it('never says Special Judge under the UAPA', () => {
  expect(
    saying(everyPaper(['UAPA 17']), /(special judge under|विशेष न्यायाधीश \()[^\n]*(unlawful|विधिविरुद्ध)/i),
  ).toEqual([]);
});

it.each(['UAPA 17', 'SC/ST 3(1)(r)'])(
  'never says section 483 before the High Court after a refusal for %s',
  (section) => {
    const refused = draftOf('regular-high-court', [section], {
      bail: {
        previousApplications: 'one',
        previous: [
          {
            court: 'Special Court, Pune',
            number: '12/2026',
            outcome: 'rejected',
            decidedOn: day('2026-11-02'),
          },
        ],
      },
    });
    const [english = '', hindi = ''] = inBoth(refused);
    expect(english).toMatch(/Criminal appeal under section.(21\(4\)|14A\(2\))/);
    expect(english).not.toMatch(/section.483/);
    expect(hindi).not.toMatch(/धारा.483/);
  },
);

it('never says section 480 of a child before a Magistrate', () => {
  const papers = RELIEFS.filter((relief) => relief !== 'anticipatory' && relief !== 'suspension').flatMap(
    (relief) => inBoth(draftOf(relief, ['BNS 303(2)'], { case: { ...child, court: 'magistrate' } })),
  );
  expect(saying(papers, /\b480\b/)).toEqual([]);
  expect(saying(papers, /JUDICIAL MAGISTRATE|न्यायिक मजिस्ट्रेट/)).toEqual([]);
});
