import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Order } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useDevice } from '#data/react/use-device.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { withVerification } from '#documents/order-verification.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { standingOf } from '#domain/application/order-standing.ts';
import { makeDocx, makePdf } from '#parts/document-export/export-document.ts';
import { shareOrSave } from '#parts/document-export/share-or-save.ts';
import { LegacyFontWarning } from '#parts/court-document/legacy-font-warning.tsx';
import { useOrderWords, usePaperWords } from '#parts/court-document/use-paper-words.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';

const MAKE = { pdf: makePdf, docx: makeDocx } as const;
const FORMATS = ['pdf', 'docx'] as const;
type Format = (typeof FORMATS)[number];

/** Makes the order as a file on this device, for the judge's signature. */
export function OrderPaper({ application, order }: { application: ApplicationView; order: Order }) {
  const { judgeApplication } = useText();
  const text = judgeApplication.documents;
  const { ports } = useDevice();
  const law = useLawTables();
  const papers = usePaperWords(order.language);
  const words = useOrderWords(order.language);
  const [making, setMaking] = useState<Format | null>(null);
  const tables = law.status === 'ready' ? law.tables : undefined;
  const paper = useMemo(
    () => signedOrder(application, order, { lawEdition: ports.lawEdition ?? '', tables, papers, words }),
    [application, order, ports, tables, papers, words],
  );
  const make = async (format: Format) => {
    setMaking(format);
    const made = await MAKE[format](
      withVerification(paper, {
        order,
        ...(standingOf(application, order._id) ?? { standing: 'in-force' }),
        sha256: await sha256Text(exactTextOf(paper)),
        address: `${location.origin}/verify/${order._id}`,
        words,
      }),
    );
    setMaking(null);
    if (made.ok) {
      const handed = await shareOrSave(made.value, `bail-order.${format}`);
      if (handed !== 'cancelled') notify({ title: text.started, type: 'success' });
    } else {
      const description = made.error.kind === 'failed' ? text.failedText : text.notHere;
      notify({ title: text.failed, description, type: 'error' });
    }
  };
  return (
    <>
      <LegacyFontWarning document={paper} />
      <p className="row">
        {FORMATS.map((format) => (
          <Button
            key={format}
            kind="quiet"
            icon={Download}
            disabled={making !== null && making !== format}
            busy={making === format ? text.making : undefined}
            onClick={() => void make(format)}
          >
            {judgeApplication.order.paper(text[format])}
          </Button>
        ))}
      </p>
    </>
  );
}
