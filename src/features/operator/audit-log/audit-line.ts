/** One row of the audit log in words, for the table and the file. */
import type { AuditLine } from '#contract/operator/operator-endpoints.ts';
import { dayOfInstant, indianDate } from '#kernel/calendar-date.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' });

/** Time in India with seconds, because their order matters in a log. */
export const timeOf = ({ at }: AuditLine): string =>
  `${indianDate(dayOfInstant(at))} ${CLOCK.format(new Date(at))} IST`;

export const recordOf = ({ entity, id, version }: AuditLine): string =>
  [entity, id, version !== undefined && `v${version}`].filter(Boolean).join(' ');
