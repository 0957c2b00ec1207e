import { indianDate } from '#kernel/calendar-date.ts';
import type { Determinations } from '#law/determine.ts';
import { DatedText } from '#parts/dated-text.tsx';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/chip.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';

/** Where the law is open both readings stand, side by side; the earlier date is the one counted on. */
export function Readings({ found }: { found: Determinations }) {
  const { calculator, explained } = useText();
  const words = calculator.readings;
  const { undertrial, defaultBail } = found;
  const several = undertrial.cautions.some(({ code }) => code === 'section-479-2-contested');
  const other = defaultBail.dates?.otherReading;
  const open = other && defaultBail.status !== 'charge-sheet-in-time';
  if (!several && !open) return null;
  return (
    <LedgerSection title={words.title} more={<Chip kind="contested">{explained.contested}</Chip>}>
      {several && (
        <div className="calc-reading">
          <h3>{words.seventyNine}</h3>
          <ul>
            <li>{words.literal}</li>
            <li>
              <DatedText>{caseLevelText(undertrial.caseLevel, words.caseLevel)}</DatedText>
            </li>
          </ul>
        </div>
      )}
      {open && defaultBail.dates && (
        <div className="calc-reading">
          <h3>{words.sixtyNinety}</h3>
          <ul>
            <li>{words.earlier(defaultBail.dates.days, indianDate(defaultBail.dates.from))}</li>
            <li>{words.later(other.days, indianDate(other.from))}</li>
          </ul>
        </div>
      )}
    </LedgerSection>
  );
}

interface CaseLevelWords {
  readonly entitled: (date: string) => string;
  readonly 'not-yet': (date: string) => string;
  readonly other: string;
}

function caseLevelText(reading: Determinations['undertrial']['caseLevel'], words: CaseLevelWords): string {
  if (reading.kind === 'not-yet') return words['not-yet'](indianDate(reading.on));
  const about = reading.kind === 'entitled' ? reading.because[0].about : undefined;
  return about ? words.entitled(about.split('-').toReversed().join('-')) : words.other;
}
