import { useState } from 'react';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { CourtDocument } from '#documents/model.ts';
import { useText } from '#parts/text-context.tsx';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { AddDocuments } from '#parts/documents/add-documents.tsx';
import { DocumentList } from '#parts/documents/document-list.tsx';
import { listedDocuments } from '#parts/documents/listed-documents.ts';
import { Tabs } from '#ui/tabs.tsx';
import { Download } from 'lucide-react';
import { makeDocx, makePdf } from '#parts/document-export/export-document.ts';
import { shareOrSave } from '#parts/document-export/share-or-save.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notices.ts';

interface PapersProps {
  application: ApplicationView;
  filed: CourtDocument;
}

export function Papers({ application, filed }: PapersProps) {
  const { judgeApplication } = useText();
  const text = judgeApplication.documents;
  const [tab, setTab] = useState<'documents'>('documents');
  const of = { kind: 'application', id: application._id } as const;
  const count = useCount(of);
  return (
    <section aria-label={text.tabs}>
      <Tabs
        label={text.tabs}
        tabs={[{ key: 'documents', label: text.tab(count) }]}
        current={tab}
        onChange={setTab}
      >
        <div className="stack papers">
          <DocumentList of={of} none={text.none} />
          <AddDocuments of={of} />
          <DownloadApplication filed={filed} />
        </div>
      </Tabs>
    </section>
  );
}

function useCount({ kind, id }: DocumentOf): number {
  const db = useDb();
  const live = useLive(() => listedDocuments(db, { kind, id }), [db, kind, id]);
  return live.status === 'ready' ? live.value.length : 0;
}

const MAKE = { pdf: makePdf, docx: makeDocx } as const;
type Format = keyof typeof MAKE;

/** The application as a file, made on this device: no network is asked. */
function DownloadApplication({ filed }: { filed: CourtDocument }) {
  const { judgeApplication } = useText();
  const text = judgeApplication.documents;
  const [making, setMaking] = useState<Format | null>(null);
  const make = async (format: Format) => {
    setMaking(format);
    const made = await MAKE[format](filed);
    setMaking(null);
    if (made.ok) {
      const handed = await shareOrSave(made.value, `bail-application.${format}`);
      if (handed !== 'cancelled') notify({ title: text.started, type: 'success' });
    } else {
      const description = made.error.kind === 'failed' ? text.failedText : text.notHere;
      notify({ title: text.failed, description, type: 'error' });
    }
  };
  return (
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
  );
}
