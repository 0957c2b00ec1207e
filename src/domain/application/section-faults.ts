/** Finds errors in a typed section: a number unknown to its code, no number, or another Act. */
import { readSections, refsOf } from '#contract/case/section-text.ts';
import { companionOf } from '#law/companion-sections.ts';
import type { Tables } from '#law/tables.ts';

export interface SectionFault {
  /**
   * `unknown` does not exist; `divided` lacks a sub-section; `other-act` belongs to an Act without a table.
   */
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
    return [{ kind: hasOtherAct(read.typed) ? 'other-act' : 'unknown', typed: read.typed }];
  });
}

/** A number and the name of an Act other than the penal codes. */
const hasOtherAct = (text: string): boolean =>
  /\d/.test(text) && /\p{L}{3,}|\p{L}[./]\p{L}/u.test(text) && !/\b(BNS|IPC)\b/i.test(text);
