/** One application of the docket in two lines: relief, offence, right, custody, age, stage and gate. */
import { CalendarPlus, Check, MoreHorizontal, X } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { disposalOf, reliefOf } from '#data/records/application/pending-applications.ts';
import { nameFor, namePartsFor } from '#domain/case/name-for.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { useText } from '#parts/text-context.tsx';
import { maximumText, rightTexts, stageText } from '#parts/judge-docket/docket-words.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { DayOfText } from '#ui/time-text.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import type { DocketFacts } from '#parts/judge-docket/docket-facts.ts';
import { DisposalClock } from './disposal-clock.tsx';
import { DocketMarks } from './docket-marks.tsx';
import { Shortened } from './shortened.tsx';

interface DocketRowProps {
  readonly application: ApplicationView;
  /** Undefined until counted. */
  readonly facts: DocketFacts | undefined;
  readonly unfinished: boolean;
}

export function DocketRow({ application, facts, unfinished }: DocketRowProps) {
  const { judge, judgeApplication } = useText();
  const { _id, applicationNumber, createdAt } = application;
  const name = nameFor(application);
  return (
    <li className="docket-row">
      <div className="docket-cell docket-name">
        <h3>
          <Link className="docket-link" to={`/judge-application-view/${_id}`}>
            <ShownName of={application} />
          </Link>
        </h3>
        <p className="small">
          <Docket>{applicationNumber ?? judgeApplication.noNumber}</Docket>
        </p>
        <DocketMarks {...{ application, unfinished }} />
      </div>
      <MatterCell application={application} facts={facts} />
      <RightCell facts={facts} />
      <CustodyCell application={application} facts={facts} />
      <div className="docket-cell">
        <p>
          {judge.filed} <DayOfText at={createdAt} />
        </p>
        {disposalOf(application) && (
          <p className="small">
            <DisposalClock of={application} />
          </p>
        )}
      </div>
      <StageCell application={application} />
      <RowMenu application={application} name={name} />
    </li>
  );
}

/** A wide screen shortens a long name, so that every row has the same height. */
function ShownName({ of }: { readonly of: ApplicationView }) {
  const { name, more } = namePartsFor(of);
  return (
    <>
      <span className="docket-applicant" title={name}>
        {name}
      </span>
      {more !== '' && ' '}
      {more !== '' && <span className="docket-others">{more}</span>}
    </>
  );
}

type CellProps = Pick<DocketRowProps, 'application' | 'facts'>;

function MatterCell({ application, facts }: CellProps) {
  const { choices, judge } = useText();
  const { docket: words } = judge;
  const relief = reliefOf(application);
  const { sections } = application.case;
  const { maximum } = facts ?? {};
  const offence = (shown: string, form: Catalogue['judge']['docket']['maximum']) =>
    maximum ? words.offence(shown, maximumText(maximum, form)) : shown;
  const long = offence(sections.join(', '), words.maximum);
  const short = offence(firstSection(sections), words.short.maximum);
  return (
    <div className="docket-cell">
      <p>
        <Shortened long={choiceLabel(choices, 'relief', relief)} short={words.short.relief[relief]} />
      </p>
      <p className="small" title={sections.join(', ')}>
        <Shortened long={long} short={short} />
      </p>
    </div>
  );
}

const firstSection = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} +${more.length}`;

/** With a gate the right has only its provision, so that both fit two lines. */
function RightCell({ facts }: Pick<DocketRowProps, 'facts'>) {
  const words = useText();
  if (!facts) return <div className="docket-cell" />;
  const { right, gates } = facts;
  const gate = gates.map((authority) => words.records.cite(authority)).join(', ');
  const texts = right && rightTexts(right, words);
  return (
    <div className="docket-cell">
      {right && texts ? (
        <p className={`docket-right docket-right--${right.state}`}>
          {texts.when}
          {gate !== '' && <Provision name={texts.provision} isLong={right.state === 'maybe'} />}
        </p>
      ) : (
        <p className="quiet">{words.judge.docket.none}</p>
      )}
      <p className="small">
        {gate === '' ? texts?.name : <span className="docket-gate">{words.judge.docket.gate(gate)}</span>}
      </p>
    </div>
  );
}

/** Hidden in the columns after a date that fills the line, so that each row has two lines. */
function Provision({ name, isLong }: { name: string; isLong: boolean }) {
  const text = `, ${name}`;
  return (
    <span className="docket-provision">
      <Shortened long={text} short={isLong ? '' : text} />
    </span>
  );
}

function CustodyCell({ application, facts }: CellProps) {
  const { judge } = useText();
  const words = judge.docket;
  if (application.case.custodyStatus === 'not-arrested') {
    return (
      <div className="docket-cell">
        <p>{words.notHeld}</p>
      </div>
    );
  }
  if (!facts || facts.custodyDays === null) return <div className="docket-cell" />;
  const { custodyDays, share } = facts;
  const percent = share === null ? null : Math.floor(share * 100);
  return (
    <div className="docket-cell">
      <p>{words.custody(custodyDays)}</p>
      {percent !== null && (
        <p className="small">
          <span className="docket-bar" aria-hidden>
            <span style={{ inlineSize: `${Math.min(percent, 100)}%` }} />
          </span>
          <span aria-hidden>{indianNumber(percent)}%</span>
          <span className="vh">{words.share(percent)}</span>
        </p>
      )}
    </div>
  );
}

function StageCell({ application: { case: facts } }: Pick<DocketRowProps, 'application'>) {
  const { docket: words } = useText().judge;
  const { coAccused = [] } = facts;
  const onBail = coAccused.filter(({ bail }) => bail === 'granted').length;
  return (
    <div className="docket-cell">
      <p>
        <Shortened long={stageText(facts, words)} short={stageText(facts, words, 'short')} />
      </p>
      {coAccused.length > 0 && (
        <p className="small">
          <Shortened
            long={words.coAccused(onBail, coAccused.length)}
            short={words.short.coAccused(onBail, coAccused.length)}
          />
        </p>
      )}
    </div>
  );
}

/** Return to the list after signing. */
const FROM_LIST = { from: '/judge-dashboard' };

/** The acts of the specification. The keys of the list press the same controls. */
function RowMenu({ application, name }: { readonly application: ApplicationView; readonly name: string }) {
  const { judge } = useText();
  const navigate = useNavigate();
  const { _id } = application;
  const file = `/judge-application-view/${_id}`;
  const decide = (act: 'approve' | 'reject') => void navigate(`${file}?decide=${act}`, { state: FROM_LIST });
  const of = <span className="vh">{judge.of(name)}</span>;
  return (
    <details className="row-menu">
      <summary data-act="menu">
        <Icon of={MoreHorizontal} />
        <span className="vh">
          {judge.docket.acts}
          {judge.of(name)}
        </span>
      </summary>
      <div className="row-menu-acts">
        <ButtonLink to={file} kind="quiet">
          {judge.viewDetails}
          {of}
        </ButtonLink>
        <Button data-act="approve" icon={Check} onClick={() => decide('approve')}>
          {judge.approve}
          {of}
        </Button>
        <Button data-act="reject" kind="danger" icon={X} onClick={() => decide('reject')}>
          {judge.reject}
          {of}
        </Button>
        <ButtonLink
          data-act="date"
          to={`/judge/schedule-hearing/${_id}?type=application`}
          kind="quiet"
          icon={CalendarPlus}
        >
          {judge.docket.date}
          {of}
        </ButtonLink>
      </div>
    </details>
  );
}
