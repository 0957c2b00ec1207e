import { useState } from 'react';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { CourtDocument } from '#documents/model.ts';
import { useText } from '#parts/text-context.tsx';
import { DayOfText } from '#ui/time-text.tsx';
import { List, ListRow } from '#ui/list-row.tsx';
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
  const { documents } = application;
  return (
    <section aria-label={text.tabs}>
      <Tabs
        label={text.tabs}
        tabs={[{ key: 'documents', label: text.tab(documents.length) }]}
        current={tab}
        onChange={setTab}
      >
        <div className="stack papers">
          {documents.length === 0 ? (
            <p className="quiet">{text.none}</p>
          ) : (
            <List>
              {documents.map(({ name, uploadedAt, fileUrl }) => (
                <ListRow key={fileUrl} title={name} chip={<DayOfText at={uploadedAt} />} />
              ))}
            </List>
          )}
          <DownloadApplication filed={filed} />
        </div>
      </Tabs>
    </section>
  );
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
