/** Grounds of the library inside the paper: no sentence is printed twice, and none contradicts the paper. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { isBeforeBoard } from '#documents/before-board.ts';
import { annexureEntries } from '#documents/common-sections/disclosure-annexure.ts';
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import { type BailDraft, type DocumentContext, matterOf, type PaperMatter } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { day } from '#kernel/calendar-date.ts';
import { valueAt } from '#kernel/merge-patch.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { falsehoods } from '../generated-papers.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../relief-matters.ts';
import { context as english, withFacts } from '../sample-application.ts';

const library = await loadGroundLibrary();
const { grounds } = library;

const answersWith = (answer: string) =>
  Object.fromEntries(grounds.flatMap(({ fills }) => fills.map((key) => [key, answer])));

/** The paper with every ground that the record supports, or with those that wait for no answer. */
function paperWithGrounds({ applicant, case: facts, bail, context }: Draft, every = false): string {
  const draft: BailDraft = { applicant, case: facts, bail };
  const taken = proposedGrounds(matterOf(draft, context), library).filter(
    ({ confirm }) => every || confirm.length === 0,
  );
  const groundParts = taken.map(({ id, heading, written }) => ({
    heading,
    text: written(answersWith('as the record shows')),
    ground: id,
  }));
  return plainText(bailApplication({ ...draft, bail: { ...bail, groundParts } }, context));
}

type Draft = Pick<PaperMatter, 'applicant' | 'case' | 'bail'> & { readonly context: DocumentContext };

const draftOf = ({ applicant = {}, case: facts = {}, bail = {} }: BailDraft, context = english): Draft => ({
  applicant,
  case: facts,
  bail,
  context,
});

/** Sentences of the numbered paragraphs that are printed twice. */
function repeated(text: string): string[] {
  const sentences = text
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .flatMap((line) =>
      line.replace(/^\d+\. (As to [^:]+: )?/, '').split(/(?<=[.।])\s+(?=[A-Z\u0900-\u097F])/u),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 25);
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
}

const IN_BOTH: readonly DocumentContext[] = [english, { ...english, papers: HINDI_PAPERS }];

describe.each(Object.entries({ ...RELIEF_MATTERS, ...FURTHER_MATTERS }))('%s', (_, pair) => {
  it('prints no sentence twice, in either language', () => {
    const papers = Object.values(pair).flatMap((draft) =>
      IN_BOTH.flatMap((context) =>
        [false, true].map((every) => paperWithGrounds(draftOf(draft, context), every)),
      ),
    );
    expect(papers.flatMap(repeated)).toEqual([]);
  });
});

it('prints no sentence twice in a generated record', () => {
  const twice = falsehoods(
    ({ matter }) => (matter.relief === null ? [] : repeated(paperWithGrounds(matter))),
    100,
  );
  expect(twice).toEqual([]);
});

it('names no annexure that the filing may lack, and gives the party one name', () => {
  const words = ({ text, heading }: (typeof grounds)[number]) =>
    [text.en, text.hi, heading.en, heading.hi].join('\n');
  expect(grounds.filter((each) => /Part [A-F]\b|अनुलग्नक के भाग/.test(words(each)))).toEqual([]);
  expect(grounds.filter((each) => /appellant|अपीलार्थी/i.test(words(each)))).toEqual([]);
});

it('prints one full stop after an answer that has its own', () => {
  for (const context of IN_BOTH) {
    const matter = matterOf(
      withFacts({ court: 'sessions', sections: ['BNS 103(1)', 'BNS 115(2)', 'BNS 318(4)'] }),
      context,
    );
    const texts = proposedGrounds(matter, library).map(({ written }) => written(answersWith('He said so. ')));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => /\.\.|\.।|।।|\. \./.test(text))).toEqual([]);
  }
});

