/** The wizard field that corrects a concern or a gap. */
import type { Gap, PaperMatter } from '#documents/matter.ts';
import type { DocumentPart } from '#documents/model.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import { lawNamesOf, WIZARD_FACTS } from '#facts/facts.ts';
import type { FactName } from '#law/facts.ts';

/** Gaps of the packet alone are filled by hand or with its parts. */
const GAP_FIELD: Readonly<Partial<Record<Gap, AskedField>>> = {
  name: 'fullName',
  age: 'age',
  address: 'address',
  parentage: 'parentage',
  court: 'court',
  place: 'courtPlace',
  relief: 'relief',
  firNumber: 'firNumber',
  firDate: 'firDate',
  policeStation: 'policeStation',
  state: 'state',
  sections: 'sections',
  allegations: 'allegations',
  grounds: 'bailGrounds',
  custody: 'custodyStatus',
  arrestDate: 'arrestDate',
  firstRemandDate: 'firstRemandDate',
  previous: 'previousBail',
  conditions: 'bailConditions',
  conviction: 'convictingCourt',
  orderDate: 'specialCourtOrderOn',
  delayCause: 'delayCause',
  appealNumber: 'appealNumber',
  advocate: 'advocateName',
  enrolment: 'enrolmentNumber',
};

interface GapField {
  /** Text inside the brackets. */
  readonly gap: string;
  readonly field: AskedField;
}

/** Gaps of a paper without duplicates, from headings and sentences. */
export function fieldsOfGaps(gaps: readonly string[], { words }: Pick<PaperMatter, 'words'>): GapField[] {
  const openGaps = new Set(gaps.map((gap) => gap.replaceAll(/[[\]]/g, '').toLowerCase()));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
  const gapFields = Object.entries(GAP_FIELD) as [Gap, AskedField][];
  return gapFields
    .map(([key, field]) => ({ gap: words.gaps[key], field }))
    .filter(({ gap }) => openGaps.has(gap.toLowerCase()));
}

/** By prefix of the concern's key. */
const CONCERN_FIELD: readonly (readonly [string, AskedField])[] = [
  ['forum:', 'court'],
  ['not-yet:', 'relief'],
  ['right:', 'relief'],
  ['bar:', 'sections'],
  ['special-court:', 'court'],
  ['appeal-lies-to-the-high-court', 'court'],
  ['appeal:no-order', 'specialCourtOrderOn'],
  ['appeal:', 'delayCause'],
  ['earlier:', 'previousBail'],
  ['codes:', 'offenceDate'],
  ['no-place', 'courtPlace'],
  ['firs:', 'furtherFirs'],
  ['unread:', 'sections'],
  ['limb:', 'limb'],
  ['no-conditions', 'bailConditions'],
  ['gate:', 'bailGrounds'],
  ['unlawful-arrest', 'bailGrounds'],
  ['granted-before', 'bailOrder'],
  ['juvenile-justice-board', 'ageAtAct'],
  ['may-be-open:default-bail', 'chargesheet'],
  ['may-be-open:sixty-days', 'firstEvidenceDate'],
  ['may-be-open:produce-by', 'production'],
  ['may-be-open:', 'antecedents'],
];

const PART_FIELD: Readonly<Record<DocumentPart, AskedField>> = {
  applicant: 'fullName',
  case: 'relief',
  bail: 'bailGrounds',
  advocate: 'advocateName',
};

/** Wizard fields of missing facts, the first of several; other facts are asked on the clock and the calculator. */
const FACT_FIELD: Readonly<Partial<Record<FactName, AskedField>>> = {
  custodySpans: 'custodySpans',
  ...Object.fromEntries(
    WIZARD_FACTS.toReversed().flatMap((field) => lawNamesOf([field]).map((fact) => [fact, field])),
  ),
};

/** First of the facts with a wizard field. */
export const fieldOfFacts = (facts: readonly FactName[]): AskedField | null =>
  facts.flatMap((fact) => FACT_FIELD[fact] ?? [])[0] ?? null;

export const fieldOfConcern = (key: string, from: DocumentPart): AskedField =>
  CONCERN_FIELD.find(([begins]) => key.startsWith(begins))?.[1] ?? PART_FIELD[from];
