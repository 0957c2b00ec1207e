/** Converts answers to a merge patch of the record's facts. */
import { byText } from '#kernel/by-text.ts';
import type { CaseFacts, CustodySpan } from '#contract/case/case-facts.ts';
import { type FactId, factRow, isAsked, isFact } from '#facts/facts.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { isRecord, joinPatches, mergePatch, patchAt } from '#kernel/merge-patch.ts';
import { isProclamation, type RecordedFacts } from './route-form-of.ts';
import {
  detailsOf,
  isAnswered,
  ROUTE_ORDER,
  ROUTE_QUESTIONS,
  type RouteForm,
  type RouteQuestion,
  type YesNoUnknown,
} from './route-form.ts';

type Patch = Readonly<Record<string, unknown>>;

/** Facts that these answers alone would give. */
export const routeFacts = (form: RouteForm, facts: RecordedFacts, stage: string): Partial<CaseFacts> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the patch contains only these facts
  mergePatch({}, routePatch(ROUTE_ORDER, form, { facts, stage })) as Partial<CaseFacts>;

export interface RecordedRoute {
  readonly facts: RecordedFacts;
  /** Stage of a trial if nothing else is known. */
  readonly stage: string;
}

/** Merge patch of the answers; unanswered and unknown questions contribute nothing. */
export function routePatch(
  questions: readonly RouteQuestion[],
  form: RouteForm,
  recorded: RecordedRoute,
): Patch {
  const patches = questions
    .filter((question) => isAnswered(question, form))
    .map((question) => patchOf(question, form, recorded));
  return joinPatches(patches);
}

/** Questions in another form than the record's; the others follow from the rows of their facts. */
const PATCH_OF: Readonly<
  Partial<Record<RouteQuestion, (form: RouteForm, recorded: RecordedRoute) => Patch>>
> = {
  policeCustody: custodyPatch,
  witnesses: (form, recorded) => {
    const { trial } = plainPatch('witnesses', form);
    return isRecord(trial) ? ofTrial(recorded, trial) : {};
  },
  trial: ({ trial, trialOn }, recorded) => {
    if (trial === 'running') return ofTrial(recorded, { over: false, concludedOn: null, acquittedOn: null });
    if (trial === 'concluded')
      return ofTrial(recorded, { over: true, concludedOn: day(trialOn), acquittedOn: null });
    return trial === 'acquitted'
      ? ofTrial(recorded, { over: true, concludedOn: day(trialOn), acquittedOn: day(trialOn) })
      : {};
  },
  proclaimed: proclaimedPatch,
  incomplete: ({ incomplete }, { facts: { chargesheet } }) =>
    chargesheet?.state === 'filed' && isSaid(incomplete)
      ? { chargesheet: { ...chargesheet, incomplete: incomplete === 'yes' } }
      : {},
};

const patchOf = (question: RouteQuestion, form: RouteForm, recorded: RecordedRoute): Patch =>
  PATCH_OF[question]?.(form, recorded) ?? plainPatch(question, form);

/** Each fact at its own path; a choice without its day says nothing. */
function plainPatch(question: RouteQuestion, form: RouteForm): Patch {
  const facts = ROUTE_QUESTIONS[question].filter(isFact);
  const [first] = facts;
  if (first !== undefined && factRow(first).kind === 'choice' && !isSaidChoice(first, form)) return {};
  return joinPatches(
    facts.flatMap((fact) => {
      const value = storedOf(fact, form);
      return value === undefined ? [] : [patchAt(factRow(fact).path.replace(/^case\./, ''), value)];
    }),
  );
}

/** "None", or another answer with the day that it needs. */
function isSaidChoice(choice: FactId, form: RouteForm): boolean {
  const answer = typedIn(choice, form);
  if (answer === 'none') return true;
  if (answer === '' || answer === 'unknown') return false;
  const needed = detailsOf(choice).filter((detail) => factRow(detail).path.endsWith('.on'));
  return needed.every((detail) => isDay(typedIn(detail, form)));
}

/** The value in the record's form. Null deletes the recorded value; undefined leaves it unchanged. */
function storedOf(fact: FactId, form: RouteForm): unknown {
  const typed = isAsked(fact, form) ? typedIn(fact, form) : '';
  const { kind } = factRow(fact);
  if (kind === 'yesNo') return typed === 'yes' || typed === 'no' ? typed === 'yes' : undefined;
  if (kind === 'date') return day(typed);
  if (kind === 'number' || kind === 'money') return number(typed);
  return typed === '' ? null : typed;
}

function typedIn(fact: FactId, form: RouteForm): string {
  const typed = Object.entries(form).find(([name]) => name === fact)?.[1];
  return typeof typed === 'string' ? typed.trim() : '';
}

const day = (typed: string): CalendarDate | null => (isDay(typed) ? typed : null);
/** Indian digit grouping: 1,00,00,000. */
const number = (typed: string): number | null => {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
};
const isSaid = (answer: YesNoUnknown): boolean => answer === 'yes' || answer === 'no';

const ofTrial = (
  { facts: { trial }, stage }: RecordedRoute,
  changes: Readonly<Record<string, unknown>>,
): Patch => ({
  trial: { stage: trial?.stage ?? stage, ...changes },
});

/** Adds or clears a pending proclamation beside the recorded warrants. */
function proclaimedPatch({ proclaimed }: RouteForm, { facts: { coercive } }: RecordedRoute): Patch {
  if (!isSaid(proclaimed)) return {};
  const others = (coercive?.rows ?? []).filter((row) => !isProclamation(row));
  const proclamations = (coercive?.rows ?? []).filter(isProclamation);
  const added = proclamations.length > 0 ? proclamations : [{ kind: 'proclamation' as const }];
  return { coercive: { known: true, rows: proclaimed === 'yes' ? [...others, ...added] : others } };
}

/** Police custody as spans; the rest since arrest is judicial custody. Interim bail stays unchanged. */
function custodyPatch(
  { policeCustody, policeSpans }: RouteForm,
  { facts: { custody = [], arrestDate, bailOrder } }: RecordedRoute,
): Patch {
  if (policeCustody !== 'some' && policeCustody !== 'none') return {};
  const spans = policeCustody === 'some' ? policeSpans.flatMap(spanOf) : [];
  const released = custody.filter(({ kind }) => kind === 'interim-bail');
  const out = bailOrder?.state === 'granted' ? bailOrder.releasedOn : undefined;
  const custodyTimes = heldTimes(custody);
  const times =
    custodyTimes.length > 0 || arrestDate === undefined ? custodyTimes : [{ from: arrestDate, to: out }];
  if (times.length === 0) return {};
  return { custody: [...times.flatMap((time) => aroundPolice(spans, time)), ...released] };
}

interface Time {
  readonly from: CalendarDate;
  readonly to?: CalendarDate | undefined;
}

/** Continuous periods in custody of any kind. */
function heldTimes(custody: readonly CustodySpan[]): Time[] {
  const times: Time[] = [];
  const custodySpans = custody.filter(({ kind }) => kind !== 'interim-bail');
  for (const { from, to } of custodySpans.toSorted((a, b) => byText(a.from, b.from))) {
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
