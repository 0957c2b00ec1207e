/**
 * Values that differ between the application, the papers that were read, its case and the case list. The filer sees
 * both and decides. `impossible-facts.ts` refuses what the application alone contradicts, on device and server.
 */
import { factRow, type FactId } from '#facts/facts.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { valueAt } from '#kernel/merge-patch.ts';
import { isSamePerson } from '#domain/application/namesakes.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import type { ClaimedFact, PaperClaim } from '#domain/application/paper-claims.ts';
import { firsOf, isSameFir, mayBeSameFir, stationKey } from '#domain/case/fir.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { everyone } from '#documents/joint.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { isSamePlace } from '#reading/fir/same-fir.ts';
import type { PreflightFinding } from './preflight-finding.ts';
import {
  isFalselySworn,
  reportCounts,
  type WordsAgainstFact,
  wordsAgainstFacts,
} from './words-against-facts.ts';

/** A case of the user, as far as it is compared. */
export interface ComparedCase {
  readonly name: string;
  readonly firNumber: string;
  readonly policeStation: string;
}

export interface OtherSources {
  readonly claims?: readonly PaperClaim[] | undefined;
  /** The case that the application joins. */
  readonly ofCase?: ComparedCase | null | undefined;
  /** Other cases of the user. */
  readonly caseList?: readonly ComparedCase[] | undefined;
}

export function contradictions(matter: PaperMatter, sources: OtherSources): PreflightFinding[] {
  const { claims = [], ofCase, caseList = [] } = sources;
  return [
    ...claims.flatMap((claim) => againstPaper(matter, claim) ?? []),
    ...wordsAgainstFacts(matter, reportCounts(claims)).map((found) => inWords(matter, found, claims)),
    ...(ofCase ? againstCase(matter, ofCase) : []),
    ...caseList.flatMap((other) => notListed(matter, other)),
  ];
}

const check = (key: string, text: string, field: AskedField): PreflightFinding => ({
  key: `differs:${key}`,
  kind: 'check',
  text,
  authority: null,
  field,
});

type FieldOfClaim = Extract<AskedField, FactId>;

/** Documents have no field of their own. */
const FIELD_OF: Readonly<Record<Exclude<ClaimedFact, 'documents'>, FieldOfClaim>> = {
  firNumber: 'firNumber',
  firDate: 'firDate',
  policeStation: 'policeStation',
  offenceDate: 'offenceDate',
  arrestDate: 'arrestDate',
  firstRemandDate: 'firstRemandDate',
  chargesheetOn: 'chargesheetOn',
  fullName: 'fullName',
  witnesses: 'witnessesCited',
};

/** In a joint application a paper of any applicant agrees. */
function againstPaper(matter: PaperMatter, claim: PaperClaim): PreflightFinding | null {
  const { fact, value, paper } = claim;
  if (fact === 'documents' || (fact === 'fullName' && isOfChild(matter))) return null;
  const field = FIELD_OF[fact];
  const stated = everyone(matter).flatMap((person) => statedIn(person, field) ?? []);
  const [own] = stated;
  if (own === undefined || stated.some((each) => isSameValue(fact, each, value))) return null;
  const { facts, review } = matter.beside;
  const { paper: sentence, papers } = review.preflight.differs;
  const text = sentence({
    label: facts.labels[field],
    own: shown(own),
    other: shown(value),
    from: papers[paper],
  });
  return check(`${paper}:${fact}`, text, field);
}

