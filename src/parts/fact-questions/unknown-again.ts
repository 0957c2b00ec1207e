/** Merge patches that reset an answer to unknown. */
import type { FactsPatch } from '#data/records/case/case-facts.ts';
import { factRow, isFact } from '#facts/facts.ts';
import { joinPatches, patchAt } from '#kernel/merge-patch.ts';
import { isRouteQuestion, ROUTE_ORDER, ROUTE_QUESTIONS } from '#parts/route-facts/route-form.ts';
import { OWN_QUESTIONS, type Question } from './fact-form.ts';

/** The questions of a record, in the order in which they are listed. */
export const QUESTIONS: readonly Question[] = [...OWN_QUESTIONS, ...ROUTE_ORDER];

/** Their fields hold other facts too (interim bail, warrants), or are always needed (sections). */
const ALWAYS_KNOWN: ReadonlySet<Question> = new Set(['sections', 'policeCustody', 'proclaimed']);

/** Null if an answer cannot be taken back. */
export function unknownAgain(question: Question): FactsPatch | null {
  if (ALWAYS_KNOWN.has(question)) return null;
  if (question === 'trial') return { trial: { over: null, concludedOn: null, acquittedOn: null } };
  const names: readonly string[] = isRouteQuestion(question) ? ROUTE_QUESTIONS[question] : [question];
  const paths = names.filter(isFact).map((fact) => factRow(fact).path);
  const [first = ''] = paths;
  // clearing a choice also clears its details
  const emptied =
    isFact(question) && factRow(question).kind === 'choice' ? [first.replace(/\.state$/, '')] : paths;
  return joinPatches(emptied.map((path) => patchAt(path.replace(/^case\./, ''), null)));
}
