import { Link, useNavigate } from 'react-router-dom';
import { indianNumber } from '#kernel/indian-number.ts';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { type ClockRow, NEAR_DAYS } from '#parts/liberty-clock/clock-rows.ts';
import type { ClockDate, ClockFact } from '#law-explain/matter-clock.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { ClosedDayMark } from '#parts/court-closed/closed-day-mark.tsx';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { LedgerRow } from '#ui/lists/ledger-row.tsx';
import { announced } from '#parts/fact-questions/questions-for.ts';
import { ClockConsequence, factNames } from './clock-consequence.tsx';
import { useQuestions } from './clock-questions.tsx';
import { appliedFor, type MatterLinks, RELIEF_OF } from './clock-links.ts';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ClockDetails } from './clock-details.tsx';
import { CustodyTrack } from './custody-track.tsx';
import type { Right } from '#data/records/application/draft-for-relief.ts';
import { type Device, useDevice } from '#data/react/use-device.ts';
import { actFailed } from '#data/store/failure-log.ts';
import type { Draft } from '#data/store/rows.ts';
import { notify } from '#ui/feedback/notices.ts';
import { DayText } from '#ui/time-text.tsx';

interface ClockRowLineProps {
  row: ClockRow;
  links: MatterLinks | undefined;
  isOpen: boolean;
  /** First row that can still be used. */
  first?: boolean;
}

export function ClockRowLine({ row, links, isOpen, first = false }: ClockRowLineProps) {
  const { rights } = useText().clock;
  const { clock, date, matter, asks } = row;
  const { act, below } = useQuestions(matter, asks);
  const state = isOpen ? 'open' : (date.daysLeft ?? 0) <= NEAR_DAYS ? 'near' : undefined;
  const used = act !== null || !isOpen || appliedFor(links, date.right) !== undefined;
  return (
    <LedgerRow
      figure={<ClockFigure date={date} />}
      unit={<ClockUnit date={date} isOpen={isOpen} />}
      state={state}
      title={<MatterTitle matter={matter} />}
      under={<MatterUnder matter={matter} links={links} />}
      track={<CustodyTrack marks={clock.track} due={date.on} hearing={links?.hearing} state={state} />}
      law={
        <>
          {rights[date.right]}, <Citation authority={date.authority} />
        </>
      }
      consequence={
        <>
          <ClockConsequence {...{ date, matter, isOpen, links }} />
          <AlsoUnknown asks={asks} besides={date.missing} />
        </>
      }
      details={<ClockDetails of={row} date={date} besides={asks} />}
      act={used ? act : <ClockAct row={row} links={links} first={first} />}
      below={below}
      go
    />
  );
}

interface AlsoUnknownProps {
  asks: readonly ClockFact[];
  /** Named elsewhere in the row. */
  besides: readonly ClockFact[];
}

/** Names the facts that the row asks for and does not name. */
export function AlsoUnknown({ asks, besides }: AlsoUnknownProps) {
  const text = useText();
  const facts = announced(asks.filter((fact) => !besides.includes(fact)));
  if (facts.length === 0) return null;
  return <span className="clock-after"> {text.clock.facts.missing(factNames(facts, text))}</span>;
}

export function ClockFigure({ date: { daysLeft, effect } }: { date: ClockDate }) {
  const { dates } = useText().clock;
  const counts = daysLeft !== null && effect !== 'stands';
  if (!counts) return <span className="clock-now">{dates.now}</span>;
  const days = Math.abs(daysLeft);
  return days < 1_000 ? days : <span className="clock-now">{indianNumber(days)}</span>;
}

export function ClockUnit({ date, isOpen }: { date: ClockDate; isOpen: boolean }) {
  const { units } = useText().clock;
  if (date.daysLeft === null || date.effect === 'stands') return units.stands;
  const n = Math.abs(date.daysLeft);
  if (isOpen) return units.open(n);
  return date.effect === 'lapses' ? units.left(n) : units.toGo(n);
}

export function MatterTitle({ matter }: { matter: ClockMatter }) {
  return <Link to={`/case/${matter.caseId}`}>{matter.name}</Link>;
}

interface MatterUnderProps {
  matter: ClockMatter;
  links: MatterLinks | undefined;
}

/** Case number, sections and next hearing. */
export function MatterUnder({ matter, links }: MatterUnderProps) {
  const { clock, records } = useText();
  const { fir } = records.matter;
  const { day: today } = useCourtDay();
  const hearing = links?.hearing;
  const sections = matter.facts.sections?.join(', ');
  return (
    <>
      {matter.firNumber && <Docket>{fir(matter.firNumber)}</Docket>}
      {sections && <span className="small quiet">{sections}</span>}
      {hearing !== undefined && hearing >= today && (
        <span className="small">
          {clock.dates.hearing} <DayText day={hearing} />
          <ClosedDayMark day={hearing} matter={matter} />
        </span>
      )}
    </>
  );
}

interface ClockActProps {
  row: Pick<ClockRow, 'matter' | 'date'>;
  links: MatterLinks | undefined;
  /** First usable row of the list: only one primary button is visible. */
  first: boolean;
}

/** Opens the draft for an accrued right, or starts a new one filled from the record. */
export function ClockAct({ row, links, first }: ClockActProps) {
  const { acts } = useText().clock;
  const { db, ports } = useDevice();
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const relief = RELIEF_OF[row.date.right];
  const existingDraft = links?.drafts.find((draft) => draft.relief === relief);
  if (!relief) return null;
  const whose = <span className="vh">{acts.for(row.matter.name)}</span>;
  if (existingDraft) {
    return (
      <ButtonLink to={`/application?draft=${existingDraft.id}`}>
        {acts.openDraft} {whose}
      </ButtonLink>
    );
  }
  const apply = async () => {
    setStarting(true);
    const draft = await begin({ db, ports }, { caseId: row.matter.caseId, relief });
    setStarting(false);
    if (draft) await navigate(`/application?draft=${draft._id}`);
    else notify({ title: acts.none, type: 'error' });
  };
  return (
    <Button
      kind={first ? 'primary' : 'secondary'}
      busy={starting ? acts.starting : undefined}
      onClick={() => void apply()}
    >
      {acts.apply} {whose}
    </Button>
  );
}

/** Loads the application schemas, which the clock does not need. */
async function begin({ db, ports }: Pick<Device, 'db' | 'ports'>, right: Right): Promise<Draft | null> {
  const records = await import('#data/records/application/draft-for-relief.ts').catch(() => null);
  return records && records.draftForRelief(db, ports, right).catch(actFailed);
}