function statedIn({ applicant, case: facts, bail }: PaperMatter, field: FieldOfClaim): string | null {
  const value = valueAt({ applicant, case: facts, bail }, factRow(field).path);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function isSameValue(fact: ClaimedFact, own: string, other: string): boolean {
  if (fact === 'firNumber') return mayBeSameFir({ firNumber: own }, { firNumber: other });
  if (fact === 'policeStation') return stationKey(own) === stationKey(other) || isSamePlace(own, other);
  if (fact === 'fullName') return isSamePerson({ name: own }, { name: other });
  return own === other;
}

const shown = (value: string): string => (isDay(value) ? indianDate(value) : value);

function inWords(
  matter: PaperMatter,
  found: WordsAgainstFact,
  claims: readonly PaperClaim[],
): PreflightFinding {
  const { kind, field, match } = found;
  const { facts, review } = matter.beside;
  const { words, ...differs } = review.preflight.differs;
  const { labels } = facts;
  const { case: own } = matter;
  const { witnesses, documents } = reportCounts(claims);
  const days = daysUndergone(matter) ?? 0;
  const fromReport = differs.papers['charge-sheet'];
  const values = {
    arrest: [labels.arrestDate, own.arrestDate ? printed(own.arrestDate) : ''],
    custody: [differs.counted, differs.days(days)],
    witnesses:
      own.trial?.witnessesCited === undefined
        ? [fromReport, indianNumber(witnesses ?? 0)]
        : [labels.witnessesCited, indianNumber(own.trial.witnessesCited)],
    documents: [fromReport, indianNumber(documents ?? 0)],
    antecedents: [labels.antecedents, differs.cases(own.antecedents?.rows.length ?? 0)],
  } as const satisfies Record<WordsAgainstFact['kind'], readonly [string, string]>;
  const [ownAt, value] = values[kind];
  const text = words({ match, at: labels[field], own: value, ownAt });
  return {
    ...check(`${kind}:${field}:${match}`, text, field),
    ...(isFalselySworn(found) && { stopsFiling: true }),
  };
}

/** The case has one accused; any applicant may be that person. */
function againstCase(matter: PaperMatter, { name, ...fir }: ComparedCase): PreflightFinding[] {
  const { facts, review } = matter.beside;
  const { ofCase } = review.preflight.differs;
  const { labels } = facts;
  const names = everyone(matter).flatMap(({ applicant }) => applicant.name ?? []);
  const [own] = names;
  const isOther =
    name !== '' &&
    !isOfChild(matter) &&
    own !== undefined &&
    !names.some((each) => isSamePerson({ name: each }, { name }));
  const { firNumber } = matter.case;
  const isOtherFir =
    fir.firNumber !== '' &&
    firNumber !== undefined &&
    firNumber !== '' &&
    !firsOf(matter.case).some((each) =>
      mayBeSameFir({ firNumber: each.firNumber }, { firNumber: fir.firNumber }),
    );
  return [
    ...(isOther
      ? [check('case:fullName', ofCase({ label: labels.fullName, own, other: name }), 'fullName')]
      : []),
    ...(isOtherFir
      ? [
          check(
            'case:firNumber',
            ofCase({ label: labels.firNumber, own: firNumber, other: fir.firNumber }),
            'firNumber',
          ),
        ]
      : []),
  ];
}

/** The sworn list of other cases leaves out one that the user has under the same name. */
function notListed(matter: PaperMatter, other: ComparedCase): PreflightFinding[] {
  if (other.firNumber === '' || isOfChild(matter)) return [];
  if (firsOf(matter.case).some((fir) => mayBeSameFir(fir, other))) return [];
  const person = everyone(matter).find(
    ({ applicant: { name } }) => name !== undefined && isSamePerson({ name }, other),
  );
  const listed = person?.case.antecedents;
  if (
    !person ||
    listed === undefined ||
    listed.rows.some((row) => isSameFir(row, other) || mayBeSameFir(row, other))
  )
    return [];
  const { facts, review } = matter.beside;
  const text = review.preflight.differs.notListed({
    fir: other.firNumber,
    station: other.policeStation,
    name: person.applicant.name ?? '',
    label: facts.labels.antecedents,
  });
  return [
    check(
      `list:${other.firNumber}:${other.policeStation}`,
      text,
      person === matter ? 'antecedents' : 'coApplicants',
    ),
  ];
}
