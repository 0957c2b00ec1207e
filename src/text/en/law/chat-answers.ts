/** Chat answers: one plain sentence per rule. */
import { forum } from '#text/en/law/forum.ts';
import { afterRefusalSentence, courtSentences } from '#text/forum-lines.ts';
import type { Premise, ChatRefusal, RuleSaying } from '#chat/answer.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import type { Offence } from '#law/tables.ts';
import type { SectionRef } from '#search/cards/library.ts';

type SayingOf<K extends RuleSaying['is']> = Extract<RuleSaying, { readonly is: K }>;
export type SaidBy = { readonly [K in RuleSaying['is']]: (it: SayingOf<K>) => string };

const name = ({ code, section }: SectionRef): string => `${code} ${section}`;
const names = (refs: readonly SectionRef[]): string => refs.map(name).join(', ');
const joinAll = (all: readonly string[]): string => all.join(', ');
const dated = (on: CalendarDate): string => indianDate(on);

const years = (count: number): string => {
  if (count >= 1) return count === 1 ? '1 year' : `${Number(count.toFixed(2))} years`;
  const months = Math.round(count * 12);
  return months === 0 ? '24 hours' : months === 1 ? '1 month' : `${months} months`;
};

const months = (count: number): string => {
  if (count >= 12 && count % 12 === 0) return years(count / 12);
  const wholeCount = Math.floor(count);
  const days = Math.round((count - wholeCount) * 30);
  const parts = [
    ...(wholeCount >= 12 ? [years(Math.floor(wholeCount / 12))] : []),
    ...(wholeCount % 12 > 0 ? [`${wholeCount % 12} month${wholeCount % 12 === 1 ? '' : 's'}`] : []),
    ...(days > 0 ? [`${days} days`] : []),
  ];
  return parts.join(' and ');
};

const subject = ({ offence, code, section, variant }: Offence): string =>
  `${offence} (${code} ${section}${variant ? `, ${variant.replaceAll('-', ' ')}` : ''})`;

function maximum({ death, life, maxYears, bailable, court }: Offence): string {
  const terms = [
    ...(death ? ['death'] : []),
    ...(life ? ['imprisonment for life'] : []),
    ...(maxYears !== null && maxYears > 0 ? [`imprisonment up to ${years(maxYears)}`] : []),
  ];
  if (terms.length > 0) return terms.join(' or ');
  if (maxYears === 0) return 'a fine or community service, and no imprisonment';
  return bailable === 'depends' || court === 'depends'
    ? 'the punishment of the principal offence'
    : 'a term for which the section states no fixed maximum';
}

const COURTS: Readonly<Record<Offence['court'], string>> = {
  'magistrate-any': 'any Magistrate',
  'magistrate-first-class': 'a Magistrate of the first class',
  'magistrate-chief': 'a Chief Judicial or Chief Metropolitan Magistrate',
  sessions: 'the Court of Session',
  special: 'the Special Court',
  depends: 'the court that tries the principal offence',
};

const premiseAnswer = (premise: Premise): string =>
  premise === null ? '' : premise === 'yes' ? 'Yes. ' : 'No. ';

const SCALE =
  'The limits are those of S.O. 1055(E) of 19-10-2001: check the current notification, and which weight the laboratory counts.';
const SIZES = { small: 'a small', intermediate: 'an intermediate', commercial: 'a commercial' } as const;
const weight = (grams: number): string =>
  grams >= 1000 ? `${Number((grams / 1000).toFixed(3))} kg` : `${Number(grams.toFixed(3))} g`;

/** The High Court has the same power. */
const beforeArrest = (court: SayingOf<'anticipatory'>['court']): string =>
  court === 'high' ? `the ${forum.courts.high}` : `the ${forum.courts[court]} or the ${forum.courts.high}`;

