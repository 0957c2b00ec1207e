import { useState } from 'react';
import { hearingsOfApplication } from '#data/records/hearing/hearings-of-case.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { HearingRow } from '#data/store/rows.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { CourtDocument } from '#documents/model.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { AddDocuments } from '#parts/documents/add-documents.tsx';
import { DocumentList } from '#parts/documents/document-list.tsx';
import { listedDocuments } from '#parts/documents/listed-documents.ts';
import { DayText } from '#ui/time-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { Download } from 'lucide-react';
import { LegacyFontWarning } from '#parts/court-document/legacy-font-warning.tsx';
import { makeDocx, makePdf } from '#parts/document-export/export-document.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';

interface PapersProps {
  application: ApplicationView;
  filed: CourtDocument;
}

const TABS = ['documents', 'hearings'] as const;

export function Papers({ application, filed }: PapersProps) {
  const { judgeApplication } = useText();
  const text = judgeApplication.documents;
  const [tab, setTab] = useState<(typeof TABS)[number]>('documents');
  const of = { kind: 'application', id: application._id } as const;
  const count = useCount(of);
  const labels = { documents: text.tab(count), hearings: judgeApplication.hearings.tab };
  return (
    <section aria-label={text.tabs}>
      <Tabs
        label={text.tabs}
        tabs={TABS.map((key) => ({ key, label: labels[key] }))}
        current={tab}
        onChange={setTab}
      >
        {tab === 'hearings' && <Hearings application={application} />}
        {tab === 'documents' && (
          <div className="stack papers">
            <DocumentList of={of} none={text.none} />
            <div className="screen-only">
              <AddDocuments of={of} />
            </div>
            <DownloadApplication filed={filed} />
          </div>
        )}
      </Tabs>
    </section>
  );
}

function useCount({ kind, id }: DocumentOf): number {
  const db = useDb();
  const live = useLive(() => listedDocuments(db, { kind, id }), [db, kind, id]);
  return live.status === 'ready' ? live.value.length : 0;
}

/** Next hearing with a link to move it, and outcomes of earlier ones. */
function Hearings({ application: { _id, caseId } }: Pick<PapersProps, 'application'>) {
  const { judgeApplication, scheduleHearing } = useText();
  const text = judgeApplication.hearings;
  const db = useDb();
  const live = useLive(() => hearingsOfApplication(db, { _id, caseId }), [db, _id, caseId]);
  if (live.status === 'loading') return <Skeleton label={text.loading} rows={1} />;
  const hasNext = live.value.some(isToBeCalled);
  return (
    <div className="stack papers">
      {live.value.length === 0 ? (
        <OnceKnown label={text.loading} rows={1}>
          <p className="quiet">{text.none}</p>
        </OnceKnown>
      ) : (
        <List>
          {live.value.map((hearing) => (
            <HearingEntry key={hearing._id} hearing={hearing} />
          ))}
        </List>
      )}
      {!hasNext && (
        <p className="row">
          <ButtonLink to={`/judge/schedule-hearing/${_id}?type=application`}>
            {scheduleHearing.title}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

const isToBeCalled = ({ state }: HearingRow): boolean => OPEN_STATES.includes(state);

function HearingEntry({ hearing }: { hearing: HearingRow }) {
  const { hearing: words, judgeApplication, scheduleHearing } = useText();
  const { _id, date, time, purpose, state } = hearing;
  return (
    <ListRow
      title={judgeApplication.hearings.entry}
      to={`/judge/hearing/${_id}`}
      under={
        <p className="row num">
          <DayText day={date} />
          <strong>{time}</strong>
          <span>{scheduleHearing.purposeOf(purpose)}</span>
          {!isToBeCalled(hearing) && <span>{words.states[state]}</span>}
        </p>
      }
      acts={
        isToBeCalled(hearing) && (
          <ButtonLink kind="quiet" to={`/judge/schedule-hearing/${_id}?type=hearing`}>
            {scheduleHearing.move}
            <span className="vh">{judgeApplication.hearings.of(indianDate(date))}</span>
          </ButtonLink>
        )
      }
    />
  );
}

const MAKE = { pdf: makePdf, docx: makeDocx } as const;
type Format = keyof typeof MAKE;

/** Makes the application as a file on this device, without a network. */
function DownloadApplication({ filed }: { filed: CourtDocument }) {
  const { judgeApplication } = useText();
  const text = judgeApplication.documents;
  const [making, setMaking] = useState<Format | null>(null);
  const shareOrSave = useShareOrSave();
  const make = async (format: Format) => {
    setMaking(format);
    const made = await MAKE[format](filed);
    setMaking(null);
    if (made.ok) {
      await shareOrSave(made.value, `bail-application.${format}`, { title: text.started });
    } else {
      const description = made.error.kind === 'failed' ? text.failedText : text.notHere;
      notify({ title: text.failed, description, type: 'error' });
    }
  };
  return (
    <>
      <LegacyFontWarning document={filed} />
      <div className="row">
        {(['pdf', 'docx'] as const).map((format) => (
          <Button
            key={format}
            icon={Download}
            disabled={making !== null && making !== format}
            busy={making === format ? text.making : undefined}
            onClick={() => void make(format)}
          >
            {text.download(text[format])}
          </Button>
        ))}
      </div>
    </>
  );
}
