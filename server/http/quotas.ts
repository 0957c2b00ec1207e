/**
 * Limits of an account and day: megabytes, prints and mails. Files and records are counted apart, so that files
 * never stop a filing.
 */
import { indianNumber } from '#kernel/indian-number.ts';
import type { Ports, Quotas } from '#server/ports.ts';
import { addToDay, secondsOfDayLeft, spentToday } from '#server/storage/quota.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { Refusal } from './refusal.ts';

type Kind = 'files' | 'records' | 'prints' | 'mails';

export interface Spending {
  readonly kind: Kind;
  readonly userId: string;
  /** Bytes of files and records, otherwise a number of prints or mails. */
  readonly amount: number;
}

interface Limit {
  readonly most: number;
  /** Counted units: kilobytes, prints or mails. */
  readonly unit: number;
  readonly sentence: string;
}

type QuotaPorts = Pick<Ports, 'pool' | 'now' | 'config'>;

const KB = 1024;

const ofBytes = ({ megabytes }: Quotas): Limit => ({
  most: megabytes * KB,
  unit: KB,
  sentence: `This account has sent its ${indianNumber(megabytes)} MB of today. It can send more tomorrow, or ask the operator for a higher limit.`,
});

const LIMITS: Readonly<Record<Kind, (quotas: Quotas) => Limit>> = {
  files: ofBytes,
  records: ofBytes,
  prints: ({ prints }) => ({
    most: prints,
    unit: 1,
    sentence: `The server has made the ${indianNumber(prints)} papers of this account for today. Save the paper in the app, or try again tomorrow.`,
  }),
  mails: ({ mails }) => ({
    most: mails,
    unit: 1,
    sentence: `This account has sent its ${indianNumber(mails)} e-mails of today. Make the link without an e-mail and send it yourself, or try again tomorrow.`,
  }),
};

const bucketOf = ({ kind, userId }: Spending): string => `quota:${kind}:${userId}`;

/** Refuses an amount that does not fit, without counting it. */
export async function requireQuota({ pool, now, config }: QuotaPorts, spending: Spending): Promise<void> {
  const limit = LIMITS[spending.kind](config.quotas);
  const spent = await spentToday(sqlOf(pool), bucketOf(spending), now());
  if (spent + unitsOf(spending, limit) > limit.most) throw refusalOf(limit, now());
}

/** Counts the amount, and refuses it over the limit. */
export async function spendQuota({ pool, now, config }: QuotaPorts, spending: Spending): Promise<void> {
  const limit = LIMITS[spending.kind](config.quotas);
  const amount = unitsOf(spending, limit);
  const sum = await addToDay(sqlOf(pool), { bucket: bucketOf(spending), amount }, now());
  if (sum > limit.most) throw refusalOf(limit, now());
}

const unitsOf = ({ amount }: Spending, { unit }: Limit): number => Math.ceil(amount / unit);

/** Seconds after which a device asks again: the operator may have raised the limit. */
const ASK_AGAIN = 3_600;

const refusalOf = ({ sentence }: Limit, now: Date): Refusal =>
  new Refusal('rate-limited', { msg: sentence, retryAfter: Math.min(ASK_AGAIN, secondsOfDayLeft(now)) });
