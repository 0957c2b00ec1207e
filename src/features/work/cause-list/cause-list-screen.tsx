/** /judge/cause-list/:day: printable cause list of a day. */
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { lastFinishedPull } from '#data/store/first-pull.ts';
import { useProfile } from '#data/react/use-profile.ts';
import { isGovernment } from '#domain/case/respondents.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { useLive } from '#data/react/use-live.ts';
import { hearingsOn, type HearingView } from '#data/records/hearing/hearings.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { courtOf, hearingTitle } from '#text/hearing-words.ts';
import { ClosedDayMark } from '#parts/court-closed/closed-day-mark.tsx';
import { stageText } from '#parts/judge-docket/docket-words.ts';
import { useRecordsState } from '#parts/first-pull/use-records-state.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { usePageMark } from '#ui/page-mark.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type Column, Table } from '#ui/lists/table.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { matterNumbers } from './matter-numbers.tsx';
import { type CourtList, listsOfCourts } from './lists-of-courts.ts';
import './cause-list.css';

export function CauseListScreen() {
  const { judgeCalendar } = useText();
  const text = judgeCalendar.causeList;
  usePageMark('landscape');
  const { day: asked = '' } = useParams();
  const { day: today } = useCourtDay();
  const day = isDay(asked) ? asked : today;
  const { db } = useDevice();
  const live = useLive(() => hearingsOn(db, day), [db, day]);
  const hearings = live.status === 'ready' ? live.value : null;
  const isKnown = useRecordsState()?.kind === 'known'; // a printed list must be whole
  return (
    <Page kind="wide">
      <PageHead
        title={text.of(indianDate(day))}
        acts={
          <>
            <ButtonLink to="/judge/calendar">{text.back}</ButtonLink>
            {isKnown && hearings !== null && hearings.length > 0 && (
              <Button kind="primary" icon={Printer} onClick={() => window.print()}>
                {text.print}
              </Button>
            )}
          </>
        }
      />
      {hearings === null && <Skeleton label={text.loading} rows={3} />}
      {hearings !== null && <HearingTable day={day} hearings={hearings} caption={text.of(indianDate(day))} />}
    </Page>
  );
}

interface ListedProps {
  readonly day: string;
  readonly hearings: readonly HearingView[];
  readonly caption: string;
}

function HearingTable({ day, hearings, caption }: ListedProps) {
  const { judgeCalendar, times } = useText();
  const text = judgeCalendar.causeList;
  const { now } = useCourtDay();
  const issued = useProfile()?.issued;
  const { db } = useDevice();
  const pull = useLive(() => lastFinishedPull(db), [db]);
  if (hearings.length === 0) {
    return (
      <OnceKnown label={text.loading} rows={3}>
        <p className="quiet">{text.none}</p>
      </OnceKnown>
    );
  }
  const lists = listsOfCourts(hearings, issued?.court);
  return (
    <div className="stack cause-list">
      {lists.map((list) => (
        <section key={list.key} className="stack cause-list-court">
          <Coram list={list} day={caption} />
          <ClosedDayMark day={day} matter={list.hearings.find(({ matter }) => matter)?.matter ?? {}} />
          <CauseTable list={list} caption={caption} isOnly={lists.length === 1} />
        </section>
      ))}
      <OnceKnown label={text.loading} rows={3}>
        {pull.status === 'ready' && (
          <p className="small quiet">
            {text.made} <MomentText at={pull.value ?? now.toISOString()} zone={times.zone} />
          </p>
        )}
      </OnceKnown>
    </div>
  );
}

interface CoramProps {
  readonly list: CourtList;
  /** Title of the list, with the day. */
  readonly day: string;
}

/** Court and judge. The designation is that of the court that the operator issued. */
function Coram({ list, day }: CoramProps) {
  const words = useText();
  const judge = useJudge(list);
  return (
    <div className="cause-list-coram">
      <p className="cause-list-day">{day}</p>
      <p>{useCourtName(list)}</p>
      {judge !== '' && <p>{words.judgeCalendar.causeList.before(judge)}</p>}
    </div>
  );
}

/** As the operator issued it, or else as its first matter names it. */
function useCourtName({ isOwn, hearings }: CourtList): string | undefined {
  const words = useText();
  const issued = useProfile()?.issued?.court;
  if (isOwn && issued) return words.told.court(issued);
  return hearings.map((hearing) => courtOf(hearing, words)).find(Boolean);
}

function useJudge({ isOwn }: CourtList): string {
  const { user } = useDevice();
  const issued = useProfile()?.issued;
  return [issued?.name ?? user?.name, isOwn && issued?.designation].filter(Boolean).join(', ');
}

/** The Public Prosecutor for a State or a Union territory, another respondent by its own name. */
function prosecutorOf({ matter }: HearingView, { judgeCalendar }: Catalogue): string {
  const respondent = matter?.respondent ?? '';
  return isGovernment(respondent) ? judgeCalendar.causeList.prosecutor : respondent;
}

interface NumberedRow {
  readonly n: number;
  readonly hearing: HearingView;
}

/** Blank if it is not recorded. */
function stageIn({ matter }: HearingView, { judge: { docket } }: Catalogue): string {
  const stage = matter?.facts ? stageText(matter.facts, docket) : '';
  return stage === docket.stage.unknown ? '' : stage;
}

interface CauseTableProps extends Pick<ListedProps, 'caption'> {
  readonly list: CourtList;
  readonly isOnly: boolean;
}

/** Numbered in calling order. */
function CauseTable({ list, caption, isOnly }: CauseTableProps) {
  const words = useText();
  const court = useCourtName(list);
  const text = words.judgeCalendar.causeList;
  const columns: readonly Column<NumberedRow>[] = [
    { key: 'n', head: text.number, number: true, cell: ({ n }) => n },
    { key: 'time', head: text.time, cell: ({ hearing }) => hearing.time },
    {
      key: 'case',
      head: text.case,
      cell: ({ hearing }) => matterNumbers(hearing, words),
    },
    { key: 'parties', head: text.parties, cell: ({ hearing }) => hearingTitle(hearing, words) },
    {
      key: 'sections',
      head: text.sections,
      cell: ({ hearing: { matter } }) => matter?.charges.join(', ') ?? '',
    },
    { key: 'advocate', head: text.advocate, cell: ({ hearing: { matter } }) => matter?.lawyer?.name ?? '' },
    { key: 'state', head: text.state, cell: ({ hearing }) => prosecutorOf(hearing, words) },
    {
      key: 'purpose',
      head: text.purpose,
      cell: ({ hearing }) => words.scheduleHearing.purposeOf(hearing.purpose),
    },
    {
      key: 'stage',
      head: text.stage,
      cell: ({ hearing }) => stageIn(hearing, words),
    },
    {
      key: 'room',
      head: text.room,
      cell: ({ hearing: { courtroom } }) => courtroom && words.judgeCalendar.room(courtroom),
    },
  ];
  return (
    <Table
      caption={isOnly ? caption : [caption, court].filter(Boolean).join(', ')}
      columns={columns}
      rows={list.hearings.map((hearing, index) => ({ n: index + 1, hearing }))}
      rowKey={({ hearing }) => hearing._id}
    />
  );
}
