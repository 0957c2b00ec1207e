/** History codes in both languages with their values, and lines from before the codes. */
import { describe, expect, it } from 'vitest';
import type { Update } from '#contract/application/application.ts';
import type { CaseHistoryLine } from '#contract/case/case-record.ts';
import { COURT_KINDS } from '#contract/case/court.ts';
import { HEARING_PURPOSES, HEARING_STATES } from '#contract/case/hearing.ts';
import type { Order } from '#contract/application/order.ts';
import { DCM_CATEGORIES, STATUSES } from '#contract/application/statuses.ts';
import { HistoryEvent, REMOVALS, type UpdateEvent } from '#contract/case/history-events.ts';
import { day } from '#kernel/calendar-date.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { historyEventWords as hindi } from '#text/hi/work/history-events.ts';
import {
  courtOfOrder,
  designationInWords,
  historyInWords,
  historySentence,
  removalInWords,
  updateInWords,
  updateSentence,
} from '#text/history-event-text.ts';

const LATIN = /[A-Za-z]/;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** One event per code and per form of its text. A code without an entry does not compile. */
const UPDATES: { readonly [C in UpdateEvent['code']]: readonly Extract<UpdateEvent, { code: C }>[] } = {
  filed: [{ code: 'filed' }],
  amended: [{ code: 'amended' }],
  withdrawn: [{ code: 'withdrawn' }],
  transferred: [
    { kind: 'high' as const },
    { kind: 'sessions' as const, place: 'पुणे' },
    { kind: 'high' as const, name: 'बॉम्बे उच्च न्यायालय' },
  ].map((to) => ({ code: 'transferred', from: { kind: 'magistrate' }, to, judge: 'अ. कुमार' })),
  'document-added': [{ code: 'document-added', name: '2026.pdf' }],
  'order-corrected': [{ code: 'order-corrected', judge: 'अ. कुमार', wrong: 'रमेश', right: 'राकेश' }],
  'conditions-changed': [
    { code: 'conditions-changed', judge: 'अ. कुमार' },
    { code: 'conditions-changed', judge: 'अ. कुमार', rejected: true },
  ],
  decided: (['Approved', 'Rejected'] as const).flatMap((status) => [
    { code: 'decided', status, judge: 'अ. कुमार', reasoned: true },
    { code: 'decided', status, judge: 'अ. कुमार', reasoned: true, notes: '12' },
    { code: 'decided', status, judge: 'अ. कुमार', reasoned: false },
    { code: 'decided', status, judge: 'अ. कुमार', reasoned: false, notes: '12' },
  ]),
};

const WITH_STATUSES = HistoryEvent.def.options.flatMap(({ shape: { code } }) =>
  'options' in code ? code.options : [],
);

type OtherHistory = Exclude<HistoryEvent, { code: (typeof WITH_STATUSES)[number] }>;

const HISTORY: { readonly [C in OtherHistory['code']]: readonly Extract<OtherHistory, { code: C }>[] } = {
  'case-managed': DCM_CATEGORIES.map((to) => ({ code: 'case-managed', from: 'Standard', to })),
  'delay-counted': [
    { code: 'delay-counted', to: 1 },
    { code: 'delay-counted', from: 1, to: 40 },
  ],
  'hearing-listed': HEARING_PURPOSES.map((purpose) => ({
    code: 'hearing-listed',
    date: day('2026-11-25'),
    time: '10:30',
    purpose,
  })),
  'hearing-updated': [{ code: 'hearing-updated', reason: '12.' }],
  'hearing-outcome': HEARING_STATES.map((state) => ({ code: 'hearing-outcome', state })),
  'hearing-moved': [{ code: 'hearing-moved', from: day('2026-11-25'), to: day('2026-12-01') }],
  'document-added': [{ code: 'document-added', name: '2026.pdf' }],
  'diary-written': [{ code: 'diary-written' }],
  'assessment-saved': [{ code: 'assessment-saved' }],
  'file-updated': [{ code: 'file-updated' }],
};

const updates: UpdateEvent[] = Object.values(UPDATES).flat();
const histories: HistoryEvent[] = [
  ...WITH_STATUSES.flatMap((code) => STATUSES.map((to) => ({ code, from: 'Pending', to }) as const)),
  ...Object.values(HISTORY).flat(),
];

const inHindi = (sentence: string): void => {
  expect(sentence).toMatch(DEVANAGARI);
  expect(sentence.replace('2026.pdf', '')).not.toMatch(LATIN);
};

describe.each(updates)('application update: %o', (event) => {
  const values = Object.values(event).filter((value) => typeof value === 'string');

  it('is worded in both languages with its values', () => {
    const sentences = [updateSentence(event, english), updateSentence(event, hindi)];
    for (const value of values.filter((each) => !LATIN.test(each) || each.endsWith('.pdf')))
      for (const sentence of sentences) expect(sentence).toContain(value);
    expect(sentences[0]).toMatch(LATIN);
    inHindi(sentences[1] ?? '');
  });

  it('is recognised from its English text without a code', () => {
    const description = updateSentence(event, english).replace('अ. कुमार', 'अनिल कुमार');
    const expected = updateSentence(event, hindi).replace('अ. कुमार', 'अनिल कुमार');
    expect(updateInWords({ description }, hindi)).toBe(expected);
    expect(updateInWords({ description }, english)).toBe(description);
  });
});

