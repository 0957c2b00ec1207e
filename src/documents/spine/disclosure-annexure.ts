/** Zeba Khan v. State of UP, 2026 INSC 144: parts A to F, printed once the maker has taken the annexure up. */
import { assertNever } from '#kernel/assert.ts';
import { judgment } from '#law/authority.ts';
import type { Block } from '#documents/model.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { antecedentRows, coerciveTexts } from './antecedents.ts';
import { custodyTexts } from './custody.ts';
import { earlierRows, earlierStatement } from './earlier-applications.ts';
import { firParticulars } from './particulars.ts';
import { trialText } from './stage.ts';

type Part = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
const PARTS: readonly Part[] = ['A', 'B', 'C', 'D', 'E', 'F'];

export function disclosureAnnexure(matter: PaperMatter): Block[] {
  const { words, annexure } = matter;
  if (!annexure) return [];
  const reasons = new Map(annexure.omitted.map(({ part, reason }) => [part, reason]));
  const rows = PARTS.map((part) => {
    const reason = reasons.get(part);
    return [words.annexure.parts[part], reason ? words.annexure.omitted(reason) : stated(matter, part)];
  });
  return [
    { kind: 'heading', level: 2, text: words.headings.annexure, newPage: true },
    {
      kind: 'paragraph',
      text: words.annexure.lead,
      authorities: [judgment('Zeba Khan v. State of UP', '2026 INSC 144')],
    },
    { kind: 'table', head: words.annexure.head, rows, from: 'case' },
  ];
}

function stated(matter: PaperMatter, part: Part): string {
  return contentsOf(matter, part).join('\n') || matter.words.annexure.notStated;
}

function contentsOf(matter: PaperMatter, part: Part): string[] {
  const { words } = matter;
  switch (part) {
    case 'A':
      return [firParticulars(matter), words.particulars.sections((matter.case.sections ?? []).join(', '))];
    case 'B':
      return custodyTexts(matter);
    case 'C':
      return [trialText(matter)].filter((text) => text !== '');
    case 'D':
      return antecedentLines(matter);
    case 'E':
      return [earlierStatement(matter) ?? '', ...earlierRows(matter).map((row) => row.join(', '))];
    case 'F':
      return coerciveTexts(matter);
    default:
      return assertNever(part);
  }
}

function antecedentLines(matter: PaperMatter): string[] {
  const known = matter.case.antecedents;
  if (!known) return [];
  return known.rows.length === 0
    ? [matter.words.antecedents.none]
    : antecedentRows(matter).map((row) => row.join(', '));
}
