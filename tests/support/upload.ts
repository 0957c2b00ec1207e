/** A file and its words, as a device sends them. */
import type { NewDocument } from '#contract/case/document.ts';

export function formOf(
  bytes: Uint8Array<ArrayBuffer>,
  words: Partial<Record<keyof NewDocument, string>> = {},
): FormData {
  const form = new FormData();
  const fields = { kind: 'annexure', name: 'fir.pdf', ...words };
  for (const [name, value] of Object.entries<string | undefined>(fields)) form.set(name, value ?? '');
  form.set('file', new Blob([bytes]), fields.name);
  return form;
}
