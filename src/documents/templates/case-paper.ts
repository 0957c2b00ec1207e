/**
 * Papers of a case besides its application, from the same record and with the same heading as packet papers.
 */
import { applicationBlocks } from '#documents/bail-application.ts';
import { papersOfEach } from '#documents/joint.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import { datesAndEvents } from '#documents/packet/dates-and-events.ts';
import { asDocument, headOf } from '#documents/packet/packet-paper.ts';
import { swornAffidavit } from '#documents/packet/sworn-affidavit.ts';
import { vakalatnama } from '#documents/packet/vakalatnama.ts';
import { lastNumber, renumbered } from '#documents/section-blocks.ts';
import { custodyNow } from '#documents/common-sections/parties.ts';
import type { CaseMatter } from './case-matter.ts';
import { conditionsApplication } from './conditions-application.ts';
import { memoOfAppearance } from './memo-of-appearance.ts';
import { releaseFollowUp } from './release-follow-up.ts';
import { suretyBond } from './surety-bond.ts';
import { surrenderApplication } from './surrender-application.ts';

export const CASE_PAPERS = [
  'vakalatnama',
  'affidavit',
  'appearance',
  'bond',
  'dates',
  'surrender',
  'release',
  'conditions',
] as const;
export type CasePaper = (typeof CASE_PAPERS)[number];

interface NumberedMatter extends CaseMatter {
  /** Number of the last paragraph of the application. */
  readonly last: number;
}

const BODIES: Readonly<Record<CasePaper, (matter: NumberedMatter) => Block[]>> = {
  vakalatnama,
  affidavit: (matter) => swornAffidavit(matter, { last: matter.last, withAnnexure: false }),
  appearance: memoOfAppearance,
  bond: suretyBond,
  dates: (matter) => datesAndEvents(withOrder(matter, matter.ordered)),
  surrender: surrenderApplication,
  release: releaseFollowUp,
  conditions: conditionsApplication,
};

export function casePaper(kind: CasePaper, matter: CaseMatter): CourtDocument {
  const { bond, titles } = matter.words.casePapers;
  const title = kind === 'bond' && matter.ordered?.sureties === 0 ? bond.own : titles[kind];
  const last = lastNumber(renumbered(applicationBlocks(matter)));
  const body = OF_A_PERSON.has(kind)
    ? papersOfEach(matter, (person) => BODIES[kind]({ ...caseOf(matter, person), last }))
    : BODIES[kind]({ ...matter, last });
  return asDocument(matter, [...headOf(matter, title.toUpperCase()), ...body]);
}

/** Several applicants each have their own. */
const OF_A_PERSON: ReadonlySet<CasePaper> = new Set([
  'vakalatnama',
  'affidavit',
  'bond',
  'surrender',
  'release',
]);

const caseOf = ({ attached, ordered }: CaseMatter, person: PaperMatter): CaseMatter => ({
  ...person,
  attached,
  ordered,
});

/** A bail order made in this app counts as a date of the case, even if it is not entered as a fact. */
function withOrder<Matter extends PaperMatter>(matter: Matter, ordered: CaseMatter['ordered']): Matter {
  const { case: facts } = matter;
  const bailOrder = facts.bailOrder ?? (ordered ? { state: 'granted' as const, on: ordered.on } : undefined);
  const others = matter.others.map((person) => withOrder(person, ordered));
  return { ...matter, others, case: { ...facts, ...(bailOrder && { bailOrder }) } };
}

/** Papers that follow an order of bail. */
const AFTER_ORDER: ReadonlySet<CasePaper> = new Set(['bond', 'release', 'conditions']);

/** Warnings against making this paper; they do not prevent it. */
export type PaperDoubt = 'in-custody' | 'at-liberty' | 'no-order';

export function paperDoubt(kind: CasePaper, matter: CaseMatter): PaperDoubt | null {
  if (kind === 'surrender') return custodyNow(matter) === null ? null : 'in-custody';
  if (!AFTER_ORDER.has(kind)) return null;
  if (matter.ordered === null) return 'no-order';
  const isOut = matter.case.custodyStatus === 'not-arrested' || matter.found?.matter.inCustody === false;
  return kind === 'release' && isOut ? 'at-liberty' : null;
}

/** Number of blanks to fill in by hand, without signatures. */
export function linesToFill({ blocks }: CourtDocument): number {
  const content = blocks.filter(({ kind }) => kind !== 'signature');
  return JSON.stringify(content).match(/_{4,}/g)?.length ?? 0;
}
