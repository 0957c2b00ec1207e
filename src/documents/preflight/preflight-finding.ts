import type { Authority } from '#law/authority.ts';
import type { AskedField } from '#domain/field-at.ts';

export interface PreflightFinding {
  readonly key: string;
  /** What the list groups by: what is missing, what may be wrong, what the law says beside it. */
  readonly kind: 'missing' | 'check' | 'law';
  readonly text: string;
  readonly authority: Authority | null;
  /** Null where no field mends it. */
  readonly field: AskedField | null;
  /** Where it is mended that is no field. */
  readonly place?: 'documents';
}
