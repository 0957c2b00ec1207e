/**
 * Annexure of `Zeba Khan v. State of UP, 2026 INSC 144`, parts A to F. Unknown facts and omitted parts are
 * stated with their reason.
 */
import { assertNever } from '#kernel/assert.ts';
import { ZEBA_KHAN } from '#law/judgments.ts';
import { inEachFir, textsOfEachFir } from '#documents/each-fir.ts';
import { everyone, isJoint, textsOfEach } from '#documents/joint.ts';
import type { Block } from '#documents/model.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { offenceLines } from '#documents/offence-line.ts';
import { convictionText } from '#documents/reliefs/suspension.ts';
import { antecedentRows, coerciveTexts } from './antecedents.ts';
import { custodyTexts } from './custody.ts';
import { earlierRows, earlierStatement } from './earlier-applications.ts';
import { firParticulars } from './particulars.ts';
import { investigation, trialText } from './stage.ts';

export const ANNEXURE_PARTS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type AnnexurePart = (typeof ANNEXURE_PARTS)[number];

export interface AnnexureEntry {
  readonly part: AnnexurePart;
  readonly state: 'stated' | 'left-out' | 'not-stated';
  /** One line each. */
  readonly lines: readonly string[];
  /** Stated of each of several applicants. */
  readonly isOfEach?: true;
}

export function disclosureAnnexure(matter: PaperMatter): Block[] {
  if (!matter.annexure) return [];
  const { headings } = matter.words;
  return [{ kind: 'heading', level: 2, text: headings.annexure, newPage: true }, ...annexureTable(matter)];
}

export function annexureTable(matter: PaperMatter): Block[] {
  const { words, packet } = matter;
  const { lead, leadUnsworn } = words.annexure;
  const entries = annexureEntries(matter);
  const opening = packet.oath === 'verification' ? leadUnsworn : lead;
  const rows = entries.map(({ part, lines }) => [words.annexure.parts[part], lines.join('\n')]);
  return [
    {
      kind: 'paragraph',
      text: [opening, ...unfurnishedTexts(matter, entries)].join(' '),
      authorities: [ZEBA_KHAN],
    },
    { kind: 'table', head: words.annexure.head, rows, shares: [0.28, 0.72], from: 'case' },
  ];
}

/** How a part without particulars reads; the affidavit says the same. */
export function unfurnishedTexts(
  { words: { annexure } }: PaperMatter,
  entries: readonly AnnexureEntry[],
): string[] {
  const has = (state: AnnexureEntry['state']) => entries.some((entry) => entry.state === state);
  return [...(has('left-out') ? [annexure.leftOut] : []), ...(has('not-stated') ? [annexure.unknown] : [])];
}

/** Content of each part, so that a screen can show its completeness. */
export function annexureEntries(matter: PaperMatter): AnnexureEntry[] {
  const { words, annexure } = matter;
  const reasons = new Map((annexure?.omitted ?? []).map(({ part, reason }) => [part, reason]));
  return ANNEXURE_PARTS.map((part): AnnexureEntry => {
    const reason = reasons.get(part);
    if (reason) return { part, state: 'left-out', lines: [words.annexure.omitted(reason)] };
    const lines = contentsOf(matter, part);
    if (lines.length === 0) return { part, state: 'not-stated', lines: [words.annexure.notStated] };
    return OF_A_PERSON.has(part) ? entryOfEach(matter, part, lines) : { part, state: 'stated', lines };
  });
}

function entryOfEach(matter: PaperMatter, part: AnnexurePart, lines: readonly string[]): AnnexureEntry {
  const state = isStatedByAll(matter, part) ? 'stated' : 'not-stated';
  return { part, state, lines, ...(isJoint(matter) && { isOfEach: true }) };
}

/** Custody, antecedents and process are facts of one person. */
const OF_A_PERSON: ReadonlySet<AnnexurePart> = new Set(['B', 'D', 'F']);

const isStatedByAll = (matter: PaperMatter, part: AnnexurePart): boolean =>
  everyone(matter).every((person) => contentsOfOne(person, part).length > 0);

/** Of several applicants each has an own line, also the one without particulars. */
function contentsOf(matter: PaperMatter, part: AnnexurePart): string[] {
  if (!isJoint(matter) || !OF_A_PERSON.has(part)) return contentsOfOne(matter, part);
  return textsOfEach(matter, (person) => {
    const lines = contentsOfOne(person, part);
    return lines.length > 0 ? lines : [matter.words.annexure.notStated];
  });
}

function contentsOfOne(matter: PaperMatter, part: AnnexurePart): string[] {
  switch (part) {
    case 'A':
      return inEachFir(matter).flatMap((fir) => [firParticulars(fir)].concat(offences(fir)));
    case 'B':
      return custodyTexts(matter);
    case 'C':
      return trial(matter);
    case 'D':
      return antecedentLines(matter);
    case 'E':
      return [
        earlierStatement(matter) ?? '',
        ...earlierRows(matter).map((row) => row.filter((cell) => cell !== '').join(', ')),
      ].filter((line) => line !== '');
    case 'F':
      return coerciveTexts(matter);
    default:
      return assertNever(part);
  }
}

/** Each section with its maximum punishment, if the tables fix it. */
function offences(matter: PaperMatter): string[] {
  const { annexure, particulars } = matter.words;
  const lines = offenceLines(matter);
  if (lines.length === 0) return [];
  return lines.every(({ maximum }) => maximum === null)
    ? [particulars.sections(lines.map((line) => line.printed).join(', '))]
    : lines.map((line) => annexure.offence(line.printed, line.maximum ?? particulars.notLookedUp));
}

function trial(matter: PaperMatter): string[] {
  return textsOfEachFir(matter, (fir) =>
    [investigation(fir), trialText(fir), convictionText(fir)].flatMap((text) => text || []),
  );
}

function antecedentLines(matter: PaperMatter): string[] {
  const known = matter.case.antecedents;
  if (!known) return [];
  return known.rows.length === 0
    ? [matter.words.antecedents.none]
    : antecedentRows(matter).map((row) => row.join(', '));
}
