/** Builds the cards: rows of the same section and code become one card. */
import type { Judgment } from '#law/case-law/judgment.ts';
import type { Offence, Tables } from '#law/tables.ts';
import DEFINITIONS from './definitions.json';
import { blankProvision } from './blank-provision.ts';
import {
  CASE,
  type DefinitionRow,
  type DigestRow,
  type EvidenceRow,
  type Library,
  type LibraryRows,
  type ProcedureRow,
  type Provision,
  provisionKey,
  refKey,
  type SectionRef,
  type OfficialText,
} from './library.ts';
import { withOfficialTexts } from './official-text.ts';
import { bySection } from './section-order.ts';

type Draft = { -readonly [K in keyof Provision]: Provision[K] };

/** Without `texts` it builds the shipped edition. */
export function buildLibrary(
  tables: Tables,
  rows: LibraryRows,
  texts: readonly OfficialText[] = [],
): Library {
  const drafts = new Map<string, Draft>();
  for (const row of rows.provisions) addDigest(drafts, row);
  for (const row of tables.offences) addOffence(drafts, row);
  for (const row of DEFINITIONS) addDefinition(drafts, row);
  for (const row of rows.procedure) addProcedure(drafts, row);
  for (const row of rows.evidence) addEvidence(drafts, row);
  for (const row of tables.judgments) addJudgment(drafts, row);
  linkBothWays(drafts);
  const provisions = withOfficialTexts([...drafts.values()].toSorted(bySection), texts);
  return { tables, provisions, byKey: new Map(provisions.map((each) => [each.key, each])) };
}

function draftFor(drafts: Map<string, Draft>, ref: SectionRef, title: string): Draft {
  const key = provisionKey(ref);
  const known = drafts.get(key);
  if (known) return known;
  const fresh: Draft = blankProvision(ref, title);
  drafts.set(key, fresh);
  return fresh;
}

/** Each digest was checked once against its section: one source, so "medium" by the rule of the tables. */
function addDigest(drafts: Map<string, Draft>, row: DigestRow): void {
  const draft = draftFor(drafts, { code: row.code, section: row.section }, row.title);
  draft.description = row.description;
  draft.punishment = row.punishment;
  draft.keywords = row.keywords;
  draft.equivalent = row.equivalent;
  draft.judgments = row.caseReferences;
  draft.confidence = { ...draft.confidence, digest: 'medium' };
}

function addOffence(drafts: Map<string, Draft>, row: Offence): void {
  const draft = draftFor(drafts, { code: row.code, section: row.section }, row.offence);
  draft.offences = [...draft.offences, row];
  draft.names = [...draft.names, row.offence];
  draft.equivalent = [...draft.equivalent, ...row.equivalent];
  const known = draft.confidence.table;
  draft.confidence = {
    ...draft.confidence,
    table: known === null ? row.confidence : lower(known, row.confidence),
  };
}

const LEVELS = ['low', 'medium', 'high'] as const;
type Level = (typeof LEVELS)[number];
const lower = (a: Level, b: Level): Level => (LEVELS.indexOf(a) < LEVELS.indexOf(b) ? a : b);

/** Drops duplicate sentences, because a digest may repeat a summary. */
const joined = (parts: readonly string[]): string => {
  const unique: string[] = [];
  for (const part of parts) if (part !== '' && !unique.some((each) => each.includes(part))) unique.push(part);
  return unique.join(' ');
};

function addDefinition(drafts: Map<string, Draft>, row: DefinitionRow): void {
  const { code } = row;
  const draft = draftFor(drafts, { code, section: row.section }, row.title);
  draft.description = row.description;
  draft.punishedBy = row.punishedBy.map((section) => ({ code, section }));
  draft.equivalent = [{ code: code === 'IPC' ? 'BNS' : 'IPC', section: row.equivalent }];
  draft.confidence = { ...draft.confidence, digest: 'medium' };
}

function addProcedure(drafts: Map<string, Draft>, row: ProcedureRow): void {
  const now = sectionsOf('BNSS', row.bnss);
  const before = sectionsOf('CrPC', row.crpc);
  for (const ref of now) describe(drafts, ref, { ...row, equivalent: before, by: null });
  for (const ref of before) describe(drafts, ref, { ...row, equivalent: now, by: now[0] ?? null });
}

function addEvidence(drafts: Map<string, Draft>, row: EvidenceRow): void {
  const now = sectionsOf('BSA', row.bsa);
  const before = sectionsOf('IEA', row.iea);
  const words = { title: row.title, summary: row.summary, changed: null };
  for (const ref of now) describe(drafts, ref, { ...words, equivalent: before, by: null });
  for (const ref of before) describe(drafts, ref, { ...words, equivalent: now, by: now[0] ?? null });
}

interface CardWords {
  readonly title: string;
  readonly summary: string;
  readonly changed: string | null;
  readonly equivalent: readonly SectionRef[];
  readonly by: SectionRef | null;
}

/** A shorter summary follows an existing digest. */
function describe(drafts: Map<string, Draft>, ref: SectionRef, words: CardWords): void {
  const draft = draftFor(drafts, ref, words.title);
  draft.description = joined([draft.description, words.summary]);
  draft.names = [...draft.names, words.title];
  draft.changed = words.changed ?? draft.changed;
  draft.equivalent = [...draft.equivalent, ...words.equivalent];
  if (draft.confidence.digest === null) draft.describedBy = words.by;
  draft.confidence = { ...draft.confidence, digest: 'medium' };
}

/** "45, 45A" are two sections; "(new)" is none. */
function sectionsOf(code: string, text: string | null): SectionRef[] {
  if (text === null || text.startsWith('(')) return [];
  return text.split(', ').map((section) => ({ code, section }));
}

function addJudgment(drafts: Map<string, Draft>, row: Judgment): void {
  const draft = draftFor(drafts, { code: CASE, section: row.id }, row.name);
  draft.description = row.holding;
  draft.keywords = row.topics.map((topic) => topic.replaceAll('-', ' '));
  draft.judgment = row;
  draft.confidence = { table: row.confidence, digest: null };
}

/** Makes old and new numbers link to each other. */
function linkBothWays(drafts: Map<string, Draft>): void {
  const byRef = new Map([...drafts.values()].map((draft) => [refKey(draft), draft]));
  const equivalents = [...drafts.values()].flatMap((from) => from.equivalent.map((to) => ({ from, to })));
  for (const { from, to } of equivalents) {
    const target = byRef.get(refKey(to));
    if (target) target.equivalent = [...target.equivalent, { code: from.code, section: from.section }];
  }
  for (const draft of drafts.values()) {
    draft.equivalent = [...new Map(draft.equivalent.map((ref) => [refKey(ref), ref])).values()];
  }
}
