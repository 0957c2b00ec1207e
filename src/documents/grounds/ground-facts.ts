/** Names that a ground of the library may use: facts that it tests, and blanks of its text. */
import { FACT_IDS, factRow, isFact } from '#facts/facts.ts';
import { LIST_FACTS } from '#facts/list-facts.ts';
import { RECORDED } from './ground-blanks.ts';
import { LAW_VALUES } from './ground-law-values.ts';
import type { LibraryGround } from './ground-library.ts';

const TESTED: ReadonlySet<string> = new Set([
  'kinds',
  'case.trial.over', // asked together with the day of the end
  ...LAW_VALUES.map((name) => `law.${name}`),
  ...FACT_IDS.map((id) => factRow(id).path),
  ...Object.values(LIST_FACTS).map(({ path }) => path),
]);

export const isTestedFact = (fact: string): boolean => TESTED.has(fact);

type Texts = Pick<LibraryGround, 'heading' | 'text' | 'fills'>;

/** Blanks of both languages that neither the record nor the advocate fills. */
export function unknownBlanks({ heading, text, fills }: Texts): string[] {
  const named = [text.en, text.hi, heading.en, heading.hi].flatMap((each) =>
    [...each.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(named)].filter((name) => !fills.includes(name) && !(name in RECORDED) && !isFact(name));
}
