/** The part of an application in one further FIR, as an application in that FIR alone. */
import type { CaseFacts, FurtherFir } from '#contract/case/case-facts.ts';
import { present } from '#kernel/present.ts';
import type { JointContent } from './each-applicant.ts';

/** Facts of the court and of the person. Every other fact belongs to the first FIR. */
const OF_EVERY_FIR = [
  'state',
  'court',
  'courtName',
  'courtPlace',
  'custodyStatus',
  'antecedents',
  'coercive',
  'person',
  'firInOtherState',
] as const satisfies readonly (keyof CaseFacts)[];

/** An FIR without a State is of the State of the first one. */
export function asInFir<Content extends JointContent>(content: Content, fir: FurtherFir): Content {
  const { case: facts = {}, coApplicants: _, ...rest } = content;
  const shared = OF_EVERY_FIR.flatMap((name) => (name in facts ? [[name, facts[name]]] : []));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same groups with facts of another FIR
  return { ...rest, case: { ...Object.fromEntries(shared), ...present(fir) } } as unknown as Content;
}
