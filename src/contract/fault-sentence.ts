/** Fallback message for validation errors without their own text: names the accepted values. */
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Default message of zod/mini. */
const DEFAULT_MESSAGE = 'Invalid input';

const KINDS: Readonly<Record<string, string>> = {
  string: 'Enter a text here.',
  number: 'Enter a number here.',
  int: 'Enter a whole number here.',
  boolean: 'Enter true or false here.',
  array: 'Enter a list here.',
  object: 'Enter a group of fields here.',
  record: 'Enter a group of fields here.',
  undefined: 'Leave this out.',
};

export function faultSentence(issue: Issue): string {
  return issue.message === DEFAULT_MESSAGE ? defaultMessage(issue) : issue.message;
}

function defaultMessage(issue: Issue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? `Write a ${issue.expected} here.`;
  if (issue.code === 'invalid_value') return oneOf(issue.values);
  if (issue.code === 'too_big') return `At most ${issue.maximum}${unitOf(issue.origin)}.`;
  if (issue.code === 'too_small') return `At least ${issue.minimum}${unitOf(issue.origin)}.`;
  if (issue.code === 'unrecognized_keys') return `Leave out ${issue.keys.join(', ')}.`;
  if (issue.code === 'invalid_union' && 'options' in issue) return oneOf(issue.options);
  return 'Enter it in the form that the API describes.';
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `Write ${String(values[0])} here.` : `Choose one of ${values.join(', ')}.`;

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' ? ' entries' : '';
}
