import { indianDate } from '#kernel/calendar-date.ts';
import type { OpenReading } from '#law-explain/open-readings.ts';
import { DatedText } from '#parts/dated-text.tsx';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';

/** If the law is open, shows both readings; calculations use the earlier date. */
export function Readings({ readings }: { readings: readonly OpenReading[] }) {
  const { calculator, explained } = useText();
  if (readings.length === 0) return null;
  return (
    <LedgerSection
      title={calculator.readings.title}
      more={<Chip kind="contested">{explained.contested}</Chip>}
    >
      {readings.map((reading) => (
        <Reading key={reading.kind} reading={reading} />
      ))}
    </LedgerSection>
  );
}

function Reading({ reading }: { reading: OpenReading }) {
  const words = useText().calculator.readings;
  const sentences =
    reading.kind === 'several-offences'
      ? [words.literal, words.caseLevel[reading.standing](reading.on ? indianDate(reading.on) : '')]
      : reading.why === 'extension'
        ? [words.ifFails(indianDate(reading.on)), words.ifStands(indianDate(reading.otherwiseOn))]
        : [
            words.earlier(reading.days, indianDate(reading.on)),
            words.later(reading.otherDays, indianDate(reading.otherwiseOn)),
          ];
  return (
    <div className="calc-reading">
      <h3>{words.of[reading.kind === 'several-offences' ? reading.kind : reading.why]}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <DatedText>{sentence}</DatedText>
          </li>
        ))}
      </ul>
    </div>
  );
}
