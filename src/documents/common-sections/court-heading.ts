/** Court, case number and title, as the registry reads first. */
import { hasSeveralFirs } from '#documents/each-fir.ts';
import type { Block } from '#documents/model.ts';
import { hasIndianScript } from '#documents/script-runs.ts';
import { placeholder, isTransit, type PaperMatter, optionalPlaceholder, titled } from '#documents/matter.ts';
import { appealOf } from '#documents/appeal.ts';
import { actName, provisionName } from '#documents/provision-name.ts';
import type { ForumCourt } from '#law/forum/act-forum.ts';
import type { NamedCourt } from '#law/forum/named-court.ts';
import { isBeforeBoard } from '#documents/before-board.ts';
import { isOverclaim } from '#documents/relief-finding.ts';
import { profileLine } from '#domain/case/court-profiles.ts';
import { earlierKnown, isGranted } from './earlier-applications.ts';

export const courtHeading = (matter: PaperMatter): Block[] => [...courtLines(matter), title(matter)];

/** Court and number at the head of every paper of the matter, with a blank for the court's own number. */
export const courtLines = (matter: PaperMatter): Block[] => [
  ...courtNames(matter),
  ...docketBlocks([numberBlank(matter), ...recordedNumbers(matter)]),
];

/** Without the blank: an order has none. */
export const courtLinesOfOrder = (matter: PaperMatter): Block[] => [
  ...courtNames(matter),
  ...docketBlocks(recordedNumbers(matter)),
];

const docketBlocks = (lines: readonly string[]): Block[] =>
  lines.map((text) => ({ kind: 'docket', text, from: 'case' }));

function courtNames(matter: PaperMatter): Block[] {
  const jurisdiction = profiled(matter, matter.packet.court?.jurisdiction);
  return [
    { kind: 'court', text: courtName(matter).toUpperCase(), from: 'case' },
    ...(jurisdiction ? [{ kind: 'court' as const, text: jurisdiction.toUpperCase() }] : []),
  ];
}

/** The heading of the chosen court profile, otherwise the name in the record. */
const courtName = (matter: PaperMatter): string =>
  profiled(matter, matter.packet.court?.heading) ?? recordedName(matter);

const profiled = ({ language }: PaperMatter, line: string | undefined): string | undefined =>
  line && profileLine(line, language);

function recordedName(matter: PaperMatter): string {
  const { court: words } = matter.words;
  const { court, courtName: printed, courtPlace } = matter.case;
  const place = courtPlace ?? optionalPlaceholder(matter, 'place');
  if (printed && hasIndianScript(printed)) return printed;
  if (printed) return placed(asHeading(printed, words), place, words.at);
  if (!court) return words.inThe(placeholder(matter, 'court')) + (place ? words.at(place) : '');
  return (courtOfForum(matter) ?? words[court]) + (place ? words.at(place) : '');
}

/** Court that the determination of the forum names, if the chosen kind of court is that one. */
function courtOfForum(matter: PaperMatter): string | null {
  const { case: facts } = matter;
  const hears = hearingCourt(matter);
  if (!hears) return null;
  const heading = facts.court === 'sessions' ? OF_SESSIONS[hears.court] : OF_MAGISTRATES[hears.court];
  return heading?.(matter, hears) ?? null;
}

function hearingCourt({ case: facts, relief, found }: PaperMatter): NamedCourt | null {
  if (!found || facts.court === 'high' || found.forum.stage === 'after-judgment') return null;
  return (relief === 'anticipatory' ? found.forum.anticipatory : found.forum.hears) ?? null;
}

/** The Special Court that sits as the Court of Session, below the signature of an order. Null for every other court. */
export function specialCourt(
  matter: PaperMatter,
): { readonly name: string; readonly isSpecial: boolean } | null {
  const { case: facts, words } = matter;
  const hears = hearingCourt(matter);
  if (!hears || facts.court !== 'sessions' || facts.courtName !== undefined) return null;
  const isSpecial = hears.court === 'special';
  if (isSpecial) return { name: words.court.specialCourt(specialActs(matter, hears)), isSpecial };
  if (hears.court !== 'designated') return null;
  return { name: words.court.designatedCourt(actName(hears.authority.source, matter)), isSpecial };
}

