/** Encodes a row as bytes: JSON, and its byte arrays behind it. */

/** One for all rows: a pull encodes thousands. */
const utf8 = new TextEncoder();

type Part = Uint8Array<ArrayBuffer>;

/** The first byte says whether byte arrays follow the JSON. `public/start.js` reads only rows without. */
const PLAIN = 0;
const WITH_PARTS = 1;
const LENGTH_BYTES = 4;
/** No field of a record has this name. */
const PART = '\u0000part';

export function encodeRow(row: object): Uint8Array<ArrayBuffer> {
  const parts: Part[] = [];
  const json = utf8.encode(
    JSON.stringify(row, (_, value: unknown) => (isBytes(value) ? { [PART]: parts.push(value) - 1 } : value)),
  );
  if (parts.length === 0) return joined([Uint8Array.of(PLAIN), json]);
  const lengths = new Uint8Array(LENGTH_BYTES * (parts.length + 1));
  const view = new DataView(lengths.buffer);
  for (const [index, part] of [json, ...parts].entries()) view.setUint32(LENGTH_BYTES * index, part.length);
  return joined([Uint8Array.of(WITH_PARTS, parts.length), lengths, json, ...parts]);
}

const MOST_BYTES_OF_A_LETTER = 3;

/** Encodes texts in one buffer, because a buffer for each row of a pull costs as much as its encryption. */
export class TextBuffer {
  #buffer = new Uint8Array();

  /** Until the next text is encoded. */
  encode(text: string): Uint8Array<ArrayBuffer> {
    return this.#encodeBehind(0, text);
  }

  /** As the function `encodeRow`, for a row of the server: JSON has no byte arrays. */
  encodeRow(row: object): Uint8Array<ArrayBuffer> {
    const bytes = this.#encodeBehind(1, JSON.stringify(row));
    bytes[0] = PLAIN;
    return bytes;
  }

  #encodeBehind(head: number, text: string): Uint8Array<ArrayBuffer> {
    const most = head + MOST_BYTES_OF_A_LETTER * text.length;
    if (this.#buffer.length < most) this.#buffer = new Uint8Array(2 * most);
    const { written } = utf8.encodeInto(text, this.#buffer.subarray(head));
    return this.#buffer.subarray(0, head + written);
  }
}

export function decodeRow(bytes: Uint8Array<ArrayBuffer>): object {
  if (bytes[0] === PLAIN) return JSON.parse(textOf(bytes.subarray(1)));
  const count = bytes[1] ?? 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  let at = 2 + LENGTH_BYTES * (count + 1);
  const [json, ...parts] = Array.from({ length: count + 1 }, (_, index) => {
    const length = view.getUint32(2 + LENGTH_BYTES * index);
    at += length;
    return bytes.slice(at - length, at);
  });
  return JSON.parse(textOf(json), (_, value: unknown) =>
    typeof value === 'object' && value !== null && PART in value ? parts[Number(value[PART])] : value,
  );
}

/** Also of another realm, as `structuredClone` returns it in some test environments. */
export const isBytes = (value: unknown): value is Part =>
  ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]';

const textOf = (bytes?: Uint8Array<ArrayBuffer>): string => new TextDecoder().decode(bytes);

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
