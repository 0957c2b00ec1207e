import { Download, X } from 'lucide-react';
import { useState } from 'react';
import {
  type FilesOfDay,
  filesOfDay,
  keepPinned,
  unpinDay,
  sizeOf,
  pinDay,
} from '#data/records/document/pinned-days.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { fetchViewer } from '#parts/document-viewer/viewers.ts';
import { useText } from '#parts/text-context.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { MomentText } from '#ui/time-text.tsx';

/** Pinned files of a day: their size, the missing ones and their date. */
export function TakeDay({ day }: { day: CalendarDate }) {
  const { pinned: text } = useText();
  const { db, ports } = useDevice();
  const live = useLive(() => filesOfDay(db, day), [db, day]);
  const [busy, setBusy] = useState(false);
  const act = useAct();
  if (live.status === 'loading' || live.value.cases === 0) return null;
  const files = live.value;
  const take = async () => {
    setBusy(true);
    if (await act(() => pinDay(db, day))) await keepPinned(db, ports);
    for (const type of new Set(files.missing.map((document) => document.type))) await fetchViewer(type);
    setBusy(false);
  };
  if (!files.pinned) {
    return (
      <p className="row">
        <Button icon={Download} busy={busy ? text.fetching : undefined} onClick={() => void take()}>
          {text.take(files.cases, files.documents, files.bytes)}
        </Button>
      </p>
    );
  }
  return (
    <div className="stack">
      <DayFiles files={files} day={day} busy={busy} />
      <p className="row">
        {files.missing.length > 0 && (
          <Button icon={Download} busy={busy ? text.fetching : undefined} onClick={() => void take()}>
            {text.fetchNow(files.missing.length, sizeOf(files.missing))}
          </Button>
        )}
        <Button kind="quiet" icon={X} onClick={() => void unpinDay(db, day)}>
          {text.letGo}
        </Button>
      </p>
    </div>
  );
}

interface StandingProps {
  readonly files: FilesOfDay;
  readonly day: CalendarDate;
  readonly busy: boolean;
}

/** Ready only if all files are present; files of an earlier day are marked as old. */
function DayFiles({ files, day, busy }: StandingProps) {
  const { pinned: text, times } = useText();
  const { asOf, missing } = files;
  const isOld = asOf === null || dayInIndia(new Date(asOf)) < day;
  return (
    <Note kind={missing.length > 0 || isOld ? 'wait' : 'good'}>
      <p role="status">{standingWords(files, busy, text)}</p>
      {asOf !== null && (
        <p className="small">
          {isOld ? text.old : text.asOf} <MomentText at={asOf} zone={times.zone} />
        </p>
      )}
    </Note>
  );
}

function standingWords(
  { cases, documents, bytes, missing, incomplete }: FilesOfDay,
  busy: boolean,
  text: ReturnType<typeof useText>['pinned'],
): string {
  if (missing.length === 0) return text.ready(cases, documents, bytes);
  return busy
    ? text.fetchingOf(missing.length, documents)
    : text.missing(missing.length, sizeOf(missing), incomplete);
}
