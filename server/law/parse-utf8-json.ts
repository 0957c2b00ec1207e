/** Parses JSON from bytes. Errors name the line. */
import { err, ok, type Result } from '#kernel/result.ts';

export function parseUtf8Json(bytes: Uint8Array): Result<unknown, string> {
  if (bytes.length === 0) return err('The file is empty. Name the file of official texts.');
  const mark = markOf(bytes);
  if (mark !== null) return err(mark);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return err(`Line ${brokenLine(bytes)} is not UTF-8. Save the file as UTF-8 and try again.`);
  }
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return err(`${placeOf(error, text)} Correct it there and try again.`);
  }
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return 'The file begins with a byte order mark. Save it as UTF-8 without BOM and try again.';
  }
  const is16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return is16 ? 'The file is UTF-16. Save it as UTF-8 and try again.' : null;
}

/** A line feed is never part of a longer UTF-8 sequence, so lines can be tested one by one. */
function brokenLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let from = 0; from <= bytes.length; line += 1) {
    const feed = bytes.indexOf(0x0a, from);
    const to = feed === -1 ? bytes.length : feed;
    try {
      decoder.decode(bytes.subarray(from, to));
    } catch {
      return line;
    }
    from = to + 1;
  }
  return line - 1;
}

function placeOf(error: unknown, text: string): string {
  const at = positionIn(error) ?? firstWrong(text);
  const line = text.slice(0, at).split('\n').length;
  return at >= text.length
    ? `The file is not JSON: it ends on line ${line} before it is complete.`
    : `The file is not JSON: line ${line} cannot be read at ${JSON.stringify(text.slice(at, at + 10))}.`;
}

function positionIn(error: unknown): number | null {
  const [, position] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
  return position === undefined ? null : Number(position);
}

/** V8 reports the position of some errors only. Otherwise the longest valid prefix ends at the error. */
function firstWrong(text: string): number {
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (wantsMore(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function wantsMore(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const ended = error instanceof Error && error.message.includes('end of JSON input');
    return ended || (positionIn(error) ?? -1) >= beginning.length;
  }
}
