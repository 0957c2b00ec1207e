import { Link } from 'react-router-dom';
import { cite } from '#law/authority.ts';
import type { ClockMatter } from '#parts/liberty-clock/clock-matters.ts';
import { type ClockRow, datesOf, NEAR_DAYS } from '#parts/liberty-clock/clock-rows.ts';
import type { ClockDate } from '#law-explain/matter-clock.ts';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/docket.tsx';
import { LedgerRow } from '#ui/ledger-row.tsx';
import { ClockAct } from './clock-act.tsx';
import { ClockConsequence } from './clock-consequence.tsx';
import { ClockDetails } from './clock-details.tsx';
import { appliedFor, type MatterLinks } from './clock-links.ts';

interface ClockRowLineProps {
  row: ClockRow;
  links: MatterLinks | undefined;
  isOpen: boolean;
  /** The first that can still be used. */
  first?: boolean;
}

export function ClockRowLine({ row, links, isOpen, first = false }: ClockRowLineProps) {
  const { rights, dates } = useText().clock;
  const { date, matter } = row;
  const acts = isOpen && !appliedFor(links, date.right);
  return (
    <LedgerRow
      figure={
        date.daysLeft === null || date.effect === 'stands' ? (
          <span className="clock-now">{dates.now}</span>
        ) : (
          Math.abs(date.daysLeft)
        )
      }
      unit={<Unit date={date} isOpen={isOpen} />}
      state={isOpen ? 'open' : (date.daysLeft ?? 0) <= NEAR_DAYS ? 'near' : undefined}
      title={<MatterTitle matter={matter} links={links} />}
      under={<MatterUnder matter={matter} />}
      law={`${rights[date.right]}, ${cite(date.authority)}`}
      consequence={<ClockConsequence date={date} isOpen={isOpen} links={links} />}
      details={datesOf(row).length > 0 && <ClockDetails row={row} />}
      act={acts && <ClockAct row={row} links={links} first={first} />}
      go
    />
  );
}

function Unit({ date, isOpen }: { date: ClockDate; isOpen: boolean }) {
  const { units } = useText().clock;
  if (date.daysLeft === null || date.effect === 'stands') return units.stands;
  const n = Math.abs(date.daysLeft);
  if (isOpen) return units.open(n);
  return date.effect === 'lapses' ? units.left(n) : units.toGo(n);
}

/** The whole row leads to the matter: its newest application, until a case has a screen of its own. */
export function MatterTitle({ matter, links }: { matter: ClockMatter; links: MatterLinks | undefined }) {
  const to = links?.newest ? `/application?id=${links.newest}` : `/calculator?case=${matter.caseId}`;
  return <Link to={to}>{matter.name}</Link>;
}

export function MatterUnder({ matter }: { matter: ClockMatter }) {
  const { fir } = useText().records.matter;
  const sections = matter.facts.sections?.join(', ');
  return (
    <>
      {matter.firNumber && <Docket>{fir(matter.firNumber)}</Docket>}
      {sections && <span className="small quiet">{sections}</span>}
    </>
  );
}
