/** Inputs as printed: only effective answers, with the labels of the form. */
import { indianDate } from '#kernel/calendar-date.ts';
import { type FactId, factRow, isFact } from '#facts/facts.ts';
import { askedAnswer, yesNoOptions } from '#text/fact-words.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { type FieldName, withoutHiddenAnswers } from './calculator-form.ts';
import { calculatorLabels } from './fact-fields.ts';
import { routeLabelsIn } from '#parts/route-facts/route-faults.ts';
import { routeOptions } from '#parts/route-facts/route-options.ts';
import { ROUTE_ORDER, shownParts } from '#parts/route-facts/route-form.ts';
import { dateOf } from './form-dates.ts';
import type { PressedForm } from './use-calculator.ts';

export function entered(
  { form }: Pick<PressedForm, 'form'>,
  text: Pick<Catalogue, 'calculator' | 'facts' | 'routeFacts'>,
): (readonly [string, string])[] {
  const { calculator } = text;
  const fields = calculatorLabels(text);
  const routeLabels = routeLabelsIn(text);
  const own = shownBy([...Object.values(calculator.choices).flat(), ...yesNoOptions(text)]);
  const shown = (name: FieldName, value: string) =>
    isFact(name) && isChosen(name) ? value && askedAnswer(name, value, text) : own(value);
  const { breaks, routes, ...texts } = withoutHiddenAnswers(form);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the remaining keys are the field names
  const rows = (Object.keys(texts) as FieldName[]).map(
    (name) => [fields[name], shown(name, texts[name])] as const,
  );
  const out = breaks.map(
    ({ from, to }, n) => [fields.breakFrom(n + 1), `${own(from)} – ${own(to)}`] as const,
  );
  const routeRows = ROUTE_ORDER.flatMap((question) =>
    shownParts(question, routes)
      .filter(({ kind }) => kind !== 'spans')
      .map(
        ({ name, kind }) =>
          [
            routeLabels[name],
            shownBy(CHOSEN.has(kind) ? routeOptions(name, text) : [])(routes[name]),
          ] as const,
      ),
  );
  return [...rows, ...out, ...routeRows].filter(([, value]) => value !== '');
}

const CHOSEN: ReadonlySet<string> = new Set(['choice', 'yesNo']);
const isChosen = (fact: FactId): boolean => CHOSEN.has(factRow(fact).kind);

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Formats dates and choices; other values print as typed. */
const shownBy =
  (labels: readonly Choice[]) =>
  (value: string): string => {
    const date = dateOf(value);
    return date ? indianDate(date) : (labels.find((each) => each.value === value)?.label ?? value);
  };
