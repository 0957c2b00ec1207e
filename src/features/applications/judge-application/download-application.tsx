import { Download } from 'lucide-react';
import { useState } from 'react';
import type { CourtDocument } from '#documents/model.ts';
import { makeDocx, makePdf } from '#parts/document-export/export-document.ts';
import { shareOrSave } from '#parts/document-export/share-or-save.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notices.ts';

const MAKE = { pdf: makePdf, docx: makeDocx } as const;
type Format = keyof typeof MAKE;

/** The application as a file, made on this device: no network is asked. */
export function DownloadApplication({ filed }: { filed: CourtDocument }) {
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
