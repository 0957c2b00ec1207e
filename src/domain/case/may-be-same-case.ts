/** Whether two cases may be one: one FIR, and one person, in any spelling. A question to the user, never an answer. */
import { namesMatch } from '#reading/names/name-match.ts';
import { type Fir, mayBeSameFir } from './fir.ts';
import { fullNameOf, type NamedRecord } from './name-for.ts';

export const mayBeSameCase = (left: NamedRecord & Fir, right: NamedRecord & Fir): boolean => {
  const [one, other] = [fullNameOf(left), fullNameOf(right)];
  return mayBeSameFir(left, right) && (namesMatch(one, other) || namesMatch(other, one));
};
