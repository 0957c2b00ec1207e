/** An answer of the chat as text, in the language of its question where its words are there. */
import type { ChatAnswer, NotCovered, Rule } from '#chat/answer.ts';
import { assertNever } from '#kernel/assert.ts';
import { day, indianDate } from '#kernel/calendar-date.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import type { FactName } from '#law/facts.ts';
import type { ChatAnswerWords } from '#text/en/chat-answers.ts';

export interface AnswerWords {
  readonly chat: ChatAnswerWords;
  readonly asks: Readonly<Partial<Record<FactName, string>>>;
}

/** More would not be read. */
const MOST_RULES = 8;
const ALWAYS: readonly NotCovered[] = ['state-amendments', 'facts'];

/** The direct sentence first, then the rest, each on its line. */
export function chatInWords(answer: ChatAnswer, words: AnswerWords): string[] {
  const { carried } = answer;
  const lines = answerInWords(answer, words);
  return carried ? [words.chat.carried(`${carried.code} ${carried.section}`), ...lines] : lines;
}

function answerInWords(answer: ChatAnswer, words: AnswerWords): string[] {
  const { chat } = words;
  switch (answer.kind) {
    case 'refused':
      return [chat.refusals[answer.why]];
    case 'impossible':
      return [chat.impossible[answer.what](answer.given)];
    case 'no-evidence':
      return [
        chat.noEvidence,
        ...(answer.nearest.length > 0
          ? [chat.nearest(answer.nearest.map((each) => `${each.code} ${each.section} (${each.title})`))]
          : []),
      ];
    case 'answered':
      return answered(answer, words);
    default:
      return assertNever(answer);
  }
}

function answered(answer: Extract<ChatAnswer, { kind: 'answered' }>, { chat, asks }: AnswerWords): string[] {
  const lines = [...new Set(answer.rules.slice(0, MOST_RULES).map((each) => sentence(each, chat)))];
  const open = answer.open.flatMap((fact) => asks[fact] ?? []);
  const left = [...new Set([...ALWAYS, ...answer.notCovered])].map((each) => chat.notCovered[each]);
  return [
    ...lines,
    ...(open.length > 0 ? [chat.stillOpen([...new Set(open)].join(' '))] : []),
    chat.footer(indianDate(day(LAW_AS_OF)), left.join(', ')),
  ];
}

/** One rule as its sentence. */
export const ruleInWords = (rule: Rule, { chat }: AnswerWords): string => sentence(rule, chat);

function sentence(rule: Rule, { says }: ChatAnswerWords): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the words of one kind take the value of that kind
  const say = says[rule.is] as (it: Rule) => string;
  return say(rule);
}
