/** Days, counts and antecedents in typed texts that differ from the facts of the same application. */
import type { AskedField } from '#domain/application/field-at.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { everyone } from '#documents/joint.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import { readableText } from '#reading/clean.ts';
import { datesIn, textForDates } from '#reading/dates.ts';
import { numberInWords } from '#reading/number-words.ts';
import { ownWords } from './own-words.ts';

export interface WordsAgainstFact {
  readonly kind: 'arrest' | 'custody' | 'witnesses' | 'documents' | 'antecedents';
  /** The field of the text. */
  readonly field: AskedField;
  /** As in the text. */
  readonly match: string;
  /** The sentence says this and nothing else. */
  readonly isWhole: boolean;
}

/** The paper swears to both. A denial with further words may be true by them, so it is only listed. */
export const isFalselySworn = ({ kind, isWhole }: WordsAgainstFact): boolean =>
  kind === 'antecedents' && isWhole;

/** Counts of the charge-sheet that was read. */
export interface ReportCounts {
  readonly witnesses?: number | undefined;
  readonly documents?: number | undefined;
}

interface Sentence {
  readonly text: string;
  readonly matter: PaperMatter;
  readonly counts: ReportCounts;
}

type Look = (sentence: Sentence) => string[];

export function wordsAgainstFacts(matter: PaperMatter, counts: ReportCounts): WordsAgainstFact[] {
  const found = ownWords(matter)
    .filter(({ field }) => field !== 'allegations' && field !== 'furtherFirs')
    .flatMap(({ field, text }) =>
      sentencesOf(readableText(text)).flatMap((sentence) =>
        LOOKS.flatMap(([kind, look]) =>
          look({ text: sentence, matter, counts }).map((match): WordsAgainstFact => ({
            kind,
            field,
            match,
            isWhole: isOnlyDenial(sentence),
          })),
        ),
      ),
    );
  return [...new Map(found.map((each) => [`${each.kind} ${each.field} ${each.match}`, each])).values()];
}

const sentencesOf = (text: string): string[] => text.split(/[.;](?=\s)|[।\n]/u);

const ARREST_BEFORE = /(?:\barrest(?:ed)?\b|\bin (?:judicial |police )?custody since\b)[^,()]{0,25}$/iu;
const ARREST_AFTER = /^[^,()]{0,25}(?:\barrested\b|गिरफ़?्तार|से (?:\S+ )?(?:हिरासत|अभिरक्षा))/iu;

/** Dates of arrest. A co-accused or another case has an arrest of its own. */
const arrest: Look = ({ text, matter }) => {
  const days = new Set(everyone(matter).flatMap(daysOfArrest));
  if (days.size === 0 || isOfAnother(text, matter)) return [];
  const folded = textForDates(text);
  return datesIn(folded, { today: matter.on, purpose: 'past' })
    .filter(
      ({ from, to }) => ARREST_BEFORE.test(folded.slice(0, from)) || ARREST_AFTER.test(folded.slice(to)),
    )
    .filter(({ date, certain }) => date !== null && certain && !days.has(date))
    .map(({ from, to }) => folded.slice(from, to).trim());
};

const daysOfArrest = ({ case: facts }: PaperMatter): CalendarDate[] =>
  facts.arrestDate === undefined
    ? []
    : [facts.arrestDate, facts.firstRemandDate, ...(facts.custody ?? []).map(({ from }) => from)].filter(
        (each) => each !== undefined,
      );

function isOfAnother(text: string, { case: facts }: PaperMatter): boolean {
  const named = [
    ...(facts.coAccused ?? []).map(({ name }) => name),
    ...(facts.antecedents?.rows ?? []).map(({ firNumber }) => firNumber),
  ];
  return /co-?\s?accused|सह-?\s?(?:अभियुक्त|आरोपी)/iu.test(text) || named.some((each) => text.includes(each));
}

const CUSTODY = [
  /\b(?:custody|jail|prison|incarcerated|behind bars)\s+(?:for|since)\s+(?:the last\s+|the past\s+|a period of\s+)?(\d{1,5})\s+days\b/giu,
  /\b(?:undergone|spent|completed|suffered)\s+(\d{1,5})\s+days\s+(?:in|of)\s+(?:judicial\s+)?(?:custody|jail|prison|incarceration)\b/giu,
  /(\d{1,5})\s+दिनों?\s+से\s+(?:न्यायिक\s+)?(?:हिरासत|अभिरक्षा|जेल|कारागार)/giu,
];

/** The two ends of the period may or may not be counted, so one day of difference is none. */
const custody: Look = ({ text, matter }) => {
  const counted = everyone(matter).flatMap((person) => daysUndergone(person) ?? []);
  if (counted.length === 0 || isOfAnother(text, matter)) return [];
  return CUSTODY.flatMap((form) => Array.from(text.matchAll(form)))
    .filter(([, days]) => !counted.some((each) => Math.abs(each - Number(days)) <= 1))
    .map(([match]) => match.trim());
};

