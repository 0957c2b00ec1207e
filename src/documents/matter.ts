/** Input of all builders: the record, possibly unfinished, with relief and statute resolved. */
import { stationKey } from '#domain/case/fir.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import type { Applicant, ApplicationContent, BailPart } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { type EarlierApplication, withoutNamesakes } from '#domain/application/earlier-applications.ts';
import { asInFir } from '#domain/application/each-fir.ts';
import { asAppliedBy } from '#domain/application/each-applicant.ts';
import { distinctNames, rowsOfOthers } from '#domain/application/namesakes.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { type Agency, agenciesOf, agencyNamed } from '#domain/case/respondents.ts';
import type { AgencyTerms } from '#text/en/papers/documents-agencies.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import type { Regime } from '#law/facts.ts';
import { BNSS_FROM, proposedRelief, type Relief } from '#law/relief.ts';
import type { Tables } from '#law/tables.ts';
import type { DocumentWords } from '#text/en/papers/documents.ts';
import { type BesideWords, ENGLISH_BESIDE } from '#text/review-text.ts';
import { ENGLISH_PAPERS, type PaperWords } from '#text/paper-words.ts';
import { isAppeal } from './appeal.ts';
import { isBeforeBoard } from './before-board.ts';
import { isOfChild, withoutIdentity } from './child-identity.ts';
import { namedVictims, type NamedVictim } from './preflight/named-victim.ts';
import { withVictimsWithheld } from './victim-identity.ts';
import { boardStatute, type Statute, statuteFor } from './statute.ts';

type Advocate = NonNullable<ApplicationContent['advocate']>;

/** An application in progress: every group and field may be missing. */
export interface BailDraft {
  readonly language?: ApplicationContent['language'];
  readonly applicant?: Partial<Applicant>;
  readonly coApplicants?: ApplicationContent['coApplicants'];
  readonly case?: Partial<CaseFacts>;
  readonly bail?: Partial<BailPart>;
  readonly annexure?: ApplicationContent['annexure'];
  readonly advocate?: Partial<Advocate> | undefined;
  readonly packet?: ApplicationContent['packet'];
}

export interface DocumentContext {
  /** Date of filing; today for a draft. */
  readonly filedOn: CalendarDate;
  /** Date of the paper if it is not the filing date, as of an order: custody is counted to this day. */
  readonly dated?: CalendarDate | undefined;
  /** Numbers of the applicants, if an order decides only some of the application. */
  readonly numbers?: readonly number[] | undefined;
  readonly lawEdition: string;
  /** Null or absent: no number is printed. */
  readonly applicationNumber?: string | null;
  /** Marks recommended facts that are missing, even if the form does not require them. */
  readonly unfinished?: boolean;
  /** Without tables the paper names the sections but states no period or maximum. */
  readonly tables?: Tables | undefined;
  /** Recorded applications of the same accused in this matter, oldest first. */
  readonly earlier?: readonly EarlierApplication[] | undefined;
  /** Texts in the language of the record; default English. */
  readonly papers?: PaperWords | undefined;
  /** Texts in the language of the reader's screen, for review messages; default English. */
  readonly beside?: BesideWords | undefined;
}

export interface PaperMatter {
  readonly applicant: Partial<Applicant>;
  /** The same application for each further applicant; empty for one applicant. */
  readonly others: readonly PaperMatter[];
  /** The same application in each further FIR; empty for one FIR. */
  readonly firs: readonly PaperMatter[];
  readonly case: Partial<CaseFacts>;
  readonly bail: Partial<BailPart>;
  readonly advocate: Partial<Advocate>;
  readonly annexure: ApplicationContent['annexure'];
  readonly packet: NonNullable<ApplicationContent['packet']>;
  readonly relief: Relief | null;
  readonly statute: Statute | null;
  /** Date of the paper: of filing, or of the order. */
  readonly on: CalendarDate;
  /** Determinations on the date of the paper; null without tables. */
  readonly found: Determinations | null;
  /** The agency that is the respondent; null if it is the State or another authority. */
  readonly agency: Agency | null;
  readonly context: DocumentContext;
  /** Earlier applications that may be of another person of the name, as recorded. */
  readonly namesakes: readonly EarlierApplication[];
  /** Names in the texts of the filer, as typed. The texts of the matter have them withheld. */
  readonly victims: readonly NamedVictim[];
  readonly words: DocumentWords;
  readonly language: PaperWords['language'];
  readonly beside: BesideWords;
}

export type Gap = keyof DocumentWords['gaps'];

