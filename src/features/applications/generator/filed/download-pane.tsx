import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { CourtDocument } from '#documents/model.ts';
import { makeDocx, makePdf } from '#parts/document-export/export-document.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';

type Format = 'pdf' | 'docx';

/** Makes both files on the device from the preview model; the makers load on first use. */
export function DownloadPane({ document }: { document: CourtDocument }) {
  const { generator: words } = useText();
  const { making, make } = useMaking(document);
  return (
    <div className="stack">
      <div className="row">
        <Button
          kind="primary"
          icon={FileDown}
          busy={making === 'pdf' ? words.success.makingPdf : undefined}
          onClick={() => void make('pdf')}
        >
          {words.success.pdf}
        </Button>
        <p className="quiet small">{words.success.pdfText}</p>
      </div>
      <div className="row">
        <Button
          icon={FileDown}
          busy={making === 'docx' ? words.success.makingDocx : undefined}
          onClick={() => void make('docx')}
        >
          {words.success.docx}
        </Button>
        <p className="quiet small">{words.success.docxText}</p>
      </div>
      <p className="small quiet">{words.success.madeHere}</p>
    </div>
  );
}

function useMaking(document: CourtDocument) {
  const { generator: words } = useText();
  const [making, setMaking] = useState<Format | null>(null);
  const shareOrSave = useShareOrSave();
  const make = async (format: Format) => {
    setMaking(format);
    const made = await (format === 'pdf' ? makePdf(document) : makeDocx(document));
    if (made.ok) {
      await shareOrSave(made.value, `bail-application.${format}`, { title: words.notices.downloadStarted });
    } else {
      const description = words.downloadFailures[made.error.kind];
      notify({ type: 'error', title: words.notices.downloadFailed, description });
    }
    setMaking(null);
  };
  return { making, make };
}
