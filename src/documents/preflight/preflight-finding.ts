import type { Authority } from '#law/authority.ts';
import type { AskedField } from '#domain/application/field-at.ts';

export interface PreflightFinding {
  readonly key: string;
  /** Groups of the list: missing data, possible errors, remarks of the law. */
  readonly kind: 'missing' | 'check' | 'law';
  readonly text: string;
  readonly authority: Authority | null;
  /** Null if no field corrects it. */
  readonly field: AskedField | null;
  /** Place of the correction if it is not a field. */
  readonly place?: 'documents';
  /** A false sworn statement. */
  readonly stopsFiling?: true;
}
