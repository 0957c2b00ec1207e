import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { indianDate } from '#kernel/calendar-date.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { isSharedWithCourt } from '#contract/case/diary.ts';
import type { DiaryView } from '#data/records/diary/diary.ts';
import { ClosedDayMark } from '#parts/court-closed/closed-day-mark.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { type SummaryRow, Facts } from '#ui/lists/facts-list.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { DayText, MomentText } from '#ui/time-text.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { caseTitle } from '#text/hearing-words.ts';

export interface EntryRowActs {
  /** The expanded entry. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  /** Left out for read-only users. */
  readonly onCorrect?: ((entry: DiaryView) => void) | undefined;
}

const SYNC = { waiting: 'waiting', sent: 'sent', 'needs-you': 'needs' } as const;

/** One entry, expanded in place. Memoised, so that typing in the search does not render it again. */
export const EntryRow = memo(function EntryRow({
  entry,
  withCase,
  openId,
  onOpen,
  onCorrect,
}: EntryRowActs & { readonly entry: DiaryView; readonly withCase: boolean }) {
  const words = useText().diary.entry;
  const detail = useId();
  const { _id, date, time } = entry;
  const isOpen = openId === _id;
  return (
    <li className="item" id={`entry-${_id}`}>
      <h3 className="num">
        <DayText day={date} />
        {time && `, ${time}`}
      </h3>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detail : undefined}
        onClick={() => onOpen(isOpen ? null : _id)}
      >
        {isOpen ? words.close : words.open}{' '}
        <span className="vh">{words.of(`${indianDate(date)} ${time ?? ''}`.trim())}</span>
      </Button>
      <div className="under">
        {!isOpen && <Short entry={entry} withCase={withCase} />}
        <ClosedDayMark day={date} matter={entry.of ?? {}} />
        <Marks entry={entry} />
        {isOpen && (
          <div id={detail}>
            <Detail entry={entry} onOpen={onOpen} onCorrect={onCorrect} />
          </div>
        )}
      </div>
    </li>
  );
});

function Short({ entry, withCase }: { entry: DiaryView; withCase: boolean }) {
  const text = useText();
  const words = text.diary.entry;
  const { officer, location, description, attachments, of } = entry;
  const files = attachments.map(({ name }) => name).join(', ');
  const under = [
    withCase && of && caseTitle(of, text),
    officer,
    location,
    files && `${words.attachments}: ${files}`,
  ];
  return (
    <>
      <p className="diary-line">{description}</p>
      <p className="quiet file-name">{under.filter(Boolean).join(' · ')}</p>
    </>
  );
}

function Marks({ entry }: { entry: DiaryView }) {
  const { diary, records } = useText();
  const words = diary.entry;
  const { correctedBy, corrects, sync } = entry;
  return (
    <p className="row">
      <Chip kind="draft">{isSharedWithCourt(entry) ? words.shared : words.private}</Chip>
      {correctedBy && <Chip kind="draft">{words.corrected}</Chip>}
      {corrects && <Chip kind="draft">{words.corrects}</Chip>}
      <SyncWord kind={SYNC[sync]} to={sync === 'needs-you' ? '/sync#needs' : undefined}>
        {records.words[SYNC[sync]]}
      </SyncWord>
    </p>
  );
}

function Detail({
  entry,
  onOpen,
  onCorrect,
}: { readonly entry: DiaryView } & Pick<EntryRowActs, 'onOpen' | 'onCorrect'>) {
  const text = useText();
  const { diary, times } = text;
  const words = diary.entry;
  const { officer, location, description, correctedBy, correctedHere, at, deviceTime, by } = entry;
  const facts: (SummaryRow | null)[] = [
    ofCase(entry, text),
    officer ? { label: words.officer, value: officer } : null,
    location ? { label: words.location, value: location } : null,
  ];
  return (
    <div className="stack">
      <p className="diary-text">{description}</p>
      <Facts facts={facts.filter((fact) => fact !== null)} />
      <Attached entry={entry} />
      <p className="small quiet">
        {words.written} <MomentText at={deviceTime ?? at} zone={times.zone} /> {words.by(by.name)}
      </p>
      <div className="row">
        {correctedBy && <Button onClick={() => onOpen(correctedBy)}>{words.toCorrection}</Button>}
        {correctedHere && <Button onClick={() => onOpen(correctedHere)}>{words.toCorrected}</Button>}
        {!correctedBy && onCorrect && <Button onClick={() => onCorrect(entry)}>{words.correct}</Button>}
      </div>
    </div>
  );
}

const ofCase = ({ caseId, of }: DiaryView, text: Catalogue): SummaryRow | null =>
  of && {
    label: text.diary.case.label,
    value: <Link to={`/case-diary?case=${caseId}`}>{caseTitle(of, text)}</Link>,
  };

/** Files sync in a separate lane, so a device may have the entry before its document. */
function Attached({ entry: { attachments } }: { entry: DiaryView }) {
  const words = useText().diary.entry;
  const db = useDb();
  const live = useLive(
    () =>
      db.documents
        .where('_id')
        .anyOf(attachments.map(({ documentId }) => documentId))
        .primaryKeys(),
    [db, attachments],
  );
  if (attachments.length === 0) return null;
  const here = new Set(live.status === 'ready' ? live.value : []);
  return (
    <div>
      <p className="strong">{words.attachments}</p>
      <ul className="diary-files">
        {attachments.map(({ documentId, name }) => (
          <li key={documentId} className="file-name">
            {here.has(documentId) ? (
              <Link to={`/document/${documentId}`}>{name}</Link>
            ) : (
              <>
                {name} <span className="quiet">({words.attachmentAway})</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
