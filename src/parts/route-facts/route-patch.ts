/** From the form to the facts of a record: what was answered, as a merge patch. */
import { byText } from '#kernel/by-text.ts';
import type { CaseFacts, CustodySpan } from '#contract/case-facts.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { mergePatch } from '#kernel/merge-patch.ts';
import { isProclamation, type RecordedFacts } from './route-form-of.ts';
import {
  isAnswered,
  ROUTE_ORDER,
  type RouteForm,
  type RouteQuestion,
  type YesNoUnknown,
} from './route-form.ts';

type Patch = Readonly<Partial<Record<keyof CaseFacts, unknown>>>;

/** What a record would hold of these answers alone. */
export const routeFacts = (form: RouteForm, facts: RecordedFacts, stage: string): Partial<CaseFacts> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the patch is made of these facts
  mergePatch({}, routePatch(ROUTE_ORDER, form, { facts, stage })) as Partial<CaseFacts>;

export interface Recorded {
  readonly facts: RecordedFacts;
  /** The stage of a trial of which nothing else is known. */
  readonly stage: string;
}

/** The answers as a merge patch: of a question that was not answered nothing, of one said to be unknown nothing. */
export function routePatch(questions: readonly RouteQuestion[], form: RouteForm, recorded: Recorded): Patch {
  const patches = questions
    .filter((question) => isAnswered(question, form))
    .map((question) => PATCH_OF[question](form, recorded));
  return patches.reduce<Patch>(joined, {});
}

