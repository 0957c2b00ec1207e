/** Answers one question with the model's verified sentences, or from the tables if none passes. */
import type { ChatReason, ChatReply, ChatSentence } from '#contract/law/chat.ts';
import { citationsOf } from '#chat/answer.ts';
import type { Briefing } from '#chat/online/briefing.ts';
import { type SentenceReader, sentenceReader } from '#chat/online/sentences.ts';
import { type SuppliedEvidence, type Verifier, verifierOf } from '#chat/online/verify.ts';
import { chatInWords } from '#text/chat-in-words.ts';
import { chatWordsIn } from '#text/chat-words.ts';
import { suppliedOf } from '#text/chat-evidence.ts';
import { type ChatModel, ModelFailure } from './chat-model.ts';
import { promptFor } from './prompt.ts';

export type ChatEvent =
  | { readonly event: 'sentence'; readonly data: ChatSentence }
  | { readonly event: 'reply'; readonly data: ChatReply };

/** A longer answer means that the model runs in a loop. */
const MOST_SENTENCES = 40;
const MOST_LET_THROUGH = 10;

export async function tablesReply(briefing: Briefing, why: ChatReason, left = 0): Promise<ChatReply> {
  const { answer } = briefing;
  return {
    answer: chatInWords(answer, await chatWordsIn(answer.language)).join('\n'),
    citations: citationsOf(answer).map(({ code, section, title }) => ({ code, section, title })),
    source: 'tables',
    why,
    ...(left > 0 && { left }),
  };
}

export async function* answerOnline(
  briefing: Briefing,
  { model, signal }: { readonly model: ChatModel; readonly signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const { answer, sent, evidence } = briefing;
  const supplied = await suppliedOf(evidence, answer.language);
  const sifting = sift(briefing, supplied);
  const prompt = promptFor(sent, { supplied, language: answer.language });
  try {
    let isBrokenOff = false;
    for await (const piece of model.ask(prompt, signal)) {
      ({ isBrokenOff } = piece);
      for (const data of sifting.feed(piece.text)) yield { event: 'sentence', data };
    }
    for (const data of sifting.end(isBrokenOff)) yield { event: 'sentence', data };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    yield { event: 'reply', data: await tablesReply(briefing, error.why, sifting.left()) };
    return;
  }
  yield { event: 'reply', data: await sifting.reply() };
}

interface SentenceFilter {
  readonly feed: (piece: string) => ChatSentence[];
  /**
   * Returns the text after the last full stop only if the model finished. A cut sentence may mean the
   * opposite.
   */
  readonly end: (isBrokenOff: boolean) => ChatSentence[];
  readonly left: () => number;
  readonly reply: () => Promise<ChatReply>;
}

function sift(briefing: Briefing, supplied: readonly SuppliedEvidence[]): SentenceFilter {
  const verify: Verifier = verifierOf(supplied, briefing.answer.language);
  const reader: SentenceReader = sentenceReader();
  const acceptedSentences: ChatSentence[] = [];
  let left = 0;
  const pass = (sentences: readonly string[]): ChatSentence[] =>
    sentences.flatMap((written) => {
      const verifiedSentence = acceptedSentences.length < MOST_LET_THROUGH ? verify(written) : null;
      if (!verifiedSentence) left += 1;
      if (acceptedSentences.length + left > MOST_SENTENCES) throw new ModelFailure('cut', 'it does not end');
      if (!verifiedSentence || acceptedSentences.some(({ text }) => text === verifiedSentence.text))
        return [];
      const sentence = {
        text: verifiedSentence.text,
        citations: citationsFor(verifiedSentence.cites, briefing),
      };
      acceptedSentences.push(sentence);
      return [sentence];
    });
  return {
    feed: (piece) => pass(reader.feed(piece)),
    end: (isBrokenOff) => {
      const rest = reader.rest();
      if (rest === '') return [];
      if (!isBrokenOff) return pass([rest]);
      left += 1;
      return [];
    },
    left: () => left,
    reply: async () => {
      if (acceptedSentences.length === 0) return tablesReply(briefing, 'nothing-held', left);
      const citations = acceptedSentences.flatMap((each) => each.citations);
      const once = new Map(citations.map((each) => [`${each.code} ${each.section}`, each]));
      return {
        answer: acceptedSentences.map(({ text }) => text).join(' '),
        citations: [...once.values()],
        source: 'model',
        ...(left > 0 && { left }),
      };
    },
  };
}

const citationsFor = (cites: readonly number[], { evidence }: Briefing): ChatSentence['citations'] =>
  cites.flatMap((n) =>
    (evidence[n - 1]?.cites ?? []).map(({ code, section, title }) => ({ code, section, title })),
  );
