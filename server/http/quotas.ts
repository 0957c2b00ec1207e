/**
 * Limits of an account and day: megabytes, prints and mails. Files and records are counted apart, so that files
 * never stop a filing.
 */
import { indianNumber } from '#kernel/indian-number.ts';
import type { QuotaName } from '#contract/operator/quota-settings.ts';
import type { Ports } from '#server/ports.ts';
import { addToDay, secondsOfDayLeft, spentToday } from '#server/storage/quota.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { Refusal } from './refusal.ts';

type Kind = 'files' | 'records' | 'prints' | 'mails';

export interface QuotaUse {
  readonly kind: Kind;
  readonly userId: string;
  /** Bytes of files and records, otherwise a number of prints or mails. */
  readonly amount: number;
}

type QuotaPorts = Pick<Ports, 'pool' | 'now' | 'config'>;

const KB = 1024;

interface QuotaCount {
  readonly quota: QuotaName;
  /** Bytes, prints or mails of one counted unit. */
  readonly unit: number;
  /** Counted units of one unit of the limit: kilobytes of a megabyte. */
  readonly each: number;
  readonly sentence: (most: number) => string;
}

const BYTES: QuotaCount = {
  quota: 'megabytes',
  unit: KB,
  each: KB,
  sentence: (most) =>
    `This account has sent its ${indianNumber(most)} MB of today. It can send more tomorrow, or ask the operator for a higher limit.`,
};

const KINDS: Readonly<Record<Kind, QuotaCount>> = {
  files: BYTES,
  records: BYTES,
  prints: {
    quota: 'prints',
    unit: 1,
    each: 1,
    sentence: (most) =>
      `The server has made the ${indianNumber(most)} papers of this account for today. Save the paper in the app, or try again tomorrow.`,
  },
  mails: {
    quota: 'mails',
    unit: 1,
    each: 1,
    sentence: (most) =>
      `This account has sent its ${indianNumber(most)} e-mails of today. Make the link without an e-mail and send it yourself, or try again tomorrow.`,
  },
};

const bucketOf = ({ kind, userId }: QuotaUse): string => `quota:${kind}:${userId}`;

/** Refuses an amount that does not fit, without counting it. */
export async function requireQuota({ pool, now, config }: QuotaPorts, spending: QuotaUse): Promise<void> {
  const kind = KINDS[spending.kind];
  const { quota } = kind;
  const { spent, most = config.quotas[quota] } = await spentToday(
    sqlOf(pool),
    { bucket: bucketOf(spending), quota },
    now(),
  );
  if (spent + unitsOf(spending, kind) > most * kind.each) throw refusalOf(kind.sentence(most), now());
}

/** Counts the amount, and refuses it over the limit. */
export async function spendQuota({ pool, now, config }: QuotaPorts, spending: QuotaUse): Promise<void> {
  const kind = KINDS[spending.kind];
  const { quota } = kind;
  const { spent, most = config.quotas[quota] } = await addToDay(
    sqlOf(pool),
    { bucket: bucketOf(spending), quota, amount: unitsOf(spending, kind) },
    now(),
  );
  if (spent > most * kind.each) throw refusalOf(kind.sentence(most), now());
}

const unitsOf = ({ amount }: QuotaUse, { unit }: QuotaCount): number => Math.ceil(amount / unit);

/** Seconds after which a device asks again: the operator may have raised the limit. */
const ASK_AGAIN = 3_600;

const refusalOf = (sentence: string, now: Date): Refusal =>
  new Refusal('rate-limited', { msg: sentence, retryAfter: Math.min(ASK_AGAIN, secondsOfDayLeft(now)) });
