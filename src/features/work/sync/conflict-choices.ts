/** Two versions of one application: which fields need a choice, and what the choices amount to. Pure. */
import type { ApplicationForm } from '#domain/application-form.ts';
import { same } from '#kernel/merge-patch.ts';
import type { Conflict, ConflictField } from '#data/records/record-kind.ts';
import { formFieldAt } from './field-words.ts';

export type ConflictSide = 'mine' | 'theirs' | 'both';
export type ConflictChoices = Readonly<Record<string, ConflictSide>>;

export interface Clash {
  /** Changed by both, to different things. */
  readonly clashing: readonly ConflictField[];
  /** Changed here alone: kept without a question. */
  readonly mineOnly: readonly ConflictField[];
}

export function clashOf({ fields }: Pick<Conflict, 'fields'>): Clash {
  const settled = fields.filter(({ yours, theirs }) => !same(present(yours), present(theirs)));
  const mineOnly = settled.filter(({ base, theirs }) => same(base, theirs));
  return { mineOnly, clashing: settled.filter((field) => !mineOnly.includes(field)) };
}

/** A patch deletes by null; a record simply lacks the field. */
const present = (value: unknown): unknown => (value === null ? undefined : value);

const LONG: ReadonlySet<string> = new Set(['case.allegations', 'bail.grounds', 'bail.customConditions']);

/** Long texts may be kept one after the other, to be edited. */
export const isJoinable = ({ path, yours, theirs }: ConflictField): boolean =>
  LONG.has(path) && typeof yours === 'string' && typeof theirs === 'string';

export const unresolvedFields = ({ clashing }: Clash, choices: ConflictChoices): ConflictField[] =>
  clashing.filter(({ path }) => choices[path] === undefined);

/** The fields that are to say what was written here. */
export const minePaths = ({ clashing, mineOnly }: Clash, choices: ConflictChoices): string[] =>
  [...mineOnly, ...clashing.filter(({ path }) => choices[path] === 'mine')].map(({ path }) => path);

export const wantsEditing = (choices: ConflictChoices): boolean => Object.values(choices).includes('both');

/** For the draft in which both texts are edited: it starts from mine, so theirs and both are set. */
export function formOf({ clashing }: Clash, choices: ConflictChoices): Partial<ApplicationForm> {
  const entries = clashing.flatMap(({ path, yours, theirs }): [string, string][] => {
    const field = formFieldAt(path);
    const side = choices[path];
    if (!field || side === 'mine' || side === undefined) return [];
    return [[field, side === 'both' ? `${typed(yours)}\n\n${typed(theirs)}` : typed(theirs)]];
  });
  return Object.fromEntries(entries);
}

function typed(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
