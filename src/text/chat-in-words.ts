/** A chat answer as text, in the language of the question if its texts are loaded. */
import type { ChatAnswer, Citation, NotCovered, Rule } from '#chat/answer.ts';
import { assertNever } from '#kernel/assert.ts';
import { day, indianDate } from '#kernel/calendar-date.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import type { FactName } from '#law/facts.ts';
import type { ChatAnswerWords } from '#text/en/law/chat-answers.ts';
import type { Translation } from '#text/law-digests.ts';

export interface AnswerWords {
  readonly chat: ChatAnswerWords;
  readonly asks: Readonly<Partial<Record<FactName, string>>>;
  /** Table texts in the language of the answer; omitted if it quotes them in English. */
  readonly quoted?: Translation | undefined;
  /** Label of a translation that no lawyer has read. */
  readonly draft?: string | undefined;
}

/** Maximum length that a reader would read. */
const MOST_RULES = 8;
const ALWAYS: readonly NotCovered[] = ['state-amendments', 'facts'];

/** Direct answer first, then the rest, one per line. */
export function chatInWords(answer: ChatAnswer, words: AnswerWords): string[] {
  const { carried } = answer;
  const lines = answerInWords(answer, words);
  return carried ? [words.chat.carried(`${carried.code} ${carried.section}`), ...lines] : lines;
}

function answerInWords(answer: ChatAnswer, words: AnswerWords): string[] {
  const { chat, quoted } = words;
  switch (answer.kind) {
    case 'refused':
      return [
        chat.refusals[answer.why],
        ...(answer.cites.length > 0 ? [chat.refusalLaw(namesOf(answer.cites, quoted))] : []),
      ];
    case 'impossible':
      return [chat.impossible[answer.what](answer.given)];
    case 'no-evidence':
      return [
        chat.noEvidence,
        ...(answer.nearest.length > 0 ? [chat.nearest(namesOf(answer.nearest, quoted))] : []),
      ];
    case 'answered':
      return answered(answer, words);
    default:
      return assertNever(answer);
  }
}

const namesOf = (all: readonly Citation[], quoted: Translation | undefined): string[] =>
  all.map(({ code, section, title }) => `${code} ${section} (${quoted?.(title) ?? title})`);

function answered(answer: Extract<ChatAnswer, { kind: 'answered' }>, words: AnswerWords): string[] {
  const { chat, asks, draft } = words;
  const lines = [...new Set(answer.rules.slice(0, MOST_RULES).map((each) => ruleInWords(each, words)))];
  const open = answer.open.flatMap((fact) => asks[fact] ?? []);
  const left = [...new Set([...ALWAYS, ...answer.notCovered])].map((each) => chat.notCovered[each]);
  return [
    ...(answer.isUnsure ? [chat.unsure] : []),
    ...lines,
    ...(open.length > 0 ? [chat.stillOpen([...new Set(open)].join(' '))] : []),
    chat.footer(indianDate(day(LAW_AS_OF)), left.join(', ')),
    ...(draft === undefined ? [] : [draft]),
  ];
}

export function ruleInWords(rule: Rule, { chat: { says }, quoted }: AnswerWords): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text of a kind takes the value of that kind
  const say = says[rule.is] as (it: Rule) => string;
  return say(quoted ? inItsWords(rule, quoted) : rule);
}

/** Translates every table text in a value; numbers, codes and names of judgments stay. */
function inItsWords<T>(value: T, quoted: Translation): T {
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string') return quoted(each) ?? each;
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, said]) => [key, walk(said)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- strings map to strings, everything else is unchanged
  return walk(value) as T;
}
