import { assertNever } from '#kernel/assert.ts';
import { dayInIndia, daysBetween } from '#kernel/calendar-date.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { type Stat, StatCards } from '#ui/stat-cards.tsx';
import type { DeskFigures } from './desk-figures.ts';
import { type SuccessRate, successRate } from './success-rate.ts';

const UNKNOWN = '–';

/** Four cards; while the numbers are read they stand empty. */
export function Figures({ figures }: { figures: DeskFigures | null }) {
  const { figures: words } = useText().dashboard;
  const { ports } = useDevice();
  const stats = figures ? statsOf(figures, ports.now(), words) : emptyStats(words);
  return (
    <LedgerSection title={words.title}>
      <StatCards stats={stats} />
    </LedgerSection>
  );
}

type Words = Catalogue['dashboard']['figures'];

const emptyStats = (words: Words): Stat[] =>
  [words.total, words.pending, words.approved, words.rate].map((label) => ({ label, value: UNKNOWN }));

function statsOf(figures: DeskFigures, now: Date, words: Words): Stat[] {
  const { total, pending, approved, rejected, oldestPending, unsent } = figures;
  const age =
    oldestPending === null ? null : daysBetween(dayInIndia(new Date(oldestPending)), dayInIndia(now));
  return [
    { label: words.total, value: total, ...(unsent > 0 && { note: words.unsent(unsent) }) },
    { label: words.pending, value: pending, ...(age !== null && { note: words.oldest(age) }) },
    { label: words.approved, value: approved },
    rateStat(successRate(approved, rejected), words),
  ];
}

function rateStat(rate: SuccessRate, words: Words): Stat {
  switch (rate.kind) {
    case 'none':
      return { label: words.rate, value: UNKNOWN, note: words.noneDecided };
    case 'few':
      return {
        label: words.rate,
        value: words.ofDecided(rate.approved, rate.decided),
        note: words.fewDecided,
      };
    case 'rate':
      return {
        label: words.rate,
        value: words.percent(rate.share.percent),
        note: words.rateNote(rate.approved, rate.decided, rate.share),
      };
    default:
      return assertNever(rate);
  }
}
