/** What a builder works from: the record, finished or not, with its relief and statute settled once. */
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import type { Applicant, ApplicationContent, BailPart } from '#contract/application.ts';
import type { CaseFacts } from '#contract/case-facts.ts';
import type { EarlierApplication } from '#domain/earlier-applications.ts';
import { lawFactsOf } from '#domain/law-facts.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import type { Regime } from '#law/facts.ts';
import { BNSS_FROM, proposedRelief, type Relief } from '#law/relief.ts';
import type { Tables } from '#law/tables.ts';
import type { DocumentWords } from '#text/en/documents.ts';
import { type BesideWords, ENGLISH_BESIDE } from '#text/review-text.ts';
import { ENGLISH_PAPERS, type PaperWords } from '#text/paper-words.ts';
import { isAppeal } from './appeal.ts';
import { type Statute, statuteFor } from './statute.ts';

type Advocate = NonNullable<ApplicationContent['advocate']>;

/** An application as far as it is written: every group, and every field of a group, may still be missing. */
export interface BailDraft {
  readonly language?: ApplicationContent['language'];
  readonly applicant?: Partial<Applicant>;
  readonly case?: Partial<CaseFacts>;
  readonly bail?: Partial<BailPart>;
  readonly annexure?: ApplicationContent['annexure'];
  readonly advocate?: Partial<Advocate> | undefined;
  readonly packet?: ApplicationContent['packet'];
}

export interface DocumentContext {
  /** The day of filing; for what is not filed yet, today. */
  readonly filedOn: CalendarDate;
  readonly lawEdition: string;
  /** Null or absent: no number has been given, and none is printed. */
  readonly applicationNumber?: string | null;
  /** Shows what the paper would ordinarily carry and the form lacks, also where the form does not require it. */
  readonly unfinished?: boolean;
  /** Without them nothing is said of the law: the paper names the sections and states no period and no maximum. */
  readonly tables?: Tables | undefined;
  /** Applications of the same person in the same matter that this record holds, oldest first. */
  readonly earlier?: readonly EarlierApplication[] | undefined;
  /** Of the language that the record asks for; without them the paper is in English. */
  readonly papers?: PaperWords | undefined;
  /** Of the reader's screen, for what is said beside the paper; English without them. */
  readonly beside?: BesideWords | undefined;
}

export interface PaperMatter {
  readonly applicant: Partial<Applicant>;
  readonly case: Partial<CaseFacts>;
  readonly bail: Partial<BailPart>;
  readonly advocate: Partial<Advocate>;
  readonly annexure: ApplicationContent['annexure'];
  readonly packet: NonNullable<ApplicationContent['packet']>;
  readonly relief: Relief | null;
  readonly statute: Statute | null;
  /** What the law says of this record on the day of filing; null without the tables. */
  readonly found: Determinations | null;
  readonly context: DocumentContext;
  readonly words: DocumentWords;
  readonly language: PaperWords['language'];
  readonly beside: BesideWords;
}

export type Gap = keyof DocumentWords['gaps'];

export function matterOf(content: BailDraft, context: DocumentContext): PaperMatter {
  const facts = content.case ?? {};
  const bail = content.bail ?? {};
  const applicant = content.applicant ?? {};
  const relief = reliefOf(facts, bail.relief);
  const { filedOn, tables } = context;
  const claimed = relief === 'default' ? filedOn : undefined;
  const beside = { bail, applicant, defaultBailClaimedOn: claimed };
  const found = tables ? determineAll(lawFactsOf(facts, tables, beside), tables, filedOn) : null;
  const { language, words } = saidIn(context, { relief, found });
  const investigation = codeOfInvestigation(found, facts);
  return {
    applicant,
    case: facts,
    bail,
    advocate: content.advocate ?? {},
    annexure: content.annexure,
    packet: content.packet ?? {},
    relief,
    statute: relief && statuteFor(relief, { filedOn, investigation, words }),
    found,
    context,
    words,
    language,
    beside: context.beside ?? ENGLISH_BESIDE,
  };
}

function saidIn(
  { papers = ENGLISH_PAPERS }: DocumentContext,
  matter: Pick<PaperMatter, 'relief' | 'found'>,
): Pick<PaperMatter, 'language' | 'words'> {
  return { language: papers.language, words: isAppeal(matter) ? papers.appeal : papers.application };
}

function codeOfInvestigation(
  found: Determinations | null,
  { firDate }: Partial<CaseFacts>,
): Regime | undefined {
  if (found) return found.matter.regimes.defaultBail;
  return firDate !== undefined && firDate < BNSS_FROM ? 'CrPC' : undefined;
}

/** The groups of `partialFromForm`, whose bad fields are already left out. */
export function bailDraftFrom(partial: unknown): BailDraft {
  if (!isRecord(partial)) return {};
  return Object.fromEntries(Object.entries(partial).filter(([, group]) => group !== undefined));
}

/** The maker's choice; but regular bail is always that of the court which is addressed. */
function reliefOf(facts: Partial<CaseFacts>, chosen: Relief | undefined): Relief | null {
  const { court, custodyStatus } = facts;
  if (chosen && !(chosen.startsWith('regular-') && court)) return chosen;
  if (court) return proposedRelief(court, chosen ? 'judicial' : custodyStatus);
  return custodyStatus === 'not-arrested' ? 'anticipatory' : null;
}

/** What the form requires is always marked where it is missing. */
export const placeholder = ({ words }: PaperMatter, missing: Gap): string => `[${words.gaps[missing]}]`;

/** What it does not require is marked only while the form is being written; in a filed paper it is left out. */
export const optionalPlaceholder = (matter: PaperMatter, missing: Gap): string | null =>
  matter.context.unfinished ? placeholder(matter, missing) : null;

/** No appeal yet: the convicting court is asked, so that one can be filed. */
export const sentenceNotAppealed = ({ bail }: Pick<PaperMatter, 'bail'>): boolean =>
  !bail.conviction?.appealNumber;

/** The FIR is of another State: protection for the way to the court there is all that is asked. */
export const isTransit = ({ relief, case: facts }: Pick<PaperMatter, 'relief' | 'case'>): boolean =>
  relief === 'anticipatory' && facts.firInOtherState === true;

export const printed = (date: CalendarDate): string => indianDate(date);

/** The FIR as it is named in a sentence: "FIR No. 218/2024, Police Station Hadapsar". */
export function namedFir(matter: PaperMatter): string {
  const { firNumber, policeStation } = matter.case;
  const { particulars } = matter.words;
  const number = firNumber
    ? titled(firNumber, particulars.fir)
    : particulars.fir(placeholder(matter, 'firNumber'));
  return `${number}, ${particulars.station(policeStation ?? placeholder(matter, 'policeStation'))}`;
}

/** "218/2024" gets its title; "Crime No. 12/2024" or "FIR 218/2024" has one. */
export const titled = (number: string, title: (number: string) => string): string =>
  /^\d/.test(number) ? title(number) : number;
