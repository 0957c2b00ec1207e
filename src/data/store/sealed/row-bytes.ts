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

/** Encodes rows in one buffer, because a buffer for each row of a pull costs as much as its encryption. */
export class RowBuffer {
  #buffer = new Uint8Array();
  #length = 0;

  /** As `encodeRow`, for a row of the server: JSON has no byte arrays. Returns its length. */
  addRow(row: object): number {
    return this.#add(JSON.stringify(row), PLAIN);
  }

  addText(text: string): number {
    return this.#add(text);
  }

  /** A copy of the rows since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#buffer.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #add(text: string, ...head: readonly number[]): number {
    this.#grow(this.#length + head.length + MOST_BYTES_OF_A_LETTER * text.length);
    this.#buffer.set(head, this.#length);
    const from = this.#length + head.length;
    const length = head.length + utf8.encodeInto(text, this.#buffer.subarray(from)).written;
    this.#length += length;
    return length;
  }

  #grow(most: number): void {
    if (this.#buffer.length >= most) return;
    const larger = new Uint8Array(2 * most);
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
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
