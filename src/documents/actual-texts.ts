/** Texts that a PDF of this product stores beside drawn words in Indian scripts (`ActualText`), in the order of the file. */
import { inflatedParts } from './inflated-parts.ts';

/** An order is far smaller, also with its fonts. */
const MOST_UNPACKED = 20 * 1024 * 1024;

const STREAM = />>\s*stream\r?\n/g;
const ACTUAL = /\/Span\s*<<\s*\/ActualText\s*\(((?:\\[\s\S]|[^\\()])*)\)\s*>>\s*BDC/g;

/** Null if the streams of the file are too large. */
export async function actualTexts(bytes: Uint8Array): Promise<string[] | null> {
  const texts: string[] = [];
  let left = MOST_UNPACKED;
  for (const packed of streamsIn(bytes)) {
    const parts: string[] = [];
    for await (const part of inflatedParts(packed)) {
      left -= part.length;
      if (left < 0) return null;
      parts.push(binaryText(part));
    }
    texts.push(...[...parts.join('').matchAll(ACTUAL)].map(([, escaped = '']) => textOf(escaped)));
  }
  return texts;
}

function* streamsIn(bytes: Uint8Array): Generator<Uint8Array> {
  const file = binaryText(bytes);
  for (const { index, 0: head } of file.matchAll(STREAM)) {
    const from = index + head.length;
    const end = file.indexOf('endstream', from);
    yield bytes.subarray(from, end === -1 ? undefined : end);
  }
}

const AT_ONCE = 8_192;

/** One character for each byte. */
function binaryText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += AT_ONCE)
    parts.push(String.fromCodePoint(...bytes.subarray(from, from + AT_ONCE)));
  return parts.join('');
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const BYTE_ORDER = '\u00FE\u00FF';

/** A string of a PDF: UTF-16 after a byte order mark. */
function textOf(escaped: string): string {
  const plain = escaped.replaceAll(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
  if (!plain.startsWith(BYTE_ORDER)) return plain;
  let text = '';
  for (let at = BYTE_ORDER.length; at + 1 < plain.length; at += 2)
    text += String.fromCodePoint(byteAt(plain, at) * 256 + byteAt(plain, at + 1));
  return text;
}

const byteAt = (text: string, at: number): number => text.codePointAt(at) ?? 0;
