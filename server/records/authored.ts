/** Pure rules of records with an author: origin, version, repeated calls and changes by merge patch. */
import type * as z from 'zod/mini';
import type { Role } from '#contract/account/user.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { mergePatch } from '#kernel/merge-patch.ts';
import { type Answer, ok } from '#server/http/answer.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';

/** A write as far as the pure rules read it. */
export interface AuthoredWrite {
  readonly caller: {
    readonly user: { readonly _id: string; readonly name: string; readonly role: Role };
  };
  readonly now: Date;
  readonly newId: () => string;
  readonly deviceTime: string | undefined;
}

type Body = Readonly<Record<string, unknown>>;

/**
 * Refuses a judge's change to the values that the record has already. A queued change of a device is answered as it
 * is: released apps also send a value that was set and set back offline.
 */
export function refuseSameValues({ caller, deviceTime }: Omit<AuthoredWrite, 'now' | 'newId'>): void {
  if (caller.user.role !== 'judge' || deviceTime !== undefined) return;
  throw new Refusal('invalid-request', { msg: SAME_VALUES });
}

const SAME_VALUES =
  'This request changes nothing: the record has these values already. Read it again, and send only what is different.';

export function originOf({ caller, now, deviceTime }: Omit<AuthoredWrite, 'newId'>) {
  const { _id, name, role } = caller.user;
  return { at: now.toISOString(), ...(deviceTime !== undefined && { deviceTime }), by: { _id, name, role } };
}

export function checkVersion(
  { expected }: { readonly expected: number | undefined },
  current: { readonly version: number },
): void {
  if (expected !== undefined && expected !== current.version) throw new Refusal('stale-version', { current });
}

/** The changeable fields of a body. Other fields are ignored. */
export const patchOf = (patchable: readonly string[], body: Body): Record<string, unknown> =>
  Object.fromEntries(patchable.flatMap((field) => (field in body ? [[field, body[field]]] : [])));

interface Patchable<Whole> {
  readonly schema: z.ZodMiniType<Whole>;
  readonly patchable: readonly string[];
}

/** The record with the changes of the body, in the same version. */
export function patchedRecord<Whole>(
  { schema, patchable }: Patchable<Whole>,
  record: Whole,
  body: Body,
): Whole {
  const parsed = schema.safeParse(withoutBlanks(mergePatch(record, patchOf(patchable, body))));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

interface RepeatedCall {
  readonly isOwn: boolean;
  readonly isSame: boolean;
}

/** Refuses a call whose id is taken. Only the author receives the existing record. */
export function refuseTaken(current: unknown, { isOwn, isSame }: RepeatedCall): void {
  if (!isOwn) throw new Refusal('id-taken');
  if (!isSame) throw new Refusal('id-taken', { current });
}

/** The answer to a call whose id is taken: the same record, or a refusal. */
export function answerRepeated(current: { readonly version: number }, call: RepeatedCall): Answer {
  refuseTaken(current, call);
  return ok(current);
}