type CourtHeading = (matter: PaperMatter, hears: NamedCourt) => string;

/** If the Court of Session is chosen: a Special Court that sits as one. */
const OF_SESSIONS: Readonly<Partial<Record<ForumCourt, CourtHeading>>> = {
  board: ({ words }) => words.court.childrens,
  'childrens-court': ({ words }) => words.court.childrens,
  designated: (matter, { authority }) => matter.words.court.designated(actName(authority.source, matter)),
  special: (matter, hears) => matter.words.court.special(specialActs(matter, hears)),
};

const OF_MAGISTRATES: Readonly<Partial<Record<ForumCourt, CourtHeading>>> = {
  board: ({ words }) => words.court.board,
  'chief-magistrate': ({ words }) => words.court.chief,
};

/** Every Act that names a Special Court, the hearing one first: the NIA Act for an offence under the UAPA. */
function specialActs(matter: PaperMatter, hears: NamedCourt): string {
  const names = codesOfSpecial(matter, hears).map((code) => actName(code, matter));
  return names.join(matter.words.court.and.toLowerCase());
}

const codesOfSpecial = ({ found }: PaperMatter, hears: NamedCourt): string[] =>
  [hears, ...(found?.forum.others ?? [])]
    .filter(({ court }) => court === 'special')
    .map(({ authority }) => authority.source);

/** Codes of the Acts of a Special Court that sits as the Court of Session. Null for every other court. */
export function specialCodes(matter: PaperMatter): string[] | null {
  const hears = hearingCourt(matter);
  return hears && specialCourt(matter)?.isSpecial ? codesOfSpecial(matter, hears) : null;
}

function asHeading(printed: string, words: PaperMatter['words']['court']): string {
  if (/^(in the|before) /i.test(printed)) return printed;
  const bare = printed.replace(/^the /i, '');
  return /^(high )?court\b/i.test(bare) ? words.inThe(bare) : words.beforeThe(bare);
}

/** The printed name may already include the place. */
const placed = (name: string, place: string | null, at: (place: string) => string): string =>
  place && !name.toLowerCase().includes(place.toLowerCase()) ? name + at(place) : name;

/** Numbers in the record. Our own reference is labelled as such. */
function recordedNumbers(matter: PaperMatter): string[] {
  const { docket } = matter.words;
  const { applicationNumber } = matter.context;
  const { caseNumber, cnr } = matter.case;
  const numbered = hasSeveralFirs(matter) ? docket.ofFir : docket.main;
  const appealNumber = matter.relief === 'suspension' ? matter.bail.conviction?.appealNumber : undefined;
  const main = [
    appealNumber && docket.inAppeal(titled(appealNumber, matter.words.reliefs.suspension.appealTitle)),
    caseNumber && numbered(caseNumber.type, caseNumber.number, caseNumber.year),
    cnr && docket.cnr(cnr),
  ].filter((line): line is string => Boolean(line));
  return [
    ...(main.length > 0 ? [ofFirstFir(matter, inLines(main))] : []),
    ...(applicationNumber ? [docket.reference(applicationNumber)] : []),
  ];
}

/** Of several FIRs the number of the court belongs to the first one. */
function ofFirstFir(matter: PaperMatter, line: string): string {
  if (!hasSeveralFirs(matter)) return line;
  const { fir } = matter.words.particulars;
  return matter.words.joint.about(titled(matter.case.firNumber ?? '', fir), line);
}

/** The court assigns its number, so that place stays blank. */
function numberBlank(matter: PaperMatter): string {
  const year = matter.context.filedOn.slice(0, 4);
  const { appeal } = matter.words.reliefs;
  return appealOf(matter) ? appeal.docket(matter.words.blank, year) : ownBlank(matter, year);
}

