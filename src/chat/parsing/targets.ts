/** Subjects of a question: numbered sections, or named offences under the code of their time. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { BNSS_FROM } from '#law/relief.ts';
import { limbsOf, lookUp, type Offence, sectionKey } from '#law/tables.ts';
import type { Provision, SectionRef } from '#search/cards/library.ts';
import type { AskedSection } from '#search/engine/asked-section.ts';
import type { Sources } from '../sources.ts';
import type { NamedOffence, ChatQuestion } from './question.ts';

export type Target =
  /** A section of a code, with its card. */
  | { readonly is: 'section'; readonly card: Provision }
  /** A number that its code lacks, and the intended section. */
  | {
      readonly is: 'not-there';
      readonly ref: SectionRef;
      readonly meant: Provision | null;
      /** Section with that number in the other code. */
      readonly other: Provision | null;
    }
  /** A number without a code, with its section in each code. */
  | {
      readonly is: 'bare';
      readonly number: string;
      readonly before: Provision | null;
      readonly now: Provision | null;
    };

const PENAL = { before: 'IPC', now: 'BNS' } as const;
const PROCEDURE = { before: 'CrPC', now: 'BNSS' } as const;
const EVIDENCE = { before: 'IEA', now: 'BSA' } as const;
const PAIRS = [PENAL, PROCEDURE, EVIDENCE];

