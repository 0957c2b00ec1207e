/** Errors in the answers: unreadable, not yet possible, or contradicting another fact. */
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { type RouteForm, type RouteInput, type RouteQuestion, shownParts } from './route-form.ts';

/** Field of the error, with its row. */
export type RouteField = Exclude<keyof RouteForm, 'policeSpans'> | `police-${number}-${'from' | 'to'}`;

export interface RouteFault {
  readonly field: RouteField;
  readonly message: string;
}

interface Checked {
  readonly today: CalendarDate;
  readonly words: RouteTexts & Pick<Catalogue, 'law'>;
}

type RouteTexts = Pick<Catalogue, 'facts' | 'routeFacts'>;

/** Labels of the facts and of the questions that are no facts. */
export const routeLabelsIn = ({ facts, routeFacts }: RouteTexts) => ({
  ...facts.labels,
  ...routeFacts.fields,
});

export const routeFaults = (
  questions: readonly RouteQuestion[],
  form: RouteForm,
  checked: Checked,
): RouteFault[] =>
  questions.flatMap((question) =>
    shownParts(question, form).flatMap((part) =>
      part.kind === 'spans' ? spanFaults(form, checked) : partFault(part, form, checked),
    ),
  );

function partFault(part: RouteInput, form: RouteForm, checked: Checked): RouteFault[] {
  const message = wrong(part, form[part.name].trim(), checked);
  return message === null ? [] : [{ field: part.name, message }];
}

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function wrong(part: RouteInput, typed: string, checked: Checked): string | null {
  const { faults } = checked.words.routeFacts;
  const fields = routeLabelsIn(checked.words);
  if (typed === '') return part.needed ? faults.needed(fields[part.name]) : null;
  if (part.kind === 'hour') return HOUR.test(typed) ? null : faults.hour;
  if (part.kind === 'number') return /^[\d\s,]{1,20}$/.test(typed) ? null : faults.number(fields[part.name]);
  return part.kind === 'date'
    ? wrongDay({ typed, label: fields[part.name], ahead: part.ahead === true }, checked)
    : null;
}

interface TypedDay {
  readonly typed: string;
  readonly label: string;
  /** Dates after today are allowed. */
  readonly ahead: boolean;
}

function wrongDay(
  { typed, label, ahead }: TypedDay,
  { today, words: { law, routeFacts } }: Checked,
): string | null {
  if (!isDay(typed)) {
    const about = typed.split('-').toReversed().join('-');
    return routeFacts.faults.dated(label, lawSentence(law.errors['impossible-date'], { about }));
  }
  return !ahead && typed > today ? routeFacts.faults.afterToday(label) : null;
}

/** Each row needs a first day; an optional last day must follow it. */
function spanFaults({ policeSpans }: RouteForm, checked: Checked): RouteFault[] {
  const { faults, spans } = checked.words.routeFacts;
  if (policeSpans.length === 0) return [{ field: 'policeCustody', message: faults.noSpans }];
  return policeSpans.flatMap(({ from, to }, n): RouteFault[] => {
    const first = (message: string): RouteFault => ({ field: `police-${n}-from`, message });
    const last = (message: string): RouteFault => ({ field: `police-${n}-to`, message });
    if (from === '') return [first(faults.needed(spans.from(n + 1)))];
    const began = wrongDay({ typed: from, label: spans.from(n + 1), ahead: false }, checked);
    if (began) return [first(began)];
    const ended = to === '' ? null : wrongDay({ typed: to, label: spans.to(n + 1), ahead: true }, checked);
    if (ended) return [last(ended)];
    if (to !== '' && to < from) return [last(faults.backwards)];
    return overlapsAnother(policeSpans, n) ? [first(faults.overlap)] : [];
  });
}

/** A day of transfer may be in both spans. */
const overlapsAnother = (spans: RouteForm['policeSpans'], n: number): boolean => {
  const from = spans[n]?.from ?? '';
  return spans.some(
    (other, at) =>
      at !== n &&
      other.from !== '' &&
      (other.from < from || at < n) &&
      other.from <= from &&
      (other.to === '' || from < other.to),
  );
};
