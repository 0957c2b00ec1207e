/** Shared application: paper, state and time; requires no account. */
import { type ReactNode, useMemo } from 'react';
import type { SharedAmendment, SharedApplication } from '#contract/share/share.ts';
import type { ReadShared } from '#data/shared-links/read-shared.ts';
import type { CourtDocument } from '#documents/model.ts';
import { wordDifference } from '#domain/application/word-difference.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { PublicPage } from '#parts/public-page/public-page.tsx';
import { StatusChip } from '#parts/status-chip.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Stop } from '#parts/full-stop.tsx';
import type { sharedPage } from '#text/en/applications/shared-page.ts';
import { Button } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DayOfText, MomentText } from '#ui/time-text.tsx';
import { type SharedPorts, useShared } from './use-shared.ts';

export type SharedWords = typeof sharedPage;

interface SharedApplicationScreenProps {
  token: string;
  ports: SharedPorts;
  /** Own texts, so that a visitor on 2G does not load the catalogue. */
  words: SharedWords;
  top?: ReactNode;
}

export function SharedApplicationScreen({ token, ports, words, top }: SharedApplicationScreenProps) {
  const { shown, told, again } = useShared(token, ports);
  return (
    <PublicPage top={top}>
      {shown ? (
        <SharedContent shown={shown} told={told} words={words} onAgain={again} />
      ) : (
        <NotOpened told={told} words={words} onAgain={again} />
      )}
    </PublicPage>
  );
}

interface ToldProps {
  told: ReadShared | null;
  words: SharedWords;
  onAgain: () => void;
}

function SharedContent({ shown, told, words, onAgain }: ToldProps & { shown: SharedApplication }) {
  const { times } = useEntranceText();
  const document = useMemo((): CourtDocument => paperOf(shown), [shown]);
  const { applicationNumber, filedAt, asOf, expiresAt, hide, amendments = [] } = shown;
  return (
    <>
      <PageHead over={words.over} title={document.title} />
      <div className="row">
        <StatusChip of={{ ...shown, version: 1 }} />
        <Docket>{applicationNumber}</Docket>
        <span className="quiet">
          {words.filed} <DayOfText at={filedAt} />
        </span>
      </div>
      <div className="stack">
        {told?.kind === 'away' && <Away away={told} words={words} onAgain={onAgain} />}
        {told?.kind === 'open' && !told.kept && <Note kind="wait">{words.keptNowhere}</Note>}
        <p>
          {words.asOf} <MomentText at={asOf} zone={times.zone} />
          <Stop /> {words.asOfWhy}
        </p>
        <p className="small quiet">
          {words.until} <MomentText at={expiresAt} zone={times.zone} />
          <Stop /> {words.private} {hide.length > 0 && words.leftOut(hide)}
        </p>
        {amendments.length > 0 && <Amendments amendments={amendments} words={words} />}
        <DocumentPreview document={document} label={words.document} />
      </div>
    </>
  );
}

interface AmendmentsProps {
  readonly amendments: readonly SharedAmendment[];
  readonly words: SharedWords;
}

/** Each amendment as a difference of the printed text. */
function Amendments({ amendments, words }: AmendmentsProps) {
  return (
    <section className="stack" aria-label={words.amendments}>
      <h2>{words.amendments}</h2>
      {amendments.map(({ at, was, is }) => (
        <div key={at} className="part stack">
          <h3>
            {words.amended} <DayOfText at={at} />
          </h3>
          <p className="as-typed">
            {was === is && words.notPrinted}
            {wordDifference(was, is).map(({ kind, text }, index) => {
              const key = `${index} ${kind}`;
              if (kind === 'same') return <span key={key}>{text}</span>;
              const Mark = kind === 'removed' ? 'del' : 'ins';
              return (
                <Mark key={key}>
                  <span className="vh">{words[kind]} </span>
                  {text}
                </Mark>
              );
            })}
          </p>
        </div>
      ))}
    </section>
  );
}

interface AwayProps extends Omit<ToldProps, 'told'> {
  away: Extract<ReadShared, { kind: 'away' }>;
}

/** Reason why the local copy is shown. */
function Away({ away: { why, said = '' }, words, onAgain }: AwayProps) {
  const { wire } = useEntranceText();
  return (
    <Note kind="wait" role="status">
      <div className="stack">
        <p>{wire.said(said) || (why === 'offline' ? words.offline : words.closed[why].text)}</p>
        <p>
          <Button onClick={onAgain}>{words.tryAgain}</Button>
        </p>
      </div>
    </Note>
  );
}

function NotOpened({ told, words, onAgain }: ToldProps) {
  const { wire } = useEntranceText();
  if (!told || told.kind === 'open') {
    return (
      <>
        <PageHead over={words.over} title={words.title} />
        <Skeleton label={words.loading} rows={6} />
      </>
    );
  }
  const { title, text } = words.closed[told.why];
  const said = told.kind === 'away' ? wire.said(told.said ?? '') : '';
  return (
    <>
      <PageHead over={words.over} title={title} />
      <div className="stack" role="alert">
        <p>{said || text}</p>
        {told.kind === 'away' && (
          <p>
            <Button kind="primary" onClick={onAgain}>
              {words.tryAgain}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** Converts the shared blocks, without parts for the maker only. */
const paperOf = ({ document }: SharedApplication): CourtDocument =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- optional fields are absent and never undefined
  ({ ...document, concerns: [] }) as CourtDocument;
