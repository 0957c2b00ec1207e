/** Inflates data part by part, so that a caller can stop. Unreadable data ends it early. */
export async function* inflatedParts(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  if (typeof DecompressionStream === 'undefined') return;
  const { writable, readable } = new DecompressionStream('deflate');
  const written = writeAll(writable, packed);
  const reader = readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } catch {
    // encrypted, other compression, or truncated
  } finally {
    await reader.cancel().catch(() => undefined); // it has failed already
  }
  await written;
}

/** Ends when the reader ends, in either way. */
async function writeAll(writable: DecompressionStream['writable'], packed: Uint8Array): Promise<void> {
  const writer = writable.getWriter();
  try {
    await writer.write(new Uint8Array(packed));
    await writer.close();
  } catch {
    // the reader receives the error
  }
}