it('asks about every statement on the words of the FIR', () => {
  const silent = grounds.filter(
    ({ text, confirm }) =>
      /\bFIR (attributes|names|does not)|No explanation for the delay/.test(text.en) && confirm.length === 0,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

const keysOf = (draft: BailDraft) => proposedGrounds(matterOf(draft, english), library).map(({ id }) => id);
const textOf = (draft: BailDraft, id: string) =>
  proposedGrounds(matterOf(draft, english), library)
    .find((ground) => ground.id === id)
    ?.written({});

it('states no maximum below that of a part of the section to which the facts point', () => {
  const open = withFacts(
    { court: 'magistrate', sections: ['BNS 303(2)', 'BNS 331(4)'], allegations: 'A theft by night.' },
    { relief: 'regular-magistrate' },
  );
  expect(plainText(bailApplication(open, english))).toContain('up to 14 years');
  expect(keysOf(open)).not.toContain('up-to-seven-years');
  expect(
    keysOf(withFacts({ court: 'magistrate', sections: ['BNS 303(2)'] }, { relief: 'regular-magistrate' })),
  ).toContain('up-to-seven-years');
});

it('asks for no unlimited protection beside transit protection', () => {
  const transit = FURTHER_MATTERS['transit']?.strong ?? {};
  expect(keysOf(transit)).not.toContain('no-fixed-time');
  expect(keysOf(RELIEF_MATTERS.anticipatory.strong)).toContain('no-fixed-time');
});

const ofTrial = (witnessesExamined: number) =>
  withFacts({ court: 'high', trial: { stage: 'evidence', witnessesCited: 20, witnessesExamined } });

it('argues delay only while half of the witnesses are left', () => {
  expect(keysOf(ofTrial(4))).toContain('trial-delay');
  expect(plainText(bailApplication(ofTrial(4), english))).toContain('prolonged incarceration');
  expect(keysOf(ofTrial(18))).not.toContain('trial-delay');
  expect(plainText(bailApplication(ofTrial(18), english))).not.toContain('prolonged incarceration');
});

it('calls the arrest by an agency no arrest under section 35', () => {
  const laundering = withFacts({ court: 'sessions', sections: ['PMLA 4'], person: { woman: true } });
  expect(keysOf(laundering)).not.toContain('up-to-seven-years');
  expect(textOf(laundering, 'pmla-woman-proviso')).toContain('allows the release of a woman');
});

describe('a child before the Board', () => {
  const child = withFacts(
    {
      court: 'magistrate',
      sections: ['BNS 303(2)'],
      offenceDate: day('2026-10-01'),
      firDate: day('2026-10-02'),
      arrestDate: day('2026-10-05'),
      firstRemandDate: day('2026-10-06'),
      jail: 'Observation Home, Pune',
      person: { ageAtAct: 16 },
      caseNumber: undefined,
      trial: undefined,
      chargesheet: undefined,
    },
    { relief: 'regular-magistrate' },
  );

  it('gets no ground on section 480 or 483, and none that the application pleads itself', () => {
    const matter = matterOf(child, english);
    expect(isBeforeBoard(matter)).toBe(true);
    const cited = proposedGrounds(matter, library).flatMap(({ authorities }) =>
      authorities.map(({ source, at }) => `${source} ${at}`),
    );
    expect(cited.filter((each) => /BNSS s\.48[03]|JJ s\.12/.test(each))).toEqual([]);
  });

  it('is apprehended and held, not arrested and in judicial custody', () => {
    for (const context of IN_BOTH) {
      const custody = annexureEntries(matterOf(child, context)).find(({ part }) => part === 'B');
      expect(custody?.lines.join('\n')).not.toMatch(/arrested|judicial custody|न्यायिक अभिरक्षा|गिरफ्तार/);
    }
  });
});

it('discloses the judgment as the stage of the trial when a sentence is to be suspended', () => {
  const { strong } = RELIEF_MATTERS.suspension;
  const draft = { ...strong, case: { ...strong.case, chargesheet: undefined, trial: undefined } };
  const trial = annexureEntries(matterOf(draft, english)).find(({ part }) => part === 'C');
  expect(trial).toMatchObject({ state: 'stated' });
  expect(trial?.lines.join(' ')).toContain('convicted the applicant');
});

it('proposes no ground that rests on an absent fact of the record', () => {
  const wants = new Map(grounds.map(({ id, when }) => [id, when]));
  expect(
    falsehoods(({ matter }) => {
      const record = { applicant: matter.applicant, case: matter.case, bail: matter.bail };
      return proposedGrounds(matter, library).flatMap(({ id }) =>
        (wants.get(id) ?? [])
          .filter(({ fact, op }) => op !== 'absent' && /^(case|bail|applicant)\./.test(fact))
          .map(({ fact }) => valueAt(record, fact) === undefined && `${id} without ${fact}`),
      );
    }),
  ).toEqual([]);
});

it('proposes no default bail after a timely charge-sheet, and no absent bar', () => {
  expect(
    falsehoods(({ matter, found }) => {
      const ids = new Set(proposedGrounds(matter, library).map(({ id }) => id));
      return [
        found.defaultBail.status === 'charge-sheet-in-time' &&
          ids.has('default-period-over') &&
          'default-period-over after a timely charge-sheet',
        found.anticipatory.conclusion.kind === 'barred' &&
          ids.has('anticipatory-not-barred') &&
          'anticipatory-not-barred where it is barred',
      ];
    }),
  ).toEqual([]);
});
