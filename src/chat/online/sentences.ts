/**
 * Splits streamed model text into sentences. A sentence ends with its punctuation and the citations after it.
 */

export interface SentenceReader {
  /** Sentences completed by this chunk. */
  readonly feed: (piece: string) => string[];
  /** Text after the last complete sentence. */
  readonly rest: () => string;
}

/** Longer than any valid sentence. Longer text is cut here, and the verifier rejects it. */
const LONGEST = 1_200;

/** A point after one of these, as in `s. 303`, `v. State`, `Rs. 500` and `B. Rao`, ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:s|ss|sec|secs|sch|art|cl|no|nos|rs|v|vs|mr|mrs|ms|dr|st|smt|sh|i\.e|e\.g|u\/s|viz|para|p|\p{Lu})\.$/iu;

/** Punctuation, closing quote, citations; then a space or the end of the line. */
const END = /[.!?।](?:["”’)]*)(?:\s*\[[\d\s,;]*\])*(?=\s+[^\s[]|\s*\n)/gu;

export function sentenceReader(): SentenceReader {
  let open = '';
  const takeSentence = (): string | null => {
    for (const found of open.matchAll(END)) {
      const end = found.index + found[0].length;
      const upToSign = open.slice(0, found.index + 1);
      if (!ABBREVIATED.test(upToSign) && !isInNumber(open, found.index)) return open.slice(0, end);
    }
    const line = open.indexOf('\n');
    if (line !== -1) return open.slice(0, line + 1);
    return open.length > LONGEST ? open.slice(0, LONGEST) : null;
  };
  return {
    feed: (piece) => {
      open += piece;
      const sentences: string[] = [];
      for (let next = takeSentence(); next !== null; next = takeSentence()) {
        open = open.slice(next.length);
        if (next.trim() !== '') sentences.push(next.trim());
      }
      return sentences;
    },
    rest: () => open.trim(),
  };
}

const isInNumber = (text: string, at: number): boolean =>
  /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
