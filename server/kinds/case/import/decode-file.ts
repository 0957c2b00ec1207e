/** The text of a sent file. A guess at an encoding could change names, so anything but UTF-8 is refused. */
import { err, ok, type Result } from '#kernel/result.ts';

export function decodedFile(bytes: Uint8Array): Result<string, string> {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return err(notUtf8('UTF-16'));
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err(notUtf8('another encoding than UTF-8, such as Windows-1252'));
  }
}

const notUtf8 = (encoding: string): string =>
  `The file is in ${encoding}. Open it, save it as "CSV UTF-8" (a JSON file as UTF-8), and send it again.`;