export function matterOf(given: BailDraft, context: DocumentContext): PaperMatter {
  const recorded = withoutApplicantsAsCoAccused(given);
  const { applicant, case: facts, bail } = complete(recorded);
  const relief = reliefOf(facts, bail.relief);
  const { filedOn } = context;
  const found = determinationsOf({ facts, bail, applicant, relief }, context);
  const agency = agencyOf(found, facts);
  const { language, words } = wordsOf(context, { relief, found, agency, bail });
  const proceeding =
    relief === 'suspension' ? found?.matter.regimes.suspension : codeOfInvestigation(found, facts);
  const firs = firsBeside(recorded, { relief, context });
  // the victim of any FIR is withheld in the texts of all
  const victims = [...namedVictims(recorded, found), ...firs.flatMap((fir) => fir.victims)];
  const shown = withVictimsWithheld(recorded, victims);
  return {
    ...complete(isOfChild({ found }) ? withoutIdentity(shown, words.board) : shown),
    victims,
    others: othersOf(recorded, { relief, context }),
    firs,
    relief,
    statute:
      relief && statuteOfMatter({ relief, found, case: facts }, { filedOn, proceeding, words, context }),
    on: dateOf(context),
    found,
    agency,
    context: { ...context, earlier: withoutNamesakes(context.earlier ?? [], bail.answers ?? []) },
    namesakes: (context.earlier ?? []).filter(({ namesake }) => namesake !== undefined),
    words,
    language,
    beside: context.beside ?? ENGLISH_BESIDE,
  };
}

/** Every applicant asks for the same relief. The deponent is related to the first one alone. */
function othersOf(
  recorded: BailDraft,
  { relief, context }: Pick<PaperMatter, 'relief' | 'context'>,
): readonly PaperMatter[] {
  const bail = { ...recorded.bail, ...(relief && { relief }) };
  const { deponent: _, ...packet } = recorded.packet ?? {};
  const { applicant, coApplicants = [] } = recorded;
  const names = distinctNames([{ ...applicant, name: applicant?.name ?? '' }, ...coApplicants]);
  return coApplicants.map((person, n) => {
    const answers = answersFor(bail.answers, names[n + 1] ?? person.name);
    return matterOf(asAppliedBy({ ...recorded, bail: { ...bail, answers }, packet }, person), context);
  });
}

/** A reason for a concern in one FIR has the name of this FIR in its key. */
function firsBeside(
  recorded: BailDraft,
  { relief, context }: Pick<PaperMatter, 'relief' | 'context'>,
): readonly PaperMatter[] {
  const bail = { ...recorded.bail, ...(relief && { relief }) };
  return (recorded.case?.furtherFirs ?? []).map((fir) => {
    const answers = answersFor(bail.answers, firOwner(fir));
    return matterOf(asInFir({ ...recorded, bail: { ...bail, answers } }, fir), context);
  });
}

/** Two stations may give one number, so the station belongs to the key. */
export const firOwner = ({
  firNumber = '',
  policeStation = '',
}: {
  readonly firNumber?: string | undefined;
  readonly policeStation?: string | undefined;
}): string => `${firNumber} ${stationKey(policeStation)}`.trim();

/** The key of a concern of one co-applicant alone, or in one FIR alone. Its length is that of the contract. */
export const concernKey = (key: string, name: string): string => `${key}@${name}`.slice(0, 120);

/** A reason for another applicant's concern does not answer this one. */
function answersFor(answers: BailPart['answers'] = [], name: string): NonNullable<BailPart['answers']> {
  return answers.flatMap(({ concern, reason }) => {
    const [key = '', owner] = concern.split('@');
    if (owner === undefined) return [{ concern, reason }];
    return concernKey(key, name) === concern ? [{ concern: key, reason }] : [];
  });
}

/** An applicant of the same paper is not one of its co-accused. */
function withoutApplicantsAsCoAccused(recorded: BailDraft): BailDraft {
  const { coApplicants = [], case: facts } = recorded;
  if (coApplicants.length === 0 || !facts?.coAccused) return recorded;
  return { ...recorded, case: { ...facts, coAccused: rowsOfOthers(facts.coAccused, coApplicants) } };
}

/** Every group of the record, empty if it is missing. */
const complete = ({
  applicant = {},
  case: facts = {},
  bail = {},
  advocate = {},
  packet = {},
  annexure,
}: BailDraft) => ({ applicant, case: facts, bail, advocate, packet, annexure });

type StatuteNaming = Parameters<typeof statuteFor>[1] & { readonly context: DocumentContext };

function statuteOfMatter(
  matter: Pick<PaperMatter, 'found' | 'case'> & { readonly relief: Relief },
  naming: StatuteNaming,
): Statute {
  return isBeforeBoard(matter) ? boardStatute(naming) : statuteFor(matter.relief, naming);
}

const dateOf = ({ dated, filedOn }: DocumentContext): CalendarDate => dated ?? filedOn;

interface RecordedParts extends Pick<PaperMatter, 'bail' | 'applicant' | 'relief'> {
  readonly facts: Partial<CaseFacts>;
}

/** An application for default bail is itself the claim. */
function determinationsOf(
  { facts, bail, applicant, relief }: RecordedParts,
  context: DocumentContext,
): Determinations | null {
  const { filedOn, tables } = context;
  if (!tables) return null;
  const defaultBailClaimedOn = relief === 'default' ? filedOn : undefined;
  const lawFacts = lawFactsOf(facts, tables, { bail, applicant, defaultBailClaimedOn });
  return determineAll(lawFacts, tables, dateOf(context));
}

