import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { openBytes } from '#data/records/document/document-bytes.ts';
import type { DocumentView } from '#data/records/document/documents.ts';
import { fetchViewer } from '#parts/document-viewer/viewers.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notices.ts';

/** Fetches what is not on this device yet, one after the other, and what shows it. */
export function KeepHere({ documents }: { documents: readonly DocumentView[] }) {
  const words = useText().caseDocuments;
  const { db, ports } = useDevice();
  const [busy, setBusy] = useState(false);
  const away = documents.filter(({ isHere }) => !isHere);
  if (away.length === 0) return null;
  const keep = async () => {
    setBusy(true);
    let left = 0;
    for (const document of away) {
      const opened = await openBytes(db, ports, document);
      const isShown = await fetchViewer(document.type);
      if (!opened.ok || !isShown) left += 1;
    }
    setBusy(false);
    if (left === 0) notify({ ...words.kept, type: 'success' });
    else notify({ ...words.keptNot(left), type: 'warning' });
  };
  const size = away.reduce((sum, document) => sum + document.size, 0);
  return (
    <p>
      <Button icon={Download} busy={busy ? words.keeping : undefined} onClick={() => void keep()}>
        {words.keepAll(size)}
      </Button>
    </p>
  );
}
