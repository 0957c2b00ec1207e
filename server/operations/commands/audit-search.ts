/** Rows of the audit log about an account or a record, newest first. The search itself is logged. */
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import {
  type AuditPeriod,
  type AuditSubject,
  type AuditRow,
  isIdText,
  MOST_AUDIT_ROWS,
  searchAudit,
} from '#server/operator/search-audit.ts';
import { audit } from '#server/storage/audit.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { type Command, UsageError } from './command.ts';
import { startOfDay } from './day-argument.ts';
import { emailFrom } from './email-argument.ts';
import { counted } from './law-words.ts';
import { onOneLine } from './printable.ts';

const FLAGS = ['--email', '--id', '--action', '--from', '--to'] as const;

export const auditSearchCommand: Command = {
  usage:
    'audit-search <--email <email> | --id <record id>> [--action <action>] [--from <DD-MM-YYYY>] [--to <DD-MM-YYYY>]',
  read: (words) => {
    const given = flagsOf(words);
    const subject = subjectOf(given);
    const period = periodOf(given);
    return async ({ pool, operator, ...ports }) => {
      const sql = sqlOf(pool);
      const found = await searchAudit(sql, { subject, action: given['--action'] ?? null, ...period });
      if (!found) throw new Error(noAccount(subject));
      const { rows, total } = found;
      const detail = { operator, asked: words.join(' ').slice(0, 500) };
      await audit(sql, ports, { action: 'audit-search', userId: undefined, detail });
      const more =
        total > rows.length ? ` The newest ${MOST_AUDIT_ROWS} are shown; name days for fewer.` : '';
      return [`${counted(total, 'row', 'rows')} of the audit log.${more}`, ...rows.map(lineOf)].join('\n');
    };
  },
};

type SearchWords = Readonly<Partial<Record<(typeof FLAGS)[number], string>>>;

function flagsOf(words: readonly string[]): SearchWords {
  const given: Partial<Record<(typeof FLAGS)[number], string>> = {};
  for (let at = 0; at < words.length; at += 2) {
    const flag = FLAGS.find((each) => each === words[at]);
    const value = words[at + 1];
    if (!flag || value === undefined) throw new UsageError(`${words[at]} is not understood.`);
    given[flag] = value;
  }
  return given;
}

const noAccount = (subject: AuditSubject): string =>
  `No account has the email ${'email' in subject ? subject.email : ''}. A closed account is found by --id.`;

/** An account or a record, because the log has an index of both and of nothing else. */
function subjectOf({ '--email': email, '--id': id }: SearchWords): AuditSubject {
  if ((email === undefined) === (id === undefined)) throw new UsageError('Name either --email or --id.');
  if (email !== undefined) return { email: emailFrom(email) };
  if (!isIdText(id ?? '')) {
    throw new UsageError('Write the id of the record as its address shows it.');
  }
  return { id: id ?? '' };
}

const DAY = 86_400_000;

function periodOf({ '--from': from, '--to': to }: SearchWords): AuditPeriod {
  const start = from === undefined ? null : startOfDay('--from', from);
  const end = to === undefined ? null : new Date(startOfDay('--to', to).getTime() + DAY);
  if (start && end && start >= end)
    throw new UsageError('The day after --to is before the day after --from.');
  return { from: start, before: end };
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' });

/** One line, because a text of a user must not look like another row. */
function lineOf({ at, action, email, entity, entity_id: id, version, address, detail }: AuditRow): string {
  const record = entity === null ? '' : `${entity} ${id ?? ''}${version === null ? '' : ` v${version}`}`;
  const more = isRecord(detail) ? JSON.stringify(detail).slice(0, 300) : '';
  const parts = [`${indianDate(dayInIndia(at))} ${CLOCK.format(at)} IST`, action, email ?? '', record];
  return onOneLine(
    ['', ...parts, address ?? '', more].filter((part, index) => index === 0 || part !== '').join('  '),
  );
}
