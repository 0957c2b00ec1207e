/** Lists user feedback for the operator, newest first. */
import type { Feedback } from '#contract/account/feedback.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { feedbackSince } from '#server/operator/feedback-since.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { type Command, UsageError } from './command.ts';
import { startOfDay } from './day-argument.ts';
import { onOneLine, printable } from './printable.ts';

const MOST = 500;

export const feedbackListCommand: Command = {
  usage: 'feedback [--since <DD-MM-YYYY>]',
  read: (words) => {
    const since = sinceFrom(words);
    return async ({ pool }) => {
      const { newest, total } = await feedbackSince(sqlOf(pool), since, MOST);
      return [headOf(total, since), ...newest.map(textOf)].join('\n\n');
    };
  },
};

/** Start of that day in India; null for all feedback. */
function sinceFrom(words: readonly string[]): Date | null {
  const [flag, given, ...more] = words;
  if (flag === undefined) return null;
  if (flag !== '--since') throw new UsageError(`${flag} is not understood.`);
  if (more.length > 0) throw new UsageError(`${more.join(' ')} is not understood.`);
  return startOfDay('--since', given);
}

function headOf(total: number, since: Date | null): string {
  const from = since ? ` since ${indianDate(dayInIndia(since))}` : '';
  if (total === 0) return `Nothing has been reported${from}.`;
  const counted = `${total} ${total === 1 ? 'report' : 'reports'}${from}`;
  return total > MOST
    ? `${counted}; the newest ${MOST} are shown, name a later day for fewer.`
    : `${counted}.`;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });

/** Prefix every line of user text, so that it cannot imitate the header of another report. */
function textOf({ _id, at, by, feedbackType, about, subject, message, details, ...rest }: Feedback): string {
  const when = new Date(at);
  const { rating, email, appVersion } = rest;
  return [
    `${indianDate(dayInIndia(when))}, ${CLOCK.format(when)} IST · ${feedbackType} · ${_id}`,
    about && field('about', `${about.code} ${about.section}, ${about.fault}`),
    about?.lawEdition && field('law edition', about.lawEdition),
    appVersion && field('app', appVersion),
    field('from', `${by.name} (${by.role})${email === undefined ? '' : `, ${email}`}`),
    rating !== undefined && field('rating', `${rating} of 5`),
    field('subject', subject),
    ...[message, details ?? ''].filter((text) => text !== '').map(quoted),
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .join('\n');
}

const field = (name: string, value: string): string => `  ${name}: ${onOneLine(value)}`;

const quoted = (text: string): string => printable(text).replaceAll(/^/gm, '  | ');
