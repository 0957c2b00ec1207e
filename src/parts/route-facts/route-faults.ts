/** Errors in the answers: unreadable, not yet possible, or contradicting another fact. */
import { answerFault } from '#facts/check.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { factFaultText } from '#text/fact-fault-text.ts';
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

function partFault({ name, ...part }: RouteInput, form: RouteForm, checked: Checked): RouteFault[] {
  const code = answerFault(part, form[name].trim(), checked.today);
  if (code === null) return [];
  const fault = { code, about: form[name].trim() };
  return [{ field: name, message: factFaultText(fault, routeLabelsIn(checked.words)[name], checked.words) }];
}

/** Each row needs a first day; an optional last day must follow it. */
function spanFaults({ policeSpans }: RouteForm, checked: Checked): RouteFault[] {
  const { faults, spans } = checked.words.routeFacts;
  const dayFault = (row: Parameters<typeof answerFault>[0], about: string, label: string): string | null => {
    const code = answerFault(row, about, checked.today);
    return code && factFaultText({ code, about }, label, checked.words);
  };
  if (policeSpans.length === 0) return [{ field: 'policeCustody', message: faults.noSpans }];
  return policeSpans.flatMap(({ from, to }, n): RouteFault[] => {
    const first = (message: string): RouteFault => ({ field: `police-${n}-from`, message });
    const last = (message: string): RouteFault => ({ field: `police-${n}-to`, message });
    const began = dayFault({ kind: 'date', past: true, needed: true }, from, spans.from(n + 1));
    if (began !== null) return [first(began)];
    const ended = dayFault({ kind: 'date' }, to, spans.to(n + 1));
    if (ended !== null) return [last(ended)];
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