const COUNT = String.raw`(?<![\p{L}\p{M}\d/])(\d{1,4}|[\p{L}\p{M}]{3,12})\s+`;
const WITNESSES = new RegExp(
  String.raw`${COUNT}(?:(?:prosecution|cited|listed|अभियोजन)\s+)?(?:witnesses(?![\p{L}])|साक्षी|साक्षियों|गवाह|गवाहों)`,
  'giu',
);
const DOCUMENTS = new RegExp(
  String.raw`${COUNT}(?:(?:prosecution|cited|listed|relied)\s+)?(?:documents(?![\p{L}])|दस्तावेज|दस्तावेज़)`,
  'giu',
);

/** Of the witnesses cited, those examined and those left may be named too. */
const witnesses: Look = ({ text, matter: { case: facts }, counts }) => {
  const { witnessesCited: cited = counts.witnesses, witnessesExamined: examined } = facts.trial ?? {};
  if (cited === undefined) return [];
  const known = new Set([cited, ...(examined === undefined ? [] : [examined, cited - examined])]);
  return countsIn(text, WITNESSES).flatMap(({ count, match }) => (known.has(count) ? [] : [match]));
};

const documents: Look = ({ text, counts: { documents: listed } }) => {
  if (listed === undefined || !/charge-?\s?sheet|prosecution|आरोप-?\s?पत्र/iu.test(text)) return [];
  return countsIn(text, DOCUMENTS).flatMap(({ count, match }) => (count === listed ? [] : [match]));
};

function countsIn(text: string, form: RegExp): { readonly count: number; readonly match: string }[] {
  return [...text.matchAll(form)].flatMap(([match, typed = '']) => {
    const count = /^\d/.test(typed) ? Number(typed) : numberInWords(typed.toLowerCase());
    return count === null ? [] : [{ count, match: match.trim() }];
  });
}

const NO_CASES =
  /\b(?:has|have|having|with|is of)\s+(?:no|clean)\s+(?:previous\s+|past\s+|prior\s+|other\s+)?(?:criminal\s+)?(?:antecedents?|record|history|cases?)\b|\bnot (?:been )?(?:involved|named|accused) in any other (?:criminal )?case\b|(?:आपराधिक|अपराधिक)\s+(?:इतिहास|पूर्ववृत्त)\s+नहीं/giu;

/** "Record" and "history" may mean convictions alone, and "other case" one beside the listed cases. */
const ONLY_DENIAL = [
  /^[\s\d.()–-]*(?:that\s+)?(?:the\s+)?(?:applicant|appellant|petitioner|accused|he|she)\s+has\s+no\s+(?:previous\s+|past\s+|prior\s+)?criminal\s+antecedents?[.;\s]*$/iu,
  /^[\s\d.()–-]*(?:यह\s+कि\s+)?(?:आवेदक|अपीलार्थी|प्रार्थी|याची|अभियुक्त)\s+का\s+कोई\s+(?:आपराधिक|अपराधिक)\s+(?:इतिहास|पूर्ववृत्त)\s+नहीं\s+है[।\s]*$/u,
];

const isOnlyDenial = (sentence: string): boolean => ONLY_DENIAL.some((form) => form.test(sentence));

const EXCEPT =
  /\b(?:except|excepting|other than|apart from|save|besides|barring|excluding)\b|सिवाय|अलावा|अतिरिक्त|छोड़कर/iu;

/** A sentence about one of several applicants is read only if it is false for each of them. */
const antecedents: Look = ({ text, matter }) => {
  if (EXCEPT.test(text) || isOfAnother(text, matter)) return [];
  const isFalse = everyone(matter).every(({ case: { antecedents: known } }) =>
    (known?.rows ?? []).some(({ state }) => state === 'pending' || state === 'convicted'),
  );
  return isFalse ? [...text.matchAll(NO_CASES)].map(([match]) => match.trim()) : [];
};

const LOOKS: readonly (readonly [WordsAgainstFact['kind'], Look])[] = [
  ['arrest', arrest],
  ['custody', custody],
  ['witnesses', witnesses],
  ['documents', documents],
  ['antecedents', antecedents],
];

/** Counts among the claims of the charge-sheet. */
export const reportCounts = (
  claims: readonly { readonly fact: string; readonly value: string }[],
): ReportCounts => {
  const of = (fact: string) => claims.find((each) => each.fact === fact)?.value;
  const [cited, listed] = [of('witnesses'), of('documents')];
  return present({
    witnesses: cited === undefined ? undefined : Number(cited),
    documents: listed === undefined ? undefined : Number(listed),
  });
};