/** Two questions may answer for one group: its fields come together. */
function joined(all: Patch, next: Patch): Patch {
  const groups = Object.entries(next).map(([key, value]) => {
    const before: unknown = Object.entries(all).find(([name]) => name === key)?.[1];
    return [key, isGroup(before) && isGroup(value) ? { ...before, ...value } : value] as const;
  });
  return { ...all, ...Object.fromEntries(groups) };
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type FieldPatch = (form: RouteForm, recorded: Recorded) => Patch;

const PATCH_OF: Readonly<Record<RouteQuestion, FieldPatch>> = {
  arrestAt: ({ arrestAt }) => ({ arrest: { at: text(arrestAt) } }),
  production: ({ production, producedOn, producedAt }) => {
    if (production === 'none') return { arrest: { production: { state: 'none', on: null, at: null } } };
    if (production !== 'produced' || !isDay(producedOn)) return {};
    return { arrest: { production: { state: 'produced', on: producedOn, at: text(producedAt) } } };
  },
  grounds: ({ grounds, groundsOn, groundsAt }) => {
    if (grounds === 'none') return { groundsOfArrestAt: 'none' };
    if (grounds !== 'given' || !isDay(groundsOn)) return {};
    return { groundsOfArrestAt: groundsAt.trim() === '' ? groundsOn : `${groundsOn}T${groundsAt.trim()}` };
  },
  relativeInformed: ({ relativeInformed }) => yesNo('arrest', 'relativeInformed', relativeInformed),
  appearanceNotice: ({ appearanceNotice }) => yesNo('arrest', 'appearanceNotice', appearanceNotice),
  reasonsInWriting: ({ reasonsInWriting }) => yesNo('arrest', 'reasonsInWriting', reasonsInWriting),
  notice: ({ notice, noticeOn }) => {
    if (notice === 'none') return { noticeToAppear: { state: 'none', on: null } };
    return notice === 'to-appear' && isDay(noticeOn)
      ? { noticeToAppear: { state: 'to-appear', on: noticeOn } }
      : {};
  },
  policeCustody: custodyPatch,
  bailOrder: ({ bailOrder, grantedOn, releasedOn, otherOrders }) => {
    if (bailOrder === 'none')
      return { bailOrder: { state: 'none', on: null, releasedOn: null, otherOrders: null } };
    if (bailOrder !== 'granted' || !isDay(grantedOn)) return {};
    const order = {
      state: 'granted',
      on: grantedOn,
      releasedOn: day(releasedOn),
      otherOrders: number(otherOrders),
    };
    return { bailOrder: order };
  },
  otherState: ({ otherState }) => (isSaid(otherState) ? { firInOtherState: otherState === 'yes' } : {}),
  witnesses: ({ witnessesCited, witnessesExamined }, recorded) =>
    ofTrial(recorded, {
      witnessesCited: number(witnessesCited),
      witnessesExamined: number(witnessesExamined),
    }),
  trial: ({ trial, trialOn }, recorded) => {
    if (trial === 'running') return ofTrial(recorded, { over: false, concludedOn: null, acquittedOn: null });
    if (trial === 'concluded')
      return ofTrial(recorded, { over: true, concludedOn: day(trialOn), acquittedOn: null });
    return trial === 'acquitted'
      ? ofTrial(recorded, { over: true, concludedOn: day(trialOn), acquittedOn: day(trialOn) })
      : {};
  },
  specialCourtOrderOn: ({ specialCourtOrderOn, appealFiledOn }) => ({
    specialCourtOrderOn: day(specialCourtOrderOn),
    appealFiledOn: day(appealFiledOn),
  }),
  deposit: ({ deposit, depositOn, paidOn }) => {
    if (deposit === 'none') return { chequeDeposit: { state: 'none', on: null, paidOn: null } };
    if (deposit !== 'ordered' || !isDay(depositOn)) return {};
    return { chequeDeposit: { state: 'ordered', on: depositOn, paidOn: day(paidOn) } };
  },
  ageAtAct: ({ ageAtAct }) => ({ person: { ageAtAct: number(ageAtAct) } }),
  amountInvolved: ({ amountInvolved }) => ({ amountInvolved: number(amountInvolved) }),
  onBailAtOffence: ({ onBailAtOffence }) => yesNo('person', 'onBailAtOffence', onBailAtOffence),
  unlawfulEntry: ({ unlawfulEntry }) => yesNo('person', 'unlawfulEntry', unlawfulEntry),
  proclaimed: proclaimedPatch,
  incomplete: ({ incomplete }, { facts: { chargesheet } }) =>
    chargesheet?.state === 'filed' && isSaid(incomplete)
      ? { chargesheet: { ...chargesheet, incomplete: incomplete === 'yes' } }
      : {},
};

const text = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const day = (typed: string): CalendarDate | null => (isDay(typed) ? typed : null);
/** Grouped as a person writes it: 1,00,00,000. */
const number = (typed: string): number | null => {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
};
const isSaid = (answer: YesNoUnknown): boolean => answer === 'yes' || answer === 'no';
const yesNo = (group: 'arrest' | 'person', field: string, answer: YesNoUnknown): Patch =>
  isSaid(answer) ? { [group]: { [field]: answer === 'yes' } } : {};

const ofTrial = ({ facts: { trial }, stage }: Recorded, said: Readonly<Record<string, unknown>>): Patch => ({
  trial: { stage: trial?.stage ?? stage, ...said },
});

/** A proclamation that stands, or none known beside what the record has. */
function proclaimedPatch({ proclaimed }: RouteForm, { facts: { coercive } }: Recorded): Patch {
  if (!isSaid(proclaimed)) return {};
  const others = (coercive?.rows ?? []).filter((row) => !isProclamation(row));
  const standing = (coercive?.rows ?? []).filter(isProclamation);
  const added = standing.length > 0 ? standing : [{ kind: 'proclamation' as const }];
  return { coercive: { known: true, rows: proclaimed === 'yes' ? [...others, ...added] : others } };
}

/** Police custody as spans; the rest of the time since the arrest is judicial custody. Interim bail stays as it is. */
function custodyPatch(
  { policeCustody, policeSpans }: RouteForm,
  { facts: { custody = [], arrestDate, bailOrder } }: Recorded,
): Patch {
  if (policeCustody !== 'some' && policeCustody !== 'none') return {};
  const spans = policeCustody === 'some' ? policeSpans.flatMap(spanOf) : [];
  const released = custody.filter(({ kind }) => kind === 'interim-bail');
  const out = bailOrder?.state === 'granted' ? bailOrder.releasedOn : undefined;
  const held = heldTimes(custody);
  const times = held.length > 0 || arrestDate === undefined ? held : [{ from: arrestDate, to: out }];
  if (times.length === 0) return {};
  return { custody: [...times.flatMap((time) => aroundPolice(spans, time)), ...released] };
}

interface Time {
  readonly from: CalendarDate;
  readonly to?: CalendarDate | undefined;
}

/** The times inside, each without a gap, whichever custody they were. */
function heldTimes(custody: readonly CustodySpan[]): Time[] {
  const times: Time[] = [];
  const held = custody.filter(({ kind }) => kind !== 'interim-bail');
  for (const { from, to } of held.toSorted((a, b) => byText(a.from, b.from))) {
    const last = times.at(-1);
    if (last && (last.to === undefined || from <= last.to)) times[times.length - 1] = { from: last.from, to };
    else times.push({ from, to });
  }
  return times;
}

const spanOf = ({ from, to }: RouteForm['policeSpans'][number]): CustodySpan[] =>
  isDay(from) ? [{ from, ...(isDay(to) && { to }), kind: 'police' }] : [];

function aroundPolice(police: readonly CustodySpan[], { from, to: until }: Time): CustodySpan[] {
  const spans: CustodySpan[] = [];
  let since: CalendarDate | undefined = from;
  const inside = police.filter((span) => span.from >= from && (until === undefined || span.from <= until));
  for (const span of inside.toSorted((a, b) => byText(a.from, b.from))) {
    if (since !== undefined && since < span.from)
      spans.push({ from: since, to: span.from, kind: 'judicial' });
    spans.push(span);
    since = span.to;
  }
  if (since === undefined || (until !== undefined && since >= until)) return spans;
  return [...spans, { from: since, ...(until && { to: until }), kind: 'judicial' }];
}
