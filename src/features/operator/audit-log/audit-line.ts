/** One row of the audit log in words, for the table and the file. */
import { isAuditAction } from '#contract/operator/audit-actions.ts';
import type { AuditLine } from '#contract/operator/operator-endpoints.ts';
import { dayOfInstant, indianDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' });

/** Time in India with seconds, because their order matters in a log. */
export const timeOf = ({ at }: AuditLine): string =>
  `${indianDate(dayOfInstant(at))} ${CLOCK.format(new Date(at))} IST`;

/** A row of an earlier release may have an action without words. */
export const actionOf = ({ action }: AuditLine, { operator }: Pick<Catalogue, 'operator'>): string =>
  isAuditAction(action) ? operator.audit.actions[action] : action;

export const recordOf = ({ entity, id, version }: AuditLine): string =>
  [entity, id, version !== undefined && `v${version}`].filter(Boolean).join(' ');
