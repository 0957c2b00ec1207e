/** Conflicting versions of an application: fields that need a choice, and the result of the choices. Pure. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { same } from '#kernel/merge-patch.ts';
import type { Conflict, ConflictField } from '#data/outbox/record-kind.ts';
import { formFieldAt } from './field-words.ts';

export type ConflictSide = 'mine' | 'theirs' | 'both';
export type ConflictChoices = Readonly<Record<string, ConflictSide>>;

export interface Clash {
  /** Changed on both sides to different values. */
  readonly clashing: readonly ConflictField[];
  /** Changed only here: applied without a question. */
  readonly mineOnly: readonly ConflictField[];
}

export function clashOf({ fields }: Pick<Conflict, 'fields'>): Clash {
  const settled = fields.filter(({ yours, theirs }) => !same(present(yours), present(theirs)));
  const mineOnly = settled.filter(({ base, theirs }) => same(base, theirs));
  return { mineOnly, clashing: settled.filter((field) => !mineOnly.includes(field)) };
}

/** A patch deletes with null; a record omits the field. */
const present = (value: unknown): unknown => (value === null ? undefined : value);

const LONG: ReadonlySet<string> = new Set(['case.allegations', 'bail.grounds', 'bail.customConditions']);

/** Long texts can be joined and edited. */
export const isJoinable = ({ path, yours, theirs }: ConflictField): boolean =>
  LONG.has(path) && typeof yours === 'string' && typeof theirs === 'string';

export const unresolvedFields = ({ clashing }: Clash, choices: ConflictChoices): ConflictField[] =>
  clashing.filter(({ path }) => choices[path] === undefined);

/** Fields that take the local value. */
export const minePaths = ({ clashing, mineOnly }: Clash, choices: ConflictChoices): string[] =>
  [...mineOnly, ...clashing.filter(({ path }) => choices[path] === 'mine')].map(({ path }) => path);

export const wantsEditing = (choices: ConflictChoices): boolean => Object.values(choices).includes('both');

/**
 * Values of the draft in which both texts are edited. It starts from mine, so only theirs and joined fields
 * are set.
 */
export function formOf({ clashing }: Clash, choices: ConflictChoices): Partial<ApplicationForm> {
  const entries = clashing.flatMap(({ path, yours, theirs }): [string, string][] => {
    const field = formFieldAt(path);
    const side = choices[path];
    if (!field || side === 'mine' || side === undefined) return [];
    return [[field, side === 'both' ? `${textOf(yours)}\n\n${textOf(theirs)}` : textOf(theirs)]];
  });
  return Object.fromEntries(entries);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
