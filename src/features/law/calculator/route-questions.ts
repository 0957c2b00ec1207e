/** Which questions of the other routes are asked: what a route waits for, and what was answered already. */
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
import type { CalculatorForm } from './calculator-form.ts';
import { type Asked, factsOf } from './form-facts.ts';

/** In the order in which they are asked. */
export function routeQuestions(form: CalculatorForm, asked: Asked): RouteQuestion[] {
  const now = determineAll(factsOf(form, asked), asked.tables, asked.asOf);
  // answers close some questions and open others: the hour of the arrest is asked once the production is known
  const unasked = determineAll(
    factsOf({ ...form, routes: BLANK_ROUTES }, { ...asked, record: undefined }),
    asked.tables,
    asked.asOf,
  );
  const waiting = new Set([now, unasked].flatMap(missingOf));
  const beside = besideTheRoutes(now.matter);
  return ROUTE_ORDER.filter(
    (question) => waiting.has(question) || beside.includes(question) || isAnswered(question, form.routes),
  );
}

const missingOf = (found: Parameters<typeof furtherRoutes>[0]): RouteQuestion[] =>
  furtherRoutes(found).flatMap(({ finding: { conclusion } }) =>
    conclusion.kind === 'undetermined' ? conclusion.missing.flatMap(questionOf) : [],
  );

const QUESTIONS: Readonly<Partial<Record<FactName, RouteQuestion>>> = ROUTE_QUESTION_OF;

const questionOf = (fact: FactName): RouteQuestion[] => {
  const question = QUESTIONS[fact];
  return question ? [question] : [];
};

/** What no route waits for and a bar, a gate or a caution turns on. */
function besideTheRoutes({ rows, chargesheet, arrested }: Matter): RouteQuestion[] {
  const charged = new Set(rows.map(({ code }) => code));
  const asks: readonly (readonly [RouteQuestion, boolean])[] = [
    ['relativeInformed', arrested === true],
    ['onBailAtOffence', charged.has('MCOCA')],
    ['unlawfulEntry', charged.has('UAPA')],
    ['amountInvolved', charged.has('PMLA')],
    ['proclaimed', arrested === false],
    ['incomplete', chargesheet?.state === 'filed'],
  ];
  return asks.flatMap(([question, is]) => (is ? [question] : []));
}