/** Procedure numbers often used without a code, by the aspect asked. */
const OF_PROCEDURE =
  /^(?:41a|50|57|154|156|160|161|164|167|173|187|436a?|437a?|438|439|478|479|480|481|482|483|528|389|430|35)(?:\(|$)/;

export function targetsOf(question: ChatQuestion, sources: Sources): Target[] {
  return question.sections.flatMap((sectionMention) => targetOf(sectionMention, question, sources) ?? []);
}

function targetOf(sectionMention: AskedSection, question: ChatQuestion, sources: Sources): Target | null {
  const { code, number } = sectionMention;
  if (code !== null && !isMisplaced({ code, section: number }, sources)) {
    return inCode({ code, section: number }, sectionMention, sources);
  }
  const special = code === null ? namedSpecial(sectionMention, question, sources) : null;
  return special ? { is: 'section', card: special } : withoutCode(sectionMention, question, sources);
}

function withoutCode(sectionMention: AskedSection, question: ChatQuestion, sources: Sources): Target | null {
  const { number } = sectionMention;
  const special = sectionMention.code !== null && !isPenal(sectionMention.code);
  const pair = special || isProcedure(sectionMention, question) ? PROCEDURE : PENAL;
  const [before, now] = inEither(pair, sectionMention, sources);
  if (!before && !now) return inOther(pair, sectionMention, sources);
  const card = chosen({ before, now, number }, pair, question);
  return card
    ? { is: 'section', card }
    : { is: 'bare', number: (before ?? now)?.section ?? number, before, now };
}

/** "420 ipc, 436A": 436A is procedure, whatever code is next to it. */
const isMisplaced = (ref: SectionRef, sources: Sources): boolean =>
  !OWN_PROCEDURE.has(ref.code) &&
  (ALWAYS_PROCEDURE.test(ref.section) || (!isPenal(ref.code) && OF_BAIL.test(ref.section))) &&
  !sources.cite(ref);

/** "SC/ST Act, is 483 maintainable": sections on bail next to a special Act. */
const OF_BAIL = /^(?:43[6-9]a?|4(?:7[89]|8[0-3])|528|187|35)(?:\(|$)/;

const OWN_PROCEDURE = new Set(['CrPC', 'BNSS', 'IEA', 'BSA']);

/** "138" with "cheque": the section of the special Act whose offence is named. */
function namedSpecial(
  { number }: AskedSection,
  { offences }: ChatQuestion,
  sources: Sources,
): Provision | null {
  const offence = offences.find(
    ({ now }) => now !== null && !isPenal(now.code) && wholeOf(now.section) === wholeOf(number),
  );
  return onlySpecial(number, sources) ?? (offence?.now && sources.nearest(offence.now)) ?? null;
}

/** "20(b)(ii)(C)": clauses that one special Act alone has. */
const OF_CLAUSES = /^\d+[a-z]*(?:\([\da-z]+\)){2,}$/i;

function onlySpecial(number: string, sources: Sources): Provision | null {
  if (!OF_CLAUSES.test(number)) return null;
  const [only, ...others] = sources.library.provisions.filter(
    ({ code, section }) => !isPenal(code) && sectionKey(section) === number,
  );
  return only && others.length === 0 ? only : null;
}

function inOther(
  pair: (typeof PAIRS)[number],
  sectionMention: AskedSection,
  sources: Sources,
): Target | null {
  const other = pair === PENAL ? PROCEDURE : PENAL;
  const there = [other.before, other.now]
    .map((code) => findCard({ code, section: sectionMention.number }, sectionMention, sources))
    .find((each) => each !== null);
  return there ? { is: 'section', card: there } : null;
}

interface CodePair {
  readonly before: Provision | null;
  readonly now: Provision | null;
  readonly number: string;
}

/** The intended code: by a named offence, or a number that only one code has. */
function chosen(both: CodePair, pair: (typeof PAIRS)[number], { offences }: ChatQuestion): Provision | null {
  const { before, now, number } = both;
  if (!before || !now) {
    const only = before ?? now;
    const tells = before ? /[a-z]/.test(number) : number.includes('(');
    if (pair === PROCEDURE || tells) return only;
  }
  const isNamed = (card: Provision | null): boolean =>
    offences.some((each) => isSame(card, each.before) || isSame(card, each.now));
  return [before, now].find(isNamed) ?? null;
}

/** If one code has the exact number, ignore a near match in the other. */
function inEither(
  pair: (typeof PAIRS)[number],
  sectionMention: AskedSection,
  sources: Sources,
): readonly [Provision | null, Provision | null] {
  const refs = [pair.before, pair.now].map((code) => ({ code, section: sectionMention.number }));
  const [before, now] = refs.map((ref) => exactly(ref, sources));
  if (before || now) return [before ?? null, now ?? null];
  const [b, n] = refs.map((ref) => findCard(ref, sectionMention, sources));
  return [b ?? null, n ?? null];
}

const exactly = (ref: SectionRef, sources: Sources): Provision | null =>
  sources.card(ref) ??
  sources.cards.find(
    (each) => each.code === ref.code && sectionKey(each.section).startsWith(`${sectionKey(ref.section)}(`),
  ) ??
  null;

const isSame = (card: Provision | null, ref: SectionRef | null): boolean =>
  card !== null && ref !== null && card.code === ref.code && wholeOf(card.section) === wholeOf(ref.section);

export const wholeOf = (section: string): string => /^\d+[a-z]*/.exec(sectionKey(section))?.[0] ?? section;

/** Numbers of the right to release; penal sections with these numbers are never meant. */
const ALWAYS_PROCEDURE = /^(?:479|436a|187\(3\)|167\(2\)|41a)/;

const isProcedure = ({ number }: AskedSection, question: ChatQuestion): boolean =>
  ALWAYS_PROCEDURE.test(number) ||
  (OF_PROCEDURE.test(number) &&
    question.offences.length === 0 &&
    question.has(
      'bail',
      'anticipatory',
      'default',
      'undertrial',
      'quash',
      'notice',
      'remand',
      'statement',
      'register',
      'appeal',
      'fir',
    ));

function inCode(ref: SectionRef, sectionMention: AskedSection, sources: Sources): Target {
  const card = ownCard(ref, sectionMention, sources);
  if (card) return { is: 'section', card };
  const pair = PAIRS.find(({ before, now }) => before === ref.code || now === ref.code);
  const otherCode = pair && (pair.before === ref.code ? pair.now : pair.before);
  const other = otherCode
    ? findCard({ code: otherCode, section: ref.section }, sectionMention, sources)
    : null;
  // an old number that is missing has no such way: its twin number is another subject
  const successor = (otherCode === pair?.before ? (other?.equivalent ?? []) : [])
    .map((each) => sources.nearest(each))
    .find((each) => each?.code === ref.code);
  return {
    is: 'not-there',
    ref: { ...ref, section: asPrinted(sectionMention.number) },
    meant: successor ?? null,
    other,
  };
}

const ownCard = (ref: SectionRef, sectionMention: AskedSection, sources: Sources): Provision | undefined =>
  findCard(ref, sectionMention, sources) ?? successorOf(ref, sources);

const asPrinted = (number: string): string =>
  number.toUpperCase().replaceAll(/\(([A-Z])\)/g, (_, letter: string) => `(${letter.toLowerCase()})`);

/** An old section without a card, by the card of its successor: CrPC 174 is BNSS 194. */
const successorOf = (ref: SectionRef, { cards }: Sources): Provision | undefined =>
  PAIRS.some(({ before }) => before === ref.code)
    ? cards.find(({ equivalent }) =>
        equivalent.some(
          (each) => each.code === ref.code && sectionKey(each.section) === sectionKey(ref.section),
        ),
      )
    : undefined;

/** Exact number, its only part, the number without letter, or the surrounding section. */
function findCard(
  ref: SectionRef,
  { orNumber }: Pick<AskedSection, 'orNumber'>,
  sources: Sources,
): Provision | null {
  const inside = exactly(ref, sources);
  if (inside) return inside;
  const parent = sectionKey(ref.section).replace(/\([^()]*\)$/, '');
  if (parent !== sectionKey(ref.section))
    return findCard({ ...ref, section: parent }, { orNumber: null }, sources);
  const bracketed = /^(\d+)([a-z])$/.exec(sectionKey(ref.section));
  const clause = bracketed && sources.card({ ...ref, section: `${bracketed[1]}(${bracketed[2]})` });
  if (clause) return clause;
  return orNumber === null ? null : (sources.card({ ...ref, section: orNumber }) ?? null);
}

/** Offence rows of a card or of its parts. */
export function offencesOf(card: Provision, { library: { tables } }: Sources): readonly Offence[] {
  if (card.offences.length > 0) return card.offences;
  const found = lookUp(tables, card);
  if (found.kind === 'found') return [found.offence];
  if (found.kind === 'divided') return found.limbs;
  const punished = card.punishedBy.flatMap((ref) => limbsOf(tables, ref.code, ref.section));
  return punished.length > 0 ? punished : [];
}

/** A named offence under the BNS, or the IPC if the act was before it. */
export function namedCard(
  offence: NamedOffence,
  on: CalendarDate | null,
  sources: Sources,
): Provision | null {
  const old = offence.before && sources.nearest(offence.before);
  const current = offence.now && sources.nearest(offence.now);
  return (on !== null && on < BNSS_FROM ? (old ?? current) : (current ?? old)) ?? null;
}

export const isPenal = (code: string): boolean => code === 'IPC' || code === 'BNS';
