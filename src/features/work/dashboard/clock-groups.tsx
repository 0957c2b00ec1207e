import { Link, useSearchParams } from 'react-router-dom';
import { Citation } from '#parts/law-library/card-link.tsx';
import type {
  AskingRow,
  ClockRow,
  MaybeRow,
  ShownClock,
  ShownRows,
} from '#parts/liberty-clock/clock-rows.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerGroup, LedgerRows, LedgerRow } from '#ui/lists/ledger-row.tsx';
import { ClockAnswer, clockHeadline } from './clock-answer.tsx';
import {
  appliedFor,
  type ClockLinks,
  type MatterLinks,
  RELIEF_OF,
  useClockLinks,
} from '#parts/clock-row/clock-links.ts';
import { CustodyTrack } from '#parts/clock-row/custody-track.tsx';
import { ClockDetails } from '#parts/clock-row/clock-details.tsx';
import { AlsoUnknown, ClockRowLine, MatterTitle, MatterUnder } from '#parts/clock-row/clock-row.tsx';
import { announced, unanswerable } from '#parts/fact-questions/questions-for.ts';
import { factNames } from '#parts/clock-row/clock-consequence.tsx';
import { useQuestions } from '#parts/clock-row/clock-questions.tsx';
import { questionsOf } from '#text/explained-words.ts';
import { DayText } from '#ui/time-text.tsx';
import { CLOCK_ROWS } from './rows-to-come.ts';

/** Summary, then available rights, coming dates and matters with missing facts. */
export function ClockGroups({ list }: { list: ShownClock }) {
  const { clock: words, dashboard } = useText();
  const { open, maybe, coming, asking, counts } = list;
  const links = useClockLinks([...open, ...maybe, ...coming, ...asking].map(({ matter }) => matter.caseId));
  if (list.matters === 0) {
    return (
      <OnceKnown label={dashboard.clock.loading} rows={CLOCK_ROWS}>
        <p className="quiet">{words.empty}</p>
      </OnceKnown>
    );
  }
  const first = firstToUse(open, links);
  return (
    <>
      <ClockAnswer saying={clockHeadline(list, links)} />
      <div className="clock-short">
        <LedgerRows>
          {open.length > 0 && (
            <LedgerGroup name={words.groups.open(counts.open)} more={moreOf(counts.open - open.length)}>
              <Rows rows={open} links={links} isOpen first={first} />
            </LedgerGroup>
          )}
          {maybe.length > 0 && (
            <LedgerGroup name={words.groups.maybe(counts.maybe)} more={moreOf(counts.maybe - maybe.length)}>
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
              name={words.groups.coming(counts.coming)}
              more={moreOf(counts.coming - coming.length)}
            >
              <Rows rows={coming} links={links} isOpen={false} />
            </LedgerGroup>
          )}
          {asking.length > 0 && (
            <LedgerGroup
              name={words.groups.asking(counts.asking)}
              more={moreOf(counts.asking - asking.length)}
            >
              {asking.map((one) => (
                <ClockAsking key={one.matter.caseId} asking={one} links={links.get(one.matter.caseId)} />
              ))}
            </LedgerGroup>
          )}
        </LedgerRows>
      </div>
    </>
  );
}

/** First right that needs an application and has none. */
const firstToUse = (open: readonly ClockRow[], links: ClockLinks): ClockRow | undefined =>
  open.find(
    ({ date, matter }) => RELIEF_OF[date.right] !== null && !appliedFor(links.get(matter.caseId), date.right),
  );

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

/** Matter that lacks facts, with the questions in place. The number counts questions. */
function ClockAsking({ asking, links }: { asking: AskingRow; links: MatterLinks | undefined }) {
  const { matter, asks } = asking;
  const text = useText();
  const { facts, units } = text.clock;
  const open = unanswerable(asks);
  const announcedFacts = announced(asks);
  const { act, below } = useQuestions(matter, asks);
  return (
    <LedgerRow
      figure={announcedFacts.length}
      unit={units.questions(announcedFacts.length)}
      title={<MatterTitle matter={matter} />}
      under={<MatterUnder matter={matter} links={links} />}
      track={<CustodyTrack marks={asking.clock.track} due={null} hearing={links?.hearing} />}
      law={facts.missing(factNames(announcedFacts, text))}
      consequence={open.map((fact) => text.law.facts[fact].ask).join(' ')}
      details={<ClockDetails of={asking} besides={asks} />}
      act={act}
      below={below}
    />
  );
}

interface ClockMaybeProps {
  row: MaybeRow;
  links: MatterLinks | undefined;
  /** No right is certain, so this is the first action. */
  first: boolean;
}

/** Right that depends on unknown facts: start date, missing facts and the questions in place. */
function ClockMaybe({ row, links, first }: ClockMaybeProps) {
  const { clock: counted, matter, maybe, asks } = row;
  const text = useText();
  const { clock, law } = text;
  const { act, below } = useQuestions(matter, asks, first);
  return (
    <LedgerRow
      figure={maybe.days}
      unit={clock.units.maybe(maybe.days)}
      state="near"
      title={<MatterTitle matter={matter} />}
      under={<MatterUnder matter={matter} links={links} />}
      track={<CustodyTrack marks={counted.track} due={maybe.since} hearing={links?.hearing} state="near" />}
      law={
        <>
          {clock.rights[maybe.right]}, <Citation authority={maybe.authority} />
        </>
      }
      consequence={
        <>
          {clock.dates.maybeSince} <DayText day={maybe.since} />
          <span className="clock-after">
            : {questionsOf(maybe.asks, text)}{' '}
            {unanswerable(maybe.asks)
              .map((fact) => law.facts[fact].ask)
              .join(' ')}
          </span>
          <AlsoUnknown asks={asks} besides={maybe.asks} />
        </>
      }
      details={<ClockDetails of={row} besides={asks} />}
      act={act}
      below={below}
    />
  );
}

/** Open rows per group, stored in the URL so that Back and a pasted link restore them. */
const FIRST: ShownRows = { open: 10, coming: 5, asking: 3 };
const MORE = 25;

const MOST = 100_000;

export function shownDates(search: URLSearchParams): ShownRows {
  const dateCount = Number(search.get('dates'));
  if (!Number.isInteger(dateCount) || dateCount < 1 || dateCount > MOST) return FIRST;
  return { open: Math.max(FIRST.open, dateCount), coming: dateCount, asking: dateCount };
}

/** URL with more rows; other parameters stay. */
function withMoreDates(search: URLSearchParams, shown: ShownRows): string {
  const next = new URLSearchParams(search);
  next.set('dates', String(shown.coming + MORE));
  return `?${next.toString()}`;
}
