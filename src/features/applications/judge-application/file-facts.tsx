/** The facts that decide, at the top of the file: relief, offence, custody, right, gate, stage, co-accused. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { reliefOf } from '#data/records/application/pending-applications.ts';
import { nextHearingOf } from '#data/records/hearing/hearings.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { isUndecided } from '#domain/case/status-rules.ts';
import { interimOrderOf } from '#domain/application/order-applicants.ts';
import { dayInIndia, daysBetween } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { interimDays } from '#parts/judge-docket/interim-days.ts';
import type { DocketFacts } from '#parts/judge-docket/docket-facts.ts';
import { maximumText, rightTexts, stageText } from '#parts/judge-docket/docket-words.ts';
import { useText } from '#parts/text-context.tsx';
import { DayText, MomentText } from '#ui/time-text.tsx';
import { useDocketFacts } from './use-docket-facts.ts';

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

function Fact({ label, value, note }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

export function FileFacts({ application }: { readonly application: ApplicationView }) {
  const { choices, facts: factTexts, judgeApplication: text, times } = useText();
  const { labels } = factTexts;
  const counted = useDocketFacts(application);
  const { createdAt, case: facts } = application;
  const relief = reliefOf(application);
  return (
    <dl className="file-facts">
      <Fact label={labels.relief} value={choiceLabel(choices, 'relief', relief)} />
      <Offence sections={[facts, ...furtherFirs(facts)].flatMap((fir) => fir.sections)} counted={counted} />
      <Custody application={application} counted={counted} />
      <Right counted={counted} />
      <Stage application={application} />
      <Pending application={application} />
      <NextHearing application={application} />
      <Fact label={text.facts.filed} value={<MomentText at={createdAt} zone={times.zone} />} />
      <Fact
        label={labels.firNumber}
        value={[facts.firNumber, facts.policeStation].join(', ')}
        note={furtherFirs(facts)
          .map(({ firNumber, policeStation }) => `${firNumber}, ${policeStation}`)
          .join('; ')}
      />
    </dl>
  );
}

const furtherFirs = ({ furtherFirs: firs = [] }: ApplicationView['case']) => firs;

interface CountedProps {
  /** Null until the law tables load. */
  readonly counted: DocketFacts | null;
}

function Offence({ sections, counted }: CountedProps & { readonly sections: readonly string[] }) {
  const { facts, judge, judgeApplication } = useText();
  const maximum = counted?.maximum;
  return (
    <Fact
      label={facts.labels.sections}
      value={sections.join(', ')}
      note={maximum && judgeApplication.facts.maximum(maximumText(maximum, judge.docket.maximum))}
    />
  );
}

function Custody({ application, counted }: CountedProps & { readonly application: ApplicationView }) {
  const { facts: factTexts, judge, judgeApplication } = useText();
  const { arrestDate, custodyStatus } = application.case;
  const { labels } = factTexts;
  if (custodyStatus === 'not-arrested') {
    return <Fact label={judgeApplication.facts.custody} value={judge.docket.notHeld} />;
  }
  const { custodyDays = null, share = null } = counted ?? {};
  if (custodyDays === null) {
    return arrestDate ? <Fact label={labels.arrestDate} value={<DayText day={arrestDate} />} /> : null;
  }
  return (
    <Fact
      label={judgeApplication.facts.custody}
      value={judge.docket.custody(custodyDays)}
      note={
        share === null
          ? arrestDate && <DayText day={arrestDate} />
          : judge.docket.share(Math.floor(share * 100))
      }
    />
  );
}

function Right({ counted }: CountedProps) {
  const words = useText();
  if (!counted) return null;
  const { right, gates } = counted;
  const gate = gates.map((authority) => words.records.cite(authority)).join(', ');
  const { when, name } = right ? rightTexts(right, words) : { when: words.judge.docket.none, name: '' };
  return (
    <Fact
      label={words.judgeApplication.facts.right}
      value={when}
      note={[name, gate && words.judge.docket.gate(gate)].filter(Boolean).join('; ')}
    />
  );
}

function Stage({ application: { case: facts } }: { readonly application: ApplicationView }) {
  const { judge, judgeApplication } = useText();
  const { coAccused = [], antecedents } = facts;
  const words = judge.docket;
  const onBail = coAccused.filter(({ bail }) => bail === 'granted').length;
  const notes = [
    coAccused.length > 0 && words.coAccused(onBail, coAccused.length),
    antecedents && judgeApplication.facts.antecedents(antecedents.rows.length),
  ];
  return (
    <Fact
      label={judgeApplication.facts.stage}
      value={stageText(facts, words)}
      note={notes.filter(Boolean).join('; ')}
    />
  );
}

function Pending({ application }: { readonly application: ApplicationView }) {
  const { judge, judgeApplication: text } = useText();
  const { createdAt, status } = application;
  const { day } = useCourtDay();
  if (!isUndecided(status)) return null;
  const days = daysBetween(dayInIndia(new Date(createdAt)), day);
  const order = interimOrderOf(application);
  const interim = order && interimDays(order);
  const note = interim && judge.interim(interim.on, interim.until);
  return (
    <Fact label={text.facts.pending} value={`${indianNumber(days)} ${text.facts.days(days)}`} note={note} />
  );
}

/** Links to moving the hearing. Renders nothing if none is listed. */
function NextHearing({ application }: { readonly application: ApplicationView }) {
  const { scheduleHearing: text } = useText();
  const { db } = useDevice();
  const { day } = useCourtDay();
  const { _id, caseId } = application;
  const live = useLive(() => nextHearingOf(db, { _id, caseId }, day), [db, _id, caseId, day]);
  if (live.status === 'loading' || !live.value) return null;
  const { date, time, _id: hearingId } = live.value;
  return (
    <Fact
      label={text.next}
      value={
        <>
          <DayText day={date} />, {time}
        </>
      }
      note={<Link to={`/judge/schedule-hearing/${hearingId}?type=hearing`}>{text.move}</Link>}
    />
  );
}
