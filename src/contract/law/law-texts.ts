/**
 * Official law texts that the operator loads, one file per source (format: docs/LAW-TEXTS.md). Messages
 * address the operator, who corrects the file.
 */
import * as z from 'zod/mini';
import { indianNumber } from '#kernel/indian-number.ts';
import { PlainDate } from '#contract/primitives.ts';

export const LAW_TEXTS_FORMAT = 'zamanat-law-texts/1';

const LONGEST = { name: 120, url: 500, code: 120, section: 40, heading: 300, text: 100_000 };

/** A letter or digit first: control characters, stray marks and half characters are conversion errors. */
const SECTION = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}().,/ -]*$/u;

/** Control characters, bidirectional controls and remains of lost characters. */
const UNWANTED =
  // oxlint-disable-next-line no-control-regex -- rejects these characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffd-\uffff]|\p{Surrogate}/u;

const tidy = (value: string): string =>
  value
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();

const oneLine = (value: string): string => tidy(value).replaceAll(/\s+/g, ' ');

/** No character that cannot be shown. */
export const showable = (name: string) =>
  z.check<string>(({ value, issues }) => {
    const at = value.search(UNWANTED);
    if (at === -1) return;
    const code = (value.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `${name} has the character U+${code} after ${at} characters, which cannot be shown. Remove it.`;
    issues.push({ code: 'custom', input: value, message });
  });

/** Text with a maximum length; each message begins with the name of the field. */
function field(name: keyof typeof LONGEST, tidied: (value: string) => string) {
  const most = LONGEST[name];
  return z
    .string(`${name} is missing or is no text. Write it between quotation marks.`)
    .check(
      z.overwrite(tidied),
      z.minLength(1, `${name} is empty. Write it, or leave the row out.`),
      z.maxLength(most, `${name} is longer than ${indianNumber(most)} characters. Divide it.`),
      showable(name),
    );
}

const unknownField =
  (fields: string) =>
  ({ code, ...issue }: { readonly code: string }): string => {
    const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.join(', ') : '';
    return code === 'unrecognized_keys'
      ? `${keys} is no field here. The fields are ${fields}. Correct its name, or remove it.`
      : `is no object. Write {${fields}}.`;
  };

const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);

export const LawSource = z.strictObject(
  {
    /** Identifies the set: a new file with the same name replaces it. */
    name: field('name', oneLine),
    url: z.optional(
      field('url', oneLine).check(
        z.refine(
          isWebAddress,
          'url is no web address. Write one that begins with https://, or leave it out.',
        ),
      ),
    ),
    retrievedOn: PlainDate,
  },
  { error: unknownField('name, url, retrievedOn') },
);
export type LawSource = z.infer<typeof LawSource>;

export const LawText = z.strictObject(
  {
    code: field('code', oneLine),
    section: field('section', oneLine).check(
      z.regex(SECTION, 'section is not written as a number such as 304, 304A or 318(4). Correct it.'),
    ),
    language: z.enum(['en', 'hi'], 'language is en or hi. Write one of them.'),
    heading: z.optional(field('heading', oneLine)),
    text: field('text', tidy),
    asAmendedTo: z.optional(PlainDate),
  },
  { error: unknownField('code, section, language, heading, text, asAmendedTo') },
);
export type LawText = z.infer<typeof LawText>;

export const LawTextsFile = z.strictObject({
  format: z.literal(LAW_TEXTS_FORMAT),
  source: LawSource,
  texts: z.array(LawText).check(z.minLength(1)),
});
export type LawTextsFile = z.infer<typeof LawTextsFile>;
