import { useState } from 'react';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { CourtDocument } from '#documents/model.ts';
import { useText } from '#parts/text-context.tsx';
import { DayOfText } from '#ui/time-text.tsx';
import { List, ListRow } from '#ui/list-row.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DownloadApplication } from './download-application.tsx';

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
