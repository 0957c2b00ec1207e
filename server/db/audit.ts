/** Who did what, when, to which record as it was: added to, never changed. */
import type { Entity } from '#contract/changes.ts';
import type { Sql } from './sql.ts';

export interface AuditEntry {
  readonly action:
    | 'register'
    | 'login'
    | 'login-failed'
    | 'logout'
    | 'forgot-password'
    | 'reset-password'
    | 'change-password'
    | 'end-session'
    | 'export-account'
    | 'close-account'
    | 'link-provider'
    | 'add-passkey'
    | 'rename-passkey'
    | 'remove-passkey'
    | 'verify-judge'
    | 'end-seat'
    | 'after-restore'
    | 'law-import'
    | 'law-remove'
    | 'law-revert'
    | 'create'
    | 'amend'
    | 'withdraw'
    | 'decide'
    | 'update'
    | 'remove'
    | 'read'
    | 'download'
    | 'share'
    | 'end-share'
    | 'read-shared'
    | 'ask-model'
    | 'denied';
  readonly userId: string | undefined;
  readonly entity?: Entity;
  readonly id?: string;
  readonly version?: number;
  readonly detail?: unknown;
}

export async function audit(
  sql: Sql,
  { newId, now }: { newId: () => string; now: () => Date },
  entry: AuditEntry,
): Promise<void> {
  await sql.query(
    `INSERT INTO audit (_id, at, user_id, action, entity, entity_id, version, detail)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      newId(),
      now(),
      entry.userId ?? null,
      entry.action,
      entry.entity ?? null,
      entry.id ?? null,
      entry.version ?? null,
      entry.detail === undefined ? null : JSON.stringify(entry.detail),
    ],
  );
}