/** Lines stored before there were codes. They must stay known if the English text changes. */
it.each([
  'Filed.',
  'Amended.',
  'Withdrawn.',
  'Document added: 2026.pdf',
  'Approved by अनिल कुमार: no reasons recorded.',
  'Rejected by अनिल कुमार: no reasons recorded. 12',
  'Approved by अनिल कुमार.',
  'Rejected by अनिल कुमार. 12',
  'Application filed',
  'Case file updated',
  'Delay by the accused counted',
  'Hearing passed over',
  'Notice to the prosecutor',
  'Withdrawn',
  '1 day',
  '40 days',
  'Sessions Judge',
  'Judge of the High Court',
  'Court of the Magistrate, पुणे',
  'High Court',
  'It is now before another court.',
  'It is not before your court.',
  'You no longer sit in its court.',
])('recognises the stored line: %s', (line) => {
  expect(hindi.sentence(line)).toMatch(DEVANAGARI);
});

describe.each(histories)('case history event: %o', (event) => {
  const line = (change: Partial<CaseHistoryLine> = {}): CaseHistoryLine => ({
    at: '2026-11-20T05:00:00.000Z',
    by: 'Meera',
    ...historySentence(event, english),
    ...change,
  });

  it('is worded in both languages with dates as DD-MM-YYYY', () => {
    for (const words of [english, hindi]) {
      const text = Object.values(historySentence(event, words)).join(' ');
      expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}|undefined/);
    }
    inHindi(Object.values(historyInWords(line({ told: event }), hindi)).join(' '));
  });

  it('is recognised from English text without a code', () => {
    expect(historyInWords(line(), hindi)).toEqual(historySentence(event, hindi));
    expect(historyInWords(line(), english)).toEqual(historySentence(event, english));
  });
});

it.each([english, hindi])('words the dates and times of a hearing', (words) => {
  const [listed] = HISTORY['hearing-listed'];
  const [moved] = HISTORY['hearing-moved'];
  expect(listed && historySentence(listed, words)).toMatchObject({ to: '25-11-2026, 10:30' });
  expect(moved && historySentence(moved, words)).toMatchObject({ from: '25-11-2026', to: '01-12-2026' });
});

it('words the removal of a record by code or by older text', () => {
  for (const because of REMOVALS) {
    inHindi(removalInWords({ because, reason: 'It is gone.' }, hindi));
    expect(removalInWords({ reason: english.removal[because] }, hindi)).toBe(hindi.removal[because]);
    expect(removalInWords({ because }, english)).toBe(english.removal[because]);
  }
  expect(removalInWords({}, hindi)).toBe('');
  expect(removalInWords({ because: 'eclipse', reason: 'The sun is away.' }, hindi)).toBe('The sun is away.');
});

const by = (change: Partial<Order['by']>): Order['by'] => ({
  name: 'A. Kumar',
  designation: 'Sessions Judge',
  court: 'Court of Session, Pune',
  ...change,
});

it('words office and court by seat or by older text', () => {
  for (const kind of COURT_KINDS) {
    const seat = { kind, place: 'पुणे' };
    inHindi(designationInWords(by({ seat }), hindi));
    inHindi(courtOfOrder(by({ seat }), hindi));
    expect(courtOfOrder(by({ seat: { ...seat, name: 'Special Court, Pune' } }), hindi)).toBe(
      'Special Court, Pune',
    );
    const older = by({ designation: english.designation[kind], court: english.court(seat) });
    expect(designationInWords(older, hindi)).toBe(hindi.designation[kind]);
    expect(courtOfOrder(older, hindi)).toBe(hindi.court(seat));
  }
  expect(courtOfOrder(by({}), english)).toBe('Court of Session, Pune');
});

const update = (change: Partial<Update>): Update => ({
  description: 'Approved by A. Kumar. Copy to the jail.',
  date: '2026-11-20T05:00:00.000Z',
  by: 'A. Kumar',
  ...change,
});

it('keeps a name unchanged with a code', () => {
  const event: UpdateEvent = {
    code: 'decided',
    status: 'Approved',
    judge: 'A. Kumar',
    reasoned: true,
    notes: 'Copy to the jail.',
  };
  expect(updateInWords(update({ told: event }), hindi)).toBe('A. Kumar द्वारा मंज़ूर। Copy to the jail.');
});

it('shows the English text for unknown or incomplete codes', () => {
  const description = 'Sent to the mediation centre.';
  for (const event of [
    { code: 'mediated', centre: 'Pune' },
    { code: 'decided', status: 'Stayed' },
  ])
    expect(updateInWords(update({ description, told: event }), hindi)).toBe(description);
});
