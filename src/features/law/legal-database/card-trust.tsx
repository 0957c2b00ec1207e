/** Under every card: how sure it is, and the day of the law. */
import type { Provision } from '#search/cards/library.ts';
import { isOfficialOnly } from '#search/cards/official-text.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import { day } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { DayText } from '#ui/time-text.tsx';

export function CardTrust({ provision }: { provision: Provision }) {
  const { card } = useText().legalDatabase;
  if (isOfficialOnly(provision)) return null; // nothing of it is ours
  const { table, digest } = provision.confidence;
  const sure = [
    table && (provision.judgment ? card.ofCitation : card.ofTable)(card.confidence[table]),
    digest && card.ofDigest(card.confidence[digest]),
  ].filter((text) => text !== null);
  return (
    <footer className="law-trust">
      <h3>{card.trust}</h3>
      {sure.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {card.asOf} <DayText day={day(LAW_AS_OF)} />. {card.check}
      </p>
    </footer>
  );
}
