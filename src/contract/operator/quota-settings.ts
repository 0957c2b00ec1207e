/** Limits of an account and day: the variable of each, its usual value and its range. */
export const QUOTA_NAMES = ['megabytes', 'prints', 'mails'] as const;
export type QuotaName = (typeof QUOTA_NAMES)[number];

interface QuotaSetting {
  /** Environment variable. */
  readonly setting: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** Counted things, as the message of the settings names them. */
  readonly of: string;
}

export const QUOTA_SETTINGS: Readonly<Record<QuotaName, QuotaSetting>> = {
  megabytes: { setting: 'QUOTA_MEGABYTES', usual: 1_024, least: 16, most: 1_000_000, of: 'megabytes' },
  prints: { setting: 'QUOTA_PRINTS', usual: 200, least: 1, most: 100_000, of: 'papers' },
  mails: { setting: 'QUOTA_MAILS', usual: 50, least: 1, most: 10_000, of: 'mails' },
};
