/**
 * Chat answers of a language in draft: a label and a value per fact, with short words to check. Texts of the tables
 * stay in English, in quotes.
 */
import type { Premise } from '#chat/answer.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { Offence } from '#law/tables.ts';
import type { SectionRef } from '#search/cards/library.ts';
import type { ChatAnswerWords, SaidBy } from '#text/en/law/chat-answers.ts';
import type { DraftChatWords } from './draft-chat-words.ts';
import { afterRefusalSentence, courtSentences } from './forum-lines.ts';

const name = ({ code, section }: SectionRef): string => `${code} ${section}`;
const names = (refs: readonly SectionRef[]): string => refs.map(name).join(', ');
const titled = ({ ref, title }: { readonly ref: SectionRef; readonly title: string }): string =>
  `${name(ref)}: "${title}"`;
const subject = ({ offence, code, section }: Offence): string => `${code} ${section} ("${offence}")`;
const lines = (...parts: readonly (string | false | null)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(' ');

export function draftChatAnswers(words: DraftChatWords): ChatAnswerWords {
  const { refusals, impossible, carried, noEvidence, unsure, notCovered, footer } = words;
  return {
    says: {
      ...offenceSentences(words),
      ...codeSentences(words),
      ...dateSentences(words),
      ...bailSentences(words),
    },
    refusals,
    refusalLaw: (all) => `${words.refusalLaw}: ${all.join(', ')}.`,
    impossible,
    carried,
    noEvidence,
    unsure,
    nearest: (all) => `${words.nearest}: ${all.join(', ')}.`,
    stillOpen: (questions) => `${words.stillOpen}: ${questions}`,
    notCovered,
    footer,
  };
}

const numberOf = (count: number): string => String(Number(count.toFixed(2)));

const premiseAnswer = (premise: Premise, { yes, no }: DraftChatWords): string =>
  premise === null ? '' : `${premise === 'yes' ? yes : no}. `;

const termOf = (years: number, { units }: DraftChatWords): string => {
  if (years >= 1) return `${numberOf(years)} ${units.years}`;
  const months = Math.round(years * 12);
  return months === 0 ? `24 ${units.hours}` : `${months} ${units.months}`;
};

function maximum({ death, life, maxYears, bailable, court }: Offence, words: DraftChatWords): string {
  const terms = [
    death && words.death,
    life && words.life,
    maxYears !== null && maxYears > 0 && words.upTo(termOf(maxYears, words)),
  ].filter((term) => typeof term === 'string');
  if (terms.length > 0) return terms.join(words.or);
  if (maxYears === 0) return words.fineOnly;
  return bailable === 'depends' || court === 'depends' ? words.asPrincipal : words.noFixedTerm;
}

const courtOf = (court: Offence['court'], words: DraftChatWords): string =>
  ({
    'magistrate-any': words.forum.courts.magistrate,
    'magistrate-first-class': words.firstClass,
    'magistrate-chief': words.forum.courts['chief-magistrate'],
    sessions: words.forum.courts.sessions,
    special: words.forum.courts.special,
    depends: words.depends,
  })[court];

type OffenceKind = 'section' | 'punishment' | 'bailable' | 'cognizable' | 'court' | 'note' | 'judgment';

const offenceSentences = (words: DraftChatWords): Pick<SaidBy, OffenceKind> => ({
  section: ({ ref, title, description }) => lines(`${titled({ ref, title })}.`, description),
  punishment: ({ offence, premise }) =>
    `${premiseAnswer(premise, words)}${subject(offence)}. ${words.punishment}: ${[
      maximum(offence, words),
      ...(offence.minYears ? [words.atLeast(termOf(offence.minYears, words))] : []),
      ...(offence.fine && offence.maxYears !== 0 ? [words.fineToo] : []),
    ].join('; ')}.`,
  bailable: ({ offence, premise }) =>
    offence.bailable === 'depends'
      ? `${subject(offence)}: ${words.depends}.`
      : `${premiseAnswer(premise, words)}${subject(offence)}: ${offence.bailable ? words.bailable : words.nonBailable}.`,
  cognizable: ({ offence }) =>
    `${subject(offence)}: ${offence.cognizable === 'depends' ? words.depends : offence.cognizable ? words.cognizable : words.nonCognizable}.`,
  court: ({ offence }) => `${subject(offence)}. ${words.triedBy}: ${courtOf(offence.court, words)}.`,
  note: ({ note }) => `${words.note}: ${note}`,
  judgment: ({ row }) => `${row.name}, ${row.citation} (${row.year}): ${row.holding}`,
});

type CodeKind =
  | 'successor'
  | 'changed'
  | 'no-successor'
  | 'both-codes'
  | 'not-there'
  | 'other-section'
  | 'penal-code'
  | 'procedure-code'
  | 'in-force'
  | 'also-in';

const isNew = (code: string): boolean => ['BNS', 'BNSS', 'BSA'].includes(code);

const codeSentences = (words: DraftChatWords): Pick<SaidBy, CodeKind> => ({
  successor: ({ from, to, title }) =>
    `${(isNew(from.code) ? words.was : words.now)(name(from), names(to))}: "${title}".`,
  changed: ({ changed }) => `${words.change}: ${changed}`,
  'no-successor': ({ from, title, other }) => `${words.noSuccessor(`${name(from)} ("${title}")`, other)}.`,
  'both-codes': ({ number, before, now, successor }) =>
    lines(
      `${words.noCode(number)}.`,
      before &&
        `${words.before}: ${titled(before)}${successor.length > 0 ? ` (${words.since}: ${names(successor)})` : ''}.`,
      now && `${words.since}: ${titled(now)}.`,
    ),
  'not-there': ({ ref, meant, title }) =>
    `${words.notThere(ref.code, ref.section)}. ${words.meant}: ${titled({ ref: meant, title })}.`,
  'other-section': ({ asked, askedTitle, meant, title }) =>
    lines(
      `${words.no}.`,
      askedTitle !== null && `${titled({ ref: asked, title: askedTitle })}.`,
      `${words.meant}: ${titled({ ref: meant, title })}.`,
    ),
  'penal-code': ({ on, code }) =>
    lines(`${words.penalCode(code)}${on === null ? '' : ` (${indianDate(on)})`}.`, words.inForce),
  'procedure-code': ({ code }) => words.procedureCode[code ?? 'new'],
  'in-force': () => words.inForce,
  'also-in': ({ number, all }) => `${words.alsoIn(number)}: ${all.map(titled).join('; ')}.`,
});

type DateKind =
  | 'default-bail'
  | 'default-period'
  | 'periods'
  | 'undertrial'
  | 'undertrial-term'
  | 'undertrial-excluded'
  | 'term';

const stateOf = (it: Parameters<SaidBy['default-bail']>[0], words: DraftChatWords): string => {
  const [from, last] = [indianDate(it.from), indianDate(it.lastDay)];
  const filed = it.filedOn ? indianDate(it.filedOn) : '';
  if (it.state === 'in-time') return words.inTime(filed, last);
  if (it.state === 'late') return words.late(from, filed);
  return it.state === 'open' ? words.open(from, last) : words.notYet(from, last);
};

const monthsOf = (months: number, { units }: DraftChatWords): string => `${numberOf(months)} ${units.months}`;

const dateSentences = (words: DraftChatWords): Pick<SaidBy, DateKind> => ({
  'default-bail': (it) =>
    lines(
      stateOf(it, words),
      `${it.offences.join(', ')}: ${words.counted(`${it.days} ${words.units.days}`, indianDate(it.dayOne), indianDate(it.lastDay))}`,
      it.estimated && words.estimated,
      it.ifExtended && words.extended(indianDate(it.ifExtended)),
      it.otherReading &&
        words.otherReading(`${it.otherReading.days} ${words.units.days}`, indianDate(it.otherReading.from)),
    ),
  'default-period': ({ days, extendable, offences, premise, otherDays }) =>
    lines(
      `${premiseAnswer(premise, words)}${offences.join(', ')}: ${words.due(`${days} ${words.units.days}`)}`,
      extendable && words.extendable,
      otherDays !== null && `(${otherDays} ${words.units.days})`,
    ),
  periods: () => words.periods,
  undertrial: ({ from, oneThird, oneHalf, maximum: whole, firstOffender, offences }) =>
    lines(
      `${words.undertrial}: ${offences.join(', ')}, ${indianDate(from)}.`,
      firstOffender !== false && oneThird && `${words.oneThird}: ${indianDate(oneThird)}.`,
      `${words.oneHalf}: ${indianDate(oneHalf)}. ${words.whole}: ${indianDate(whole)}.`,
      words.undertrialLimits,
    ),
  'undertrial-term': ({ offence, third, half }) =>
    `${words.undertrial}: ${offence}. ${words.oneThird}: ${monthsOf(third, words)}. ${words.oneHalf}: ${monthsOf(half, words)}.`,
  'undertrial-excluded': ({ offences, premise }) =>
    `${premiseAnswer(premise, words)}${offences.join(', ')}: ${words.undertrialExcluded}`,
  term: ({ ref, count, unit, premise }) =>
    `${premiseAnswer(premise, words)}${name(ref)}: ${count} ${words.units[unit]}.`,
});

type BailKind =
  | 'forum'
  | 'after-refusal'
  | 'bail-of-right'
  | 'compounding'
  | 'bail-in-discretion'
  | 'anticipatory'
  | 'gate'
  | 'quantity';

const weight = (grams: number): string =>
  grams >= 1000 ? `${numberOf(grams / 1000)} kg` : `${numberOf(grams)} g`;

const bailSentences = (words: DraftChatWords): Pick<SaidBy, BailKind> => ({
  forum: ({ forum, about }) => lines(about !== null && `${about}:`, courtSentences(forum, words.forum)),
  'after-refusal': ({ after, about }) =>
    lines(about !== null && `${about}:`, afterRefusalSentence(after, words.forum)),
  'bail-of-right': ({ offence }) => `${offence}: ${words.ofRight}`,
  compounding: ({ offence, how }) => `${offence}: ${words.compounding[how]}`,
  'bail-in-discretion': ({ offence, grave, who }) =>
    lines(
      `${offence}: ${words.byDiscretion}`,
      grave && who === null && words.magistrateBarred,
      who !== null && words.notBarredFor[who],
    ),
  anticipatory: ({ offence, barred, bar, court }) => {
    const { courts } = words.forum;
    if (!barred) {
      return `${offence}: ${words.anticipatory(court === 'high' ? courts.high : `${courts[court]}${words.or}${courts.high}`)}`;
    }
    return lines(
      `${offence}: ${words.anticipatoryBarred(bar)}`,
      bar.startsWith('SC/ST') && words.unlessNoCase,
    );
  },
  gate: ({ section, summary, offence }) =>
    `${section}${offence === null ? '' : ` (${offence})`}. ${words.gate}: ${summary}`,
  quantity: ({ drug, grams, size, small, commercial }) =>
    lines(
      `${drug}${grams === null ? '' : ` ${weight(grams)}`}${size === null ? '' : `: ${words.sizes[size]}`}.`,
      `${words.sizes.small}: ${words.under(weight(small))}; ${words.sizes.commercial}: ${words.over(weight(commercial))}.`,
      words.scale,
    ),
});
