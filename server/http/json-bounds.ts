/** Bounds of a JSON text, found by one scan before it is parsed: parsing many small values blocks the server. */

/** Levels of objects and lists. */
const DEEPEST = 32;

/** Fields and list items. The longest application has fewer than 3,000. */
const MOST_VALUES = 20_000;

export type JsonExcess = 'too-deep' | 'too-many';

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const OPEN: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSE: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Invalid JSON is left to the parser. */
export function jsonExcess(text: string): JsonExcess | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA || code === COLON) values += 1;
    else if (OPEN.has(code)) depth += 1;
    else if (CLOSE.has(code)) depth -= 1;
    if (depth > DEEPEST) return 'too-deep';
    if (values > MOST_VALUES) return 'too-many';
  }
  return undefined;
}

/** Position of the closing quote, or the end of a text without one. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let from = end;
    while (text.charCodeAt(from - 1) === BACKSLASH) from -= 1;
    if ((end - from) % 2 === 0) return end;
  }
  return text.length;
}