function wordsOf(
  { papers = ENGLISH_PAPERS }: DocumentContext,
  matter: Pick<PaperMatter, 'relief' | 'found' | 'agency' | 'bail'>,
): Pick<PaperMatter, 'language' | 'words'> {
  const words = isAppeal(matter) ? papers.appeal : papers.application;
  const terms = matter.agency && papers.agencies[matter.agency];
  return { language: papers.language, words: terms ? inTermsOf(terms, words) : words };
}

/** An agency has no FIR of a police station, and a complaint is not a charge-sheet. */
function inTermsOf(terms: AgencyTerms, words: DocumentWords): DocumentWords {
  const { number, registered, filed, reportFiled, reportNotFiled, label, lapse } = terms;
  const { reliefs, packet, called } = words;
  return {
    ...words,
    particulars: { ...words.particulars, fir: number, station: (office) => office },
    dates: { ...words.dates, fir: registered, report: filed },
    stage: { ...words.stage, reportFiled, reportNotFiled },
    packet: { ...packet, memo: { ...packet.memo, matter: label } },
    reliefs: { ...reliefs, default: { ...reliefs.default, ...lapse?.(called.party) } },
  };
}

/** The recorded respondent, otherwise the agency that alone enforces the charged Act. */
function agencyOf(found: Determinations | null, { respondent }: Partial<CaseFacts>): Agency | null {
  if (respondent) return agencyNamed(respondent);
  return agenciesOf(found?.forum.respondents ?? [])[0] ?? null;
}

function codeOfInvestigation(
  found: Determinations | null,
  { firDate }: Partial<CaseFacts>,
): Regime | undefined {
  if (found) return found.matter.regimes.defaultBail;
  return firDate !== undefined && firDate < BNSS_FROM ? 'CrPC' : undefined;
}

/** Groups of `partialFromForm`, which already omits invalid fields. */
export function bailDraftFrom(partial: unknown): BailDraft {
  if (!isRecord(partial)) return {};
  return Object.fromEntries(Object.entries(partial).filter(([, group]) => group !== undefined));
}

/** The filer's choice; regular bail always follows the addressed court. */
function reliefOf(facts: Partial<CaseFacts>, chosen: Relief | undefined): Relief | null {
  const { court, custodyStatus } = facts;
  if (chosen && !(chosen.startsWith('regular-') && court)) return chosen;
  if (court) return proposedRelief(court, chosen ? 'judicial' : custodyStatus);
  return custodyStatus === 'not-arrested' ? 'anticipatory' : null;
}

/** Marks a missing required fact. */
export const placeholder = ({ words }: PaperMatter, missing: Gap): string => `[${words.gaps[missing]}]`;

/** Marks a missing recommended fact in a draft; a filed paper omits it. */
export const optionalPlaceholder = (matter: PaperMatter, missing: Gap): string | null =>
  matter.context.unfinished ? placeholder(matter, missing) : null;

/** No appeal yet: the application goes to the convicting court, before an appeal is filed. */
export const isNotAppealed = ({ bail }: Pick<PaperMatter, 'bail'>): boolean => !bail.conviction?.appealNumber;

/** The FIR is in another State: only transit protection is requested. */
export const isTransit = ({ relief, case: facts }: Pick<PaperMatter, 'relief' | 'case'>): boolean =>
  relief === 'anticipatory' && facts.firInOtherState === true;

export const printed = (date: CalendarDate): string => indianDate(date);

/** A day, with the hour if it is known. */
export const printedMoment = (
  { words }: Pick<PaperMatter, 'words'>,
  on: CalendarDate,
  at: string | undefined,
): string => (at === undefined ? printed(on) : words.routes.arrest.moment(printed(on), at));

/** The FIR in a sentence: "FIR No. 218/2024, Police Station Hadapsar". Of several FIRs each is named. */
export function namedFir(matter: PaperMatter): string {
  const names = [matter, ...matter.firs].map(firAlone);
  return names.length === 1 ? names.join('') : matter.words.joint.names(names);
}

/** An agency has other words for its record, so that each FIR has words of its own. */
const firAlone = (matter: PaperMatter): string => {
  const { number, station } = firInWords(matter);
  return `${number}, ${station}`;
};

/** The number and the police station of one FIR, each with its title. */
export function firInWords(matter: PaperMatter): { readonly number: string; readonly station: string } {
  const { firNumber, policeStation } = matter.case;
  const { particulars } = matter.words;
  const number = firNumber
    ? titled(firNumber, particulars.fir)
    : particulars.fir(placeholder(matter, 'firNumber'));
  return { number, station: particulars.station(policeStation ?? placeholder(matter, 'policeStation')) };
}

/** "218/2024" gets a prefix; "Crime No. 12/2024" or "FIR 218/2024" already has one. */
export const titled = (number: string, title: (number: string) => string): string =>
  /^\d/.test(number) ? title(number) : number;
