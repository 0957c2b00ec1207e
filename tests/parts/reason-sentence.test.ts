import { describe, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import type { OrderReason } from '#contract/application/order.ts';
import { matterOf } from '#documents/matter.ts';
import { BLANK_ORDER } from '#data/records/application/order-draft.ts';
import {
  composedToday,
  inFirsOfDraft,
  reasonSentence,
  sentenceOffered,
  sentencesAfter,
  sentencesIn,
} from '#parts/order-editor/reason-sentence.ts';
import { order } from '#text/en/applications/order.ts';
import { openLanguage } from '#text/other-languages.ts';
import { aundh, inFirs, kothrud } from '../documents/firs/fir-matters.ts';
import { context, withFacts } from '../documents/sample-application.ts';

type Facts = Parameters<typeof withFacts>[0];

const sentenceOf = (code: OrderReason, facts: Facts = {}, bail: Parameters<typeof withFacts>[1] = {}) =>
  reasonSentence(code, matterOf(withFacts(facts, bail), context), order);

const accused = (bail: 'granted' | 'refused') => ({ name: 'Ravi Kale', bail });

describe('the sentence of a reason', () => {
  it('claims parity only with a co-accused on bail', () => {
    expect(sentenceOf('parity', { coAccused: [accused('granted'), accused('refused')] })).toBe(
      'Bail was granted to 1 of 2 co-accused, and the role is alike.',
    );
    expect(sentenceOf('parity', { coAccused: [accused('refused')] })).toBe(
      'A co-accused in a like role is on bail.',
    );
  });

  it('claims a long trial only while witnesses remain', () => {
    const trial = { stage: 'arguments', witnessesCited: 5, witnessesExamined: 5 } as const;
    expect(sentenceOf('trial-will-take-time', { trial })).toBe('The trial is likely to take time.');
  });

  it('claims a report in time only by its date', () => {
    const facts = { arrestDate: day('2026-07-10'), firstRemandDate: day('2026-07-11') };
    const on = (date: string): Facts => ({ ...facts, chargesheet: { state: 'filed', on: day(date) } });
    const claim = { relief: 'default' } as const;
    expect(sentenceOf('charge-sheet-in-time', on('2026-08-01'), claim)).toMatch(
      /^The police report was filed on 01-08-2026, within the period/,
    );
    expect(sentenceOf('charge-sheet-in-time', on('2026-11-01'), claim)).toBe(
      'The police report was filed in time.',
    );
    expect(sentenceOf('period-not-over', on('2026-11-01'), claim)).toBe(
      'The period of investigation is not over.',
    );
  });

  it('names neither the applicant nor the party, which may be an appellant or a child', () => {
    for (const code of ['long-custody', 'antecedents', 'below-fraction'] as const)
      expect(sentenceOf(code)).not.toMatch(/applicant/);
  });
});

const refused = (...numbers: number[]) => ({
  refusedFirs: numbers.map((fir) => ({ fir, reasons: [], text: '' })),
});

describe('the sentence of a reason in several FIRs', () => {
  const matter = matterOf(
    inFirs([kothrud, aundh], { coAccused: [accused('granted'), accused('refused')] }),
    context,
  );
  const chosen = { matter, status: 'Approved' } as const;
  const parityIn = (...numbers: number[]) =>
    reasonSentence('parity', inFirsOfDraft(chosen, refused(...numbers)), order);
  const ofFirst = 'Bail was granted to 1 of 2 co-accused, and the role is alike.';
  const general = 'A co-accused in a like role is on bail.';

  it('states no fact of an FIR in which bail is refused', () => {
    expect(parityIn(1)).toBe(general);
    expect(parityIn(2, 3)).toBe(ofFirst);
  });

  it('states a fact of one FIR under its name alone', () => {
    const text = parityIn(3);
    expect(text).toMatch(/^FIR No\. .*: Bail was granted to 1 of 2 co-accused/);
    expect(text).toMatch(
      /FIR No\. 31\/2026, Police Station Kothrud: A co-accused in a like role is on bail\.$/,
    );
  });

  it('follows a later refusal, unless the judge edited it', () => {
    const draft = { ...BLANK_ORDER, ...refused(2, 3), reasons: ['parity'] as const };
    const after = (parity: string) =>
      sentencesAfter(chosen, { draft: { ...draft, sentences: { parity } }, change: refused(1) }, order);
    expect(after(ofFirst).sentences).toEqual({ parity: general });
    expect(after('The role is alike.').sentences).toEqual({ parity: 'The role is alike.' });
  });
});

const { order: hindi } = await (await openLanguage('hi')).tiers.rest();

describe('a sentence composed on an earlier day', () => {
  const facts: Facts = { arrestDate: day('2026-07-10'), custodyStatus: 'judicial' };
  const matterOn = (dated: string) => matterOf(withFacts(facts), { ...context, dated: day(dated) });
  const [earlier, today] = [matterOn('2026-11-19'), matterOn('2026-11-20')];
  const textOf = (matter: typeof today, words = order) => reasonSentence('long-custody', matter, words);
  const draft = {
    ...BLANK_ORDER,
    language: 'en',
    reasons: ['long-custody'],
    ...sentenceOffered(BLANK_ORDER, 'long-custody', textOf(earlier)),
  } as const;
  const now = { matter: today, words: order };

  it('has the figure of today', () => {
    expect(textOf(earlier)).not.toBe(textOf(today));
    expect(composedToday(draft, 'Approved', now).sentences['long-custody']).toBe(textOf(today));
    expect(composedToday(composedToday(draft, 'Approved', now), 'Approved', now).offered).toEqual({
      'long-custody': textOf(today),
    });
  });

  it('has the facts of the record, if it was ticked before the law tables loaded', () => {
    const plain = sentenceOffered(BLANK_ORDER, 'long-custody', reasonSentence('long-custody', null, order));
    const { sentences } = composedToday({ ...draft, ...plain }, 'Approved', now);
    expect(sentences['long-custody']).toBe(textOf(today));
  });

  it('stays if the judge edited it, and in a draft of another language', () => {
    const edited = { ...draft, sentences: { 'long-custody': 'Four months have passed.' } };
    expect(composedToday(edited, 'Approved', now)).toBe(edited);
    expect(composedToday({ ...draft, language: 'hi' }, 'Approved', now).sentences).toBe(draft.sentences);
  });

  it('follows the language of the order', () => {
    const after = { matter: today, words: hindi };
    const { sentences } = sentencesIn(draft, 'Approved', { before: now, after });
    expect(sentences['long-custody']).toBe(textOf(today, hindi));
  });
});
