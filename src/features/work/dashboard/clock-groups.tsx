import { Link, useSearchParams } from 'react-router-dom';
import type { ClockList, ClockRow } from '#parts/liberty-clock/clock-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerGroup, LedgerRows } from '#ui/ledger-row.tsx';
import { ClockAnswer, clockSaying } from './clock-answer.tsx';
import { ClockAsking } from './clock-asking.tsx';
import { appliedFor, type ClockLinks, useClockLinks } from './clock-links.ts';
import { ClockMaybe } from './clock-maybe.tsx';
import { ClockRowLine } from './clock-row.tsx';
import { shownDates, withMoreDates } from './shown-dates.ts';

/** One sentence, then the rights that are open, what comes next, and the matters that need facts. */
export function ClockGroups({ list, matters }: { list: ClockList; matters: number }) {
  const words = useText().clock;
  const [search] = useSearchParams();
  const shown = shownDates(search);
  const open = list.open.slice(0, shown.open);
  const maybe = list.maybe.slice(0, shown.open);
  const coming = list.coming.slice(0, shown.coming);
  const asking = list.asking.slice(0, shown.asking);
  const links = useClockLinks([...open, ...maybe, ...coming, ...asking].map(({ matter }) => matter.caseId));
  if (matters === 0) return <p className="quiet">{words.empty}</p>;
  const first = open.find((row) => !appliedFor(links.get(row.matter.caseId), row.date.right));
  return (
    <>
      <ClockAnswer saying={clockSaying(list, links)} />
      <LedgerRows>
        {open.length > 0 && (
          <LedgerGroup
            name={words.groups.open(list.open.length)}
            more={moreOf(list.open.length - open.length)}
          >
            <Rows rows={open} links={links} isOpen first={first} />
          </LedgerGroup>
        )}
        {maybe.length > 0 && (
          <LedgerGroup
            name={words.groups.maybe(list.maybe.length)}
            more={moreOf(list.maybe.length - maybe.length)}
          >
            {maybe.map((row) => (
              <ClockMaybe
                key={`${row.matter.caseId} ${row.maybe.right}`}
                row={row}
                links={links.get(row.matter.caseId)}
                first={open.length === 0 && row === maybe[0]}
              />
            ))}
          </LedgerGroup>
        )}
        {coming.length > 0 && (
          <LedgerGroup
            name={words.groups.coming(list.coming.length)}
            more={moreOf(list.coming.length - coming.length)}
          >
            <Rows rows={coming} links={links} isOpen={false} />
          </LedgerGroup>
        )}
        {asking.length > 0 && (
          <LedgerGroup
            name={words.groups.asking(list.asking.length)}
            more={moreOf(list.asking.length - asking.length)}
          >
            {asking.map((one) => (
              <ClockAsking key={one.matter.caseId} asking={one} links={links.get(one.matter.caseId)} />
            ))}
          </LedgerGroup>
        )}
      </LedgerRows>
    </>
  );
}

interface RowsProps {
  rows: readonly ClockRow[];
  links: ClockLinks;
  isOpen: boolean;
  first?: ClockRow | undefined;
}

function Rows({ rows, links, isOpen, first }: RowsProps) {
  return rows.map((row) => (
    <ClockRowLine
      key={`${row.matter.caseId} ${row.date.right}`}
      row={row}
      links={links.get(row.matter.caseId)}
      isOpen={isOpen}
      first={row === first}
    />
  ));
}

const MOST_AT_ONCE = 25;

const moreOf = (left: number) => left > 0 && <More left={left} />;

function More({ left }: { left: number }) {
  const { acts } = useText().clock;
  const [search] = useSearchParams();
  return (
    <Link
      className="more"
      to={{ search: withMoreDates(search, shownDates(search)) }}
      replace
      preventScrollReset
    >
      {acts.more(Math.min(left, MOST_AT_ONCE))}
    </Link>
  );
}