/** Approximate letters per line. */
const ONE_LINE = 58;

/** Never end a line with the separator of two numbers. */
function inLines(numbers: readonly string[]): string {
  const inOne = numbers.join(' · ');
  return inOne.length > ONE_LINE ? numbers.join('\n') : inOne;
}

/** Blank for the number in the court's own format. */
function ownBlank(matter: PaperMatter, year: string): string {
  const { relief, packet, words } = matter;
  const { caseNumber, anticipatoryNumber } = packet.court ?? {};
  const form = profiled(matter, (relief === 'anticipatory' ? anticipatoryNumber : undefined) ?? caseNumber);
  return form ? caseNumberIn(form, words.blank, year) : words.docket.ownBlank(year);
}

function title(matter: PaperMatter): Block {
  const { words, relief, statute } = matter;
  if (!relief || !statute) {
    return { kind: 'title', text: words.untitled(placeholder(matter, 'relief')), from: 'case' };
  }
  const appeal = appealOf(matter);
  if (appeal) {
    const provision = provisionName(appeal.authority, matter);
    return {
      kind: 'title',
      text: words.reliefs.appeal.title(provision),
      from: 'case',
      authorities: [appeal.authority],
    };
  }
  const { nth, isLater, noun, provision } = titleParts(matter, statute.withEquivalent);
  const text =
    nth !== null && isLater ? words.laterTitle(nth, noun, provision) : words.title(nth, noun, provision);
  return { kind: 'title', text, from: 'case', authorities: [statute.authority] };
}

export interface TitleParts {
  readonly nth: string | null;
  /** After the first application of the matter. */
  readonly isLater: boolean;
  readonly noun: string;
  readonly provision: string;
}

/** Parts of the title of an application; null for an appeal and while the relief is unknown. */
export function applicationTitle(matter: PaperMatter): TitleParts | null {
  const { relief, statute } = matter;
  return relief && statute && !appealOf(matter) ? titleParts(matter, statute.withEquivalent) : null;
}

function titleParts(matter: PaperMatter, provision: string): TitleParts {
  const { words, relief } = matter;
  const { plain, nouns } = words.reliefs;
  if (isBeforeBoard(matter)) return { nth: null, isLater: false, noun: words.board.noun, provision };
  const claimed = relief && nouns[isTransit(matter) ? 'transit' : relief];
  const nth = ordinalOf(matter);
  return {
    nth,
    isLater: nth !== null && nth !== words.ordinal(1),
    noun: claimed === null || isOverclaim(matter) ? plain.noun : claimed,
    provision,
  };
}

/**
 * Ordinal of this application in the matter, from the listed ones; "further" if the list is incomplete. A joint
 * application has none after an earlier one, because its applicants have applied before in different numbers.
 */
export function ordinalOf(matter: PaperMatter): string | null {
  const { bail, words, others } = matter;
  const { listed, least, complete } = earlierKnown(matter);
  const isFirst = bail.previousApplications === 'none' && listed === 0;
  if (others.length > 0 && !isFirst) return null;
  if (bail.ordinal !== undefined && bail.ordinal > Math.max(listed, least))
    return words.ordinal(bail.ordinal);
  if (listed > 0) return complete ? words.ordinal(listed + 1) : words.further;
  return asAnswered(matter);
}

/** By the answer to the question on earlier applications. */
function asAnswered(matter: PaperMatter): string | null {
  const { bail, words } = matter;
  if (bail.previousApplications === undefined) return null;
  if (bail.previousApplications === 'none') return isGranted(matter) ? words.further : words.ordinal(1);
  return bail.previousApplications === 'one' ? words.ordinal(2) : words.further;
}

/** A case number in the court's own format: "CRM-M/56343/2025". */
export const caseNumberIn = (form: string, number: string, year: string | number): string =>
  form.replaceAll('{number}', number).replaceAll('{year}', String(year));