const sentenceBy: SaidBy = {
  section: ({ ref, title, description }) =>
    `${name(ref)} is "${title}".${description === '' ? '' : ` ${description}`}`,
  punishment: ({ offence, premise }) =>
    `${premiseAnswer(premise)}${subject(offence)} is punishable with ${maximum(offence)}${offence.minYears ? `, and not less than ${years(offence.minYears)}` : ''}${offence.fine && offence.maxYears !== 0 ? '; a fine can be imposed too' : ''}.`,
  bailable: ({ offence, premise }) =>
    offence.bailable === 'depends'
      ? `Whether ${subject(offence)} is bailable is not fixed by the tables: it depends on another offence or on the facts.`
      : `${premiseAnswer(premise)}${subject(offence)} is ${offence.bailable ? 'bailable: bail is of right' : 'non-bailable: bail is in the court’s discretion'}.`,
  cognizable: ({ offence }) =>
    offence.cognizable === 'depends'
      ? `Whether ${subject(offence)} is cognizable depends on another offence or on who complains.`
      : `${subject(offence)} is ${offence.cognizable ? 'cognizable: police may arrest without a warrant' : 'non-cognizable: police may not arrest without a warrant'}.`,
  court: ({ offence }) => `${subject(offence)} is tried by ${COURTS[offence.court]}.`,
  note: ({ note }) => `Note: ${note}`,
  successor: ({ from, to, title }) =>
    isNew(from.code)
      ? `${name(from)} was ${names(to)} before 01-07-2024: ${title}.`
      : `${name(from)} is now ${names(to)}: ${title}.`,
  changed: ({ changed }) => `Change: ${changed}`,
  'no-successor': ({ from, title, other }) =>
    `${name(from)} (${title}) has no counterpart in the ${other} that these tables know.`,
  'both-codes': ({ number, before, now, successor, isInOthers }) =>
    [
      `No code was named, so section ${number} can mean ${isInOthers ? 'more than one thing' : 'two things'}.`,
      before &&
        `For acts before 01-07-2024 it is ${name(before.ref)}: ${before.title}${successor.length > 0 ? ` (since 01-07-2024: ${names(successor)})` : ''}.`,
      now
        ? `For acts on or after 01-07-2024 ${before ? `${name(now.ref)} is something else` : `it is ${name(now.ref)}`}: ${now.title}.`
        : before && `The new code, for acts on or after 01-07-2024, has no section of that number here.`,
    ]
      .filter(Boolean)
      .join(' '),
  'not-there': ({ ref, meant, title }) =>
    `There is no section ${ref.section} in the ${ref.code}. It is now ${name(meant)}: ${title}.`,
  'other-section': ({ asked, askedTitle, meant, title }) =>
    `No. ${name(asked)} is ${askedTitle === null ? 'another section' : `"${askedTitle}"`}; "${title}" is ${name(meant)}.`,
  'penal-code': ({ on, month, code }) =>
    `${code === 'IPC' ? 'The IPC applies' : 'The BNS applies'}: the penal code is that of the date of the offence${on === null ? '' : ` (${month ? `from ${dated(on)}` : dated(on)})`}. Acts before 01-07-2024 stay under the IPC; acts on or after that day are under the BNS.`,
  'procedure-code': ({ code, on }) =>
    code === null
      ? 'An application made on or after 01-07-2024 is made under the BNSS; what was pending on 30-06-2024 continues under the CrPC, and High Courts differ on fresh bail applications in old FIRs.'
      : code === 'BNSS'
        ? `Procedure is under the BNSS: ${on === null ? 'the FIR' : `the FIR of ${dated(on)}`} is from 01-07-2024 or later, even where the offence itself is under the IPC.`
        : 'Procedure: what was pending on 30-06-2024 is saved and continues under the CrPC; a new application is made under the BNSS.',
  'in-force': () =>
    'The BNS, BNSS and BSA are in force from 01-07-2024. Acts before that day stay under the IPC; proceedings pending on 30-06-2024 continue under the CrPC.',
  'default-bail': ({
    days,
    dayOne,
    lastDay,
    from,
    estimated,
    state,
    filedOn,
    ifExtended,
    otherReading,
    offences,
  }) =>
    [
      state === 'in-time'
        ? `No default bail: the charge-sheet of ${filedOn ? dated(filedOn) : ''} was filed in time, the last day was ${dated(lastDay)}.`
        : state === 'late'
          ? `The right to default bail accrued on ${dated(from)}; the charge-sheet of ${filedOn ? dated(filedOn) : ''} came later, so the right subsists only if claimed before that filing.`
          : state === 'open'
            ? `The right to default bail accrued on ${dated(from)} if no charge-sheet was filed by ${dated(lastDay)}: claim it before one is filed.`
            : `The right to default bail accrues on ${dated(from)} if no charge-sheet is filed by ${dated(lastDay)}.`,
      `Working: ${days} days for ${joinAll(offences)}, counted from ${dated(dayOne)} (that day is day 1); day ${days} is ${dated(lastDay)}.`,
      estimated
        ? 'The date is an estimate: the first remand is not known, so the arrest date is used; one day later if the remand was on the next day.'
        : '',
      ifExtended ? `If the court extended the time, the latest date is ${dated(ifExtended)}.` : '',
      otherReading
        ? `On the other reading (${otherReading.days} days) it would be ${dated(otherReading.from)}: the law is unsettled.`
        : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  'default-period': ({ days, extendable, offences, premise, otherDays }) =>
    `${premiseAnswer(premise)}The charge-sheet for ${joinAll(offences)} is due within ${days} days of the first remand; on the next day default bail can be claimed.${extendable ? ' The special Act lets the court extend this (NDPS: to one year; UAPA, MCOCA and their like: to 180 days).' : ''}${otherDays === null ? '' : ` The other reading gives ${otherDays} days.`} The day of remand is day 1.`,
  periods: () =>
    'The investigation has 90 days where death, life imprisonment or a minimum of ten years is possible, else 60 days, counted from the first remand; if no charge-sheet is filed by then, default bail can be claimed on the next day.',
  undertrial: ({ from, oneThird, oneHalf, maximum: whole, firstOffender, offences }) =>
    [
      firstOffender === true && oneThird
        ? `Release as an undertrial is due from ${dated(oneThird)}: one-third of the maximum is enough for a first-time offender.`
        : firstOffender === false
          ? `Release as an undertrial is due from ${dated(oneHalf)}: one-half of the maximum.`
          : `Release as an undertrial is due from ${oneThird ? `${dated(oneThird)} (one-third, for a first-time offender) or ` : ''}${dated(oneHalf)} (one-half).`,
      `Working: maximum term of ${joinAll(offences)}, counted in calendar months from the arrest on ${dated(from)}; one-half falls on ${dated(oneHalf)}, the full term on ${dated(whole)}, and detention beyond it is not permitted.`,
      'More than one offence or another pending case can bar it; delay caused by the accused is added.',
    ].join(' '),
  'undertrial-term': ({ offence, third, half }) =>
    `For ${offence} an undertrial is released after ${months(third)} (one-third, for a first-time offender) or ${months(half)} (one-half of the maximum), counted from the arrest.`,
  'undertrial-excluded': ({ offences, premise }) =>
    `${premiseAnswer(premise)}Release on one-half or one-third of the term is not available for ${joinAll(offences)}: the rule leaves out offences for which death or life imprisonment is one of the punishments.`,
  forum: ({ forum: found, about }) => `${about === null ? '' : `${about}: `}${courtSentences(found, forum)}`,
  'after-refusal': ({ after, about }) =>
    `${about === null ? '' : `${about}: `}${afterRefusalSentence(after, forum)}`,
  'bail-of-right': ({ offence }) =>
    `Bail is of right for ${offence}, from the police or the court, on furnishing the bond; no anticipatory bail is needed for a bailable offence.`,
  compounding: ({ offence, how }) =>
    ({
      alone: `Yes: ${offence} can be compounded by the person named in the table, without the court's permission, and that acquits the accused.`,
      leave: `Yes, but only with the permission of the court: ${offence} is in the second table, and compounding acquits the accused.`,
      never: `No: ${offence} is not in the tables of compoundable offences. A settlement is then a ground before the High Court, which does not quash a case of a heinous offence.`,
    })[how] + ' A lawyer must check this in the section.',
  'bail-in-discretion': ({ offence, grave, who }) =>
    who !== null
      ? grave
        ? `Yes, it can be sought. The bar on a Magistrate's bail in an offence punishable with death or life (${offence}) does not prevent bail to ${WHO[who]}; the court still decides on the facts, and the Court of Session or the High Court may grant bail too.`
        : `Yes, it can be sought. For ${WHO[who]} the provisions named here apply before the ordinary provisions for ${offence}; the court decides on the facts.`
      : grave
        ? `Bail in ${offence} can be sought, but not as of right: a Magistrate may not grant it where there are reasonable grounds to believe the accused guilty (except a child, a woman, a sick or infirm person), so the application usually goes to the Court of Session or the High Court.`
        : `Bail in ${offence} can be sought, but not as of right: first from the Magistrate, then from the Court of Session or the High Court.`,
  anticipatory: ({ offence, barred, bar, court }) =>
    barred
      ? `Anticipatory bail is excluded for ${offence} (${bar})${bar.startsWith('SC/ST') ? ', unless no case under the Act is made out on the face of it' : ''}.`
      : `Anticipatory bail for ${offence} can be sought from ${beforeArrest(court)}, by a person with reason to believe that arrest may be made; the grant is in the court’s discretion.`,
  gate: ({ section, summary, offence }) =>
    `${section}${offence === null ? '' : ` applies to bail in ${offence}`}: ${summary}`,
  quantity: ({ drug, grams, size, small, commercial }) =>
    size === null
      ? `The quantity decides the section: under ${weight(small)} of ${drug} is a small quantity, over ${weight(commercial)} a commercial one, and between them an intermediate one. Ask again with the weight. ${SCALE}`
      : `${grams === null ? drug[0]?.toUpperCase() + drug.slice(1) : `${weight(grams)} of ${drug}`}: ${SIZES[size]} quantity (small is under ${weight(small)}, commercial is over ${weight(commercial)}). ${SCALE}`,
  term: ({ ref, count, unit, premise }) =>
    `${premiseAnswer(premise)}The term in ${name(ref)} is ${count} ${unit}.`,
  'also-in': ({ number, all, isFirst }) =>
    isFirst
      ? `No Act was named. Section ${number} is ${all.map(({ ref, title }) => `${name(ref)} (${title})`).join(' or ')}, or a section of a code: name the Act and ask again for that one alone.`
      : `Number ${number} is also an offence of ${all.map(({ ref, title }) => `${name(ref)} (${title})`).join('; ')}: name the Act and ask again if that is meant.`,
  judgment: ({ row }) => `${row.name}, ${row.citation} (${row.court}, ${row.year}): ${row.holding}`,
};

const isNew = (code: string): boolean => ['BNS', 'BNSS', 'BSA'].includes(code);

const WHO = { woman: 'a woman', child: 'a child', sick: 'a sick or infirm person' } as const;

const refusals: Readonly<Record<ChatRefusal, string>> = {
  blank: 'Type a question first.',
  'guilt-or-outcome':
    'I cannot say if a person is guilty or what a court will decide. Ask about the offence: its punishment, whether it is bailable, and which court may grant bail.',
  'false-facts':
    'I cannot help to state false facts or make false documents: that is an offence and ends a bail application. Ask which documents a bail application needs.',
  'evading-arrest':
    'I cannot help anyone to evade arrest. If you fear arrest, ask about anticipatory bail or a notice of appearance.',
  witnesses:
    'I cannot help to contact, pressure or influence a witness or a complainant: that is an offence and a ground to cancel bail. Speak to your advocate.',
  victim: 'I cannot say who a victim is: the law forbids it. Ask about the section or the procedure.',
  bribe:
    'I cannot help with paying anyone for an order. Legal aid is free: ask the District Legal Services Authority.',
  evidence: 'I cannot help to destroy or hide evidence: that is an offence. Speak to your advocate.',
  instructions:
    'I answer only questions on bail and criminal law, from the tables. Ask about a section, a date or a procedure.',
  greeting:
    'Ask about a section, a punishment, bail, a date or a judgment, in English, Hindi, Hinglish, Marathi, Tamil, Telugu or Bengali.',
  'other-matter':
    'This is not a question on bail or criminal law. Ask about a section, a punishment, bail, a date or a judgment.',
};

export const chatAnswers = {
  says: sentenceBy,
  refusals,
  refusalLaw: (all: readonly string[]) => `The law on this: ${joinAll(all)}.`,
  impossible: {
    date: (given: string) => `There is no such date as ${given}. Correct it and ask again.`,
    age: (given: string) => `An age of ${given} cannot be right. Correct it and ask again.`,
    section: (given: string) =>
      `${given} is not in the tables. Check the number and the code, and ask again.`,
    act: (given: string) =>
      `The tables do not have the ${given}. Read the class of the offence in that Act, and ask for BNSS 480 or 483.`,
  },
  carried: (section: string) => `Answering for ${section}, from your last question.`,
  noEvidence: 'The tables have no answer to this, so no rule is stated.',
  unsure: 'I am not certain. The nearest answers are:',
  nearest: (all: readonly string[]) => `The nearest provisions are: ${joinAll(all)}.`,
  stillOpen: (questions: string) => `Details missing: ${questions}`,
  notCovered: {
    'state-amendments': 'State amendments',
    outcome: 'what a court will decide in a particular case',
    facts: 'the facts of the case',
    'fine-amounts': 'amounts of fines',
    'open-reading': 'points on which courts differ',
    medium: 'points with only one source in the tables',
  },
  footer: (asOf: string, left: string) =>
    `Law as of ${asOf}. Not covered: ${left}. This is information, not advice.`,
};

export type ChatAnswerWords = typeof chatAnswers;
