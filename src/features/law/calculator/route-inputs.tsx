/** Questions of other remedies: shown only if a remedy is possible, and collapsed. */
import { useDeferredValue, useMemo } from 'react';
import { RouteFields } from '#parts/route-facts/route-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import type { FactName } from '#law/facts.ts';
import { determineAll } from '#law/determine.ts';
import { furtherRoutes } from '#law/further-routes.ts';
import type { Matter } from '#law/matter.ts';
import {
  BLANK_ROUTES,
  isAnswered,
  ROUTE_ORDER,
  ROUTE_QUESTION_OF,
  type RouteQuestion,
} from '#parts/route-facts/route-form.ts';
import type { InputsProps } from './calculator-fields.ts';
import { type CalculatorForm, controlId } from './calculator-form.ts';
import { type CalculationInput, factsOf } from './form-facts.ts';

export function RouteInputs({ form, write, faults, tab, asOf, tables, record }: InputsProps) {
  const { calculator: words } = useText();
  // defer the evaluation until after the keystroke renders
  const settled = useDeferredValue(form);
  const questions = useMemo(
    () => (tables ? routeQuestions(settled, { tab, asOf, tables, record }) : []),
    [settled, tab, asOf, tables, record],
  );
  if (questions.length === 0) return null;
  return (
    <details className="calc-more">
      <summary>{words.routes(questions.length)}</summary>
      <div className="stack">
        {questions.map((question) => (
          <RouteFields
            key={question}
            question={question}
            form={form.routes}
            write={(change) => write({ routes: { ...form.routes, ...change } })}
            idOf={controlId}
            errorOf={(field) => faults.find(({ id }) => id === controlId(field))?.message}
          />
        ))}
      </div>
    </details>
  );
}

/** Questions that a remedy needs, then answered ones, in display order. */
function routeQuestions(form: CalculatorForm, input: CalculationInput): RouteQuestion[] {
  const now = determineAll(factsOf(form, input), input.tables, input.asOf);
  // an answer can open another question: the time of arrest matters once the production is known
  const unasked = determineAll(
    factsOf({ ...form, routes: BLANK_ROUTES }, { ...input, record: undefined }),
    input.tables,
    input.asOf,
  );
  const waiting = new Set([now, unasked].flatMap(missingOf));
  const otherQuestions = besideTheRoutes(now.matter);
  return ROUTE_ORDER.filter(
    (question) =>
      waiting.has(question) || otherQuestions.includes(question) || isAnswered(question, form.routes),
  );
}

const missingOf = (found: Parameters<typeof furtherRoutes>[0]): RouteQuestion[] =>
  furtherRoutes(found).flatMap(({ finding: { conclusion } }) =>
    conclusion.kind === 'undetermined' ? conclusion.missing.flatMap(questionOf) : [],
  );

const questionOf = (fact: FactName): RouteQuestion[] => {
  const question = ROUTE_QUESTION_OF[fact];
  return question ? [question] : [];
};

/** Facts that no remedy needs, but a bar, threshold or caution depends on. */
function besideTheRoutes({ rows, chargesheet, arrested }: Matter): RouteQuestion[] {
  const charged = new Set(rows.map(({ code }) => code));
  const questionRules: readonly (readonly [RouteQuestion, boolean])[] = [
    ['relativeInformed', arrested === true],
    ['onBailAtOffence', charged.has('MCOCA')],
    ['unlawfulEntry', charged.has('UAPA')],
    ['amountInvolved', charged.has('PMLA')],
    ['proclaimed', arrested === false],
    ['incomplete', chargesheet?.state === 'filed'],
  ];
  return questionRules.flatMap(([question, is]) => (is ? [question] : []));
}
