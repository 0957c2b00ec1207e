/** What is wrong with a section as it was typed: a number that its code does not have, no number at all, or another Act's. */
import { readSections, refsOf } from '#contract/section-text.ts';
import { companionOf } from '#law/companion-sections.ts';
import type { Tables } from '#law/tables.ts';

export interface SectionFault {
  /** `unknown` cannot be; `divided` waits for a sub-section; `other-act` is of an Act that no table here holds. */
  readonly kind: 'unknown' | 'divided' | 'other-act';
  readonly typed: string;
}

export function sectionFaults(
  sections: readonly string[],
  tables: Tables,
  code: 'BNS' | 'IPC' | undefined,
): SectionFault[] {
  const all = sections.flatMap((text) => readSections(text, tables, code));
  const charged = refsOf(all);
  return all.flatMap((read): SectionFault[] => {
    if (read.kind === 'divided') return [{ kind: 'divided', typed: read.typed }];
    if (read.kind !== 'not-recognised' || companionOf(read, charged)) return [];
    return [{ kind: namesAnotherAct(read.typed) ? 'other-act' : 'unknown', typed: read.typed }];
  });
}

/** A number and the name of an Act that is not one of the penal codes. */
const namesAnotherAct = (typed: string): boolean =>
  /\d/.test(typed) && /\p{L}{3,}|\p{L}[./]\p{L}/u.test(typed) && !/\b(BNS|IPC)\b/i.test(typed);
