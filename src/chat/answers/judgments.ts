/** Judgments by name and by subject. */
import { isNoise } from '#search/engine/noise.ts';
import { wordsOf } from '#search/engine/fold.ts';
import { soundKey } from '../parsing/lexicon.ts';
import { CASE, type Provision } from '#search/cards/library.ts';
import type { LawSearch } from '#search/engine/law-search.ts';
import { CITATIONS } from '#reading/sections/not-sections.ts';
import COMMON_WORDS from '../vocabulary/common-words.json';
import PROPOSITIONS from '../vocabulary/propositions.json';
import type { Rule } from '../answer.ts';
import type { ChatQuestion } from '../parsing/question.ts';
import { rule } from '../rule.ts';
import { caseRef, type Sources } from '../sources.ts';

export interface Judgments {
  readonly named: (question: ChatQuestion) => Provision[];
  readonly onPoint: (question: ChatQuestion, search: LawSearch) => Provision[];
}

const MOST = 3;
/** Name parts that many judgments share. */
const COMMON = new Set(
  'state union india central bureau investigation directorate enforcement government govt delhi maharashtra pradesh uttar bihar kumar singh others another through public prosecutor high court national agency department officer director deputy intelligence revenue home secretary bail strategy policy grant prisons inhuman conditions supreme committee legal undertrial prisoners representing west bengal haryana punjab gujarat rajasthan kerala karnataka tamil nadu assam madhya control narcotics alias khan shah ram international police inspector superintendent represented juvenile conflict with child race club sheikh sharma verma jain kumari devi lal das'.split(
    ' ',
  ),
);

/** "kare" sounds like Khare, and "case" is an ordinary word for a matter. */
const ORDINARY: ReadonlySet<string> = new Set(COMMON_WORDS.flatMap((line) => line.split(' ')));

const canBeName = (word: string): boolean => word.length > 3 && !ORDINARY.has(word);

const isForCase = (question: ChatQuestion): boolean =>
  question.has('judgment') ||
  /\b(?:case|v\.?s?|versus|hold|held|mamla|guidelines?|say|says|said|ruling|directions?|principles?|ratio|decided)\b|केस|बनाम|मामला/u.test(
    question.text.toLowerCase(),
  );

/** Letters and digits of a citation, without brackets and points. */
const plain = (citation: string): string => citation.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const yearOf = ({ judgment }: Provision): number => judgment?.year ?? 0;

/** Judgments whose report the question cites: 2025 INSC 1288. */
function citedIn({ text }: ChatQuestion, cases: readonly Provision[]): Provision[] {
  const reports = new Set(
    CITATIONS.flatMap((form) => [...text.matchAll(form)].map(([report]) => plain(report))),
  );
  return cases.filter(({ judgment }) =>
    (judgment?.citation ?? '').split(';').some((each) => reports.has(plain(each))),
  );
}

export function openJudgments({ cards }: Sources): Judgments {
  const cases = cards.filter(({ code }) => code === CASE);
  const byName = new Map<string, Provision[]>();
  for (const card of cases) {
    for (const key of new Set(
      wordsOf(card.title)
        .filter((word) => word.length > 3 && !COMMON.has(word))
        .map(soundKey),
    )) {
      byName.set(key, [...(byName.get(key) ?? []), card]);
    }
  }
  const byWords = (question: ChatQuestion): Provision[] => {
    const hits = new Map<Provision, number>();
    for (const word of new Set(wordsOf(question.text).filter(canBeName))) {
      for (const card of byName.get(soundKey(word)) ?? []) hits.set(card, (hits.get(card) ?? 0) + 1);
    }
    const most = Math.max(0, ...hits.values());
    if (most < (isForCase(question) ? 1 : 2) || (most === 1 && hits.size > MOST + 1)) return [];
    return [...hits]
      .filter(([, count]) => count === most)
      .map(([card]) => card)
      .toSorted((a, b) => yearOf(b) - yearOf(a))
      .slice(0, MOST);
  };
  const named = (question: ChatQuestion): Provision[] => {
    const byReport = citedIn(question, cases).slice(0, MOST);
    return byReport.length > 0 ? byReport : byWords(question);
  };
  const onPoint = (question: ChatQuestion, search: LawSearch): Provision[] => {
    const keys = new Set(question.words.map(soundKey));
    let best: readonly string[] = [];
    let most = 0;
    for (const [ids, ways] of PROPOSITIONS) {
      for (const way of ways ?? []) {
        const words = wordsOf(way);
        if (
          words.length > most &&
          words.every((word) => keys.has(soundKey(word)) || keys.has(soundKey(`${word}s`)))
        )
          [best, most] = [ids ?? [], words.length];
      }
    }
    const first = best.flatMap((id) => cases.find(({ section }) => section === id) ?? []);
    const about = wordsOf(question.text)
      .filter((word) => !isNoise(word))
      .join(' ');
    const found = search.find(about).filter(({ code }) => code === CASE);
    return [...new Set([...first, ...found])].slice(0, MOST);
  };
  return { named, onPoint };
}

export const judgmentRules = (cards: readonly Provision[], sources: Sources): Rule[] =>
  cards.flatMap(({ judgment }) =>
    judgment ? rule({ is: 'judgment', row: judgment }, [caseRef(judgment.id)], sources) : [],
  );
