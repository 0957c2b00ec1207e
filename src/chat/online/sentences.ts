/** A model's text as whole sentences while it streams: a sentence ends with its sign and the citations behind it. */

export interface SentenceReader {
  /** The sentences that are whole with this piece. */
  readonly feed: (piece: string) => string[];
  /** What stands after the last whole one. */
  readonly rest: () => string;
}

/** No sentence of an answer is as long: what goes on without an end is cut here, and the verifier refuses it. */
const LONGEST = 1_200;

/** "s. 303", "v. State", "No. 5", "Rs. 500", "Sec. 4", "e.g. a child", "B. Rao". */
const ABBREVIATED =
  /(?:^|[\s(])(?:s|ss|sec|secs|sch|art|cl|no|nos|rs|v|vs|mr|mrs|ms|dr|st|smt|sh|i\.e|e\.g|u\/s|viz|para|p|\p{Lu})\.$/iu;

/** The sign, a closing quotation mark, its citations; then a blank or the end of the line. */
const END = /[.!?।](?:["”’)]*)(?:\s*\[[\d\s,;]*\])*(?=\s+[^\s[]|\s*\n)/gu;

export function sentenceReader(): SentenceReader {
  let open = '';
  const take = (): string | null => {
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
      const whole: string[] = [];
      for (let next = take(); next !== null; next = take()) {
        open = open.slice(next.length);
        if (next.trim() !== '') whole.push(next.trim());
      }
      return whole;
    },
    rest: () => open.trim(),
  };
}

const isInNumber = (text: string, at: number): boolean =>
  /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
