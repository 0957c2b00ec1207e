/** Fields of the rows that the operator writes. The messages tell the operator how to correct the file. */
import * as z from 'zod/mini';
import { showable } from './law-texts.ts';

export const line = (name: string, most: number) =>
  z.string(`${name} is missing or is no text. Write it between quotation marks.`).check(
    z.overwrite((value) => value.normalize('NFC').replaceAll(/\s+/g, ' ').trim()),
    z.minLength(1, `${name} is empty. Write it.`),
    z.maxLength(most, `${name} is longer than ${most} characters. Shorten it.`),
    showable(name),
  );

export const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(values, `${name} is none of: ${values.join(', ')}. Write one of them.`);

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const rowId = (name: string, example: string) =>
  line(name, 80).check(z.regex(ID, `${name} is not written like "${example}". Correct it.`));

/** Names the fields that a row must not have; `what` is its noun with the article. */
export const unknownFieldOf =
  (what: string) =>
  ({ code, ...issue }: { readonly code: string }): string | undefined =>
    code === 'unrecognized_keys' && 'keys' in issue && Array.isArray(issue.keys)
      ? `${issue.keys.join(', ')} is no field of ${what}. Correct its name, or remove it.`
      : undefined;
