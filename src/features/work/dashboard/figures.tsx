import { assertNever } from '#kernel/assert.ts';
import { type CalendarDate, dayInIndia, daysBetween } from '#kernel/calendar-date.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useTakenApplications } from '#data/react/use-storage-status.ts';
import { FiguresAge } from '#parts/first-pull/figures-age.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { type Stat, StatCards } from '#ui/lists/stat-cards.tsx';
import type { DashboardFigures } from './dashboard-figures.ts';

const UNKNOWN = '–';

/** Four cards, empty while loading. */
export function Figures({ figures }: { figures: DashboardFigures | null }) {
  const { figures: words } = useText().dashboard;
  const { day } = useCourtDay();
  const acceptedCount = useTakenApplications().size;
  const stats = figures ? statsOf(withTaken(figures, acceptedCount), day, words) : emptyStats(words);
  return (
    <LedgerSection title={words.title} more={<FiguresAge />}>
      <StatCards stats={stats} />
    </LedgerSection>
  );
}

/** Adds accepted filings whose answer could not be stored: they are with the court. */
function withTaken(figures: DashboardFigures, acceptedCount: number): DashboardFigures {
  const known = Math.min(acceptedCount, figures.unsent);
  return { ...figures, unsent: figures.unsent - known, pending: figures.pending + known };
}

type FigureWords = Catalogue['dashboard']['figures'];

const emptyStats = (words: FigureWords): Stat[] =>
  [words.total, words.pending, words.approved, words.rate].map((label) => ({ label, value: UNKNOWN }));

function statsOf(figures: DashboardFigures, today: CalendarDate, words: FigureWords): Stat[] {
  const { total, pending, approved, rejected, oldestPending, unsent, filedLately, approvedLately } = figures;
  const age = oldestPending === null ? null : daysBetween(dayInIndia(new Date(oldestPending)), today);
  return [
    {
      label: words.total,
      value: total,
      note: [textUnlessZero(words.unsent, unsent), textUnlessZero(words.recent, filedLately)]
        .filter(Boolean)
        .join(' · '),
    },
    { label: words.pending, value: pending, ...(age !== null && { note: words.oldest(age) }) },
    { label: words.approved, value: approved, note: textUnlessZero(words.recentApproved, approvedLately) },
    rateStat(successRate(approved, rejected), words),
  ];
}

/** Empty for zero. */
const textUnlessZero = (words: (n: number) => string, n: number): string => (n > 0 ? words(n) : '');

function rateStat(rate: SuccessRate, words: FigureWords): Stat {
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

interface Share {
  /** Whole percent. */
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

/** With fewer decisions a percentage would mislead. */
const ENOUGH_DECIDED = 10;

const Z = 1.96;

const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100);

export function wilson(successes: number, n: number): Share {
  const share = successes / n;
  const spread = (Z * Z) / n;
  const middle = share + spread / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / n + spread / (4 * n));
  return {
    percent: percent(share),
    low: percent((middle - reach) / (1 + spread)),
    high: percent((middle + reach) / (1 + spread)),
  };
}

type SuccessRate =
  | { readonly kind: 'none' }
  | { readonly kind: 'few'; readonly approved: number; readonly decided: number }
  | { readonly kind: 'rate'; readonly approved: number; readonly decided: number; readonly share: Share };

/** Approval rate with its 95% Wilson interval, which is valid for small numbers and stays within 0 to 100. */
export function successRate(approved: number, rejected: number): SuccessRate {
  const decided = approved + rejected;
  if (decided === 0) return { kind: 'none' };
  if (decided < ENOUGH_DECIDED) return { kind: 'few', approved, decided };
  return { kind: 'rate', approved, decided, share: wilson(approved, decided) };
}
