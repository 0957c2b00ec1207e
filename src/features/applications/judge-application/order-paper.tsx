import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import type { CourtDocument } from '#documents/model.ts';
import { withVerification } from '#documents/order-verification.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { standingOf } from '#domain/application/order-standing.ts';
import { makeDocx, makePdf } from '#parts/document-export/export-document.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { LegacyFontWarning } from '#parts/court-document/legacy-font-warning.tsx';
import { useOrderWords } from '#parts/court-document/use-paper-words.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { useSignedPaper } from './use-signed-paper.ts';

const MAKE = { pdf: makePdf, docx: makeDocx } as const;
const FORMATS = ['pdf', 'docx'] as const;
type Format = (typeof FORMATS)[number];

/** Makes the order as a file on this device, in the words that the judge signed. */
export function OrderPaper({ application, order }: { application: ApplicationView; order: Order }) {
  const { paper, signed } = useSignedPaper(application, order);
  const state: StateOnPaper = standingOf(application, order._id) ?? { standing: 'in-force' };
  return (
    <>
      <LegacyFontWarning document={paper} />
      <OrderFiles order={order} state={state} paperOf={signed} />
    </>
  );
}

type StateOnPaper = Omit<Parameters<typeof withVerification>[1], 'order' | 'sha256' | 'address' | 'words'>;

interface OrderFilesProps {
  readonly order: Order;
  readonly state: StateOnPaper;
  /** Null if the paper cannot be fetched now. */
  readonly paperOf: () => Promise<CourtDocument | null>;
}

export function OrderFiles({ order, state, paperOf }: OrderFilesProps) {
  const { judgeApplication } = useText();
  const text = judgeApplication.documents;
  const words = useOrderWords(order.language);
  const [making, setMaking] = useState<Format | null>(null);
  const shareOrSave = useShareOrSave();
  const make = async (format: Format) => {
    setMaking(format);
    const paper = await paperOf();
    const made = paper && (await MAKE[format](await verified(paper)));
    setMaking(null);
    if (made?.ok) {
      await shareOrSave(made.value, `bail-order.${format}`, { title: text.started });
    } else {
      const description = made?.error.kind === 'failed' ? text.failedText : text.notHere;
      notify({ title: text.failed, description, type: 'error' });
    }
  };
  const verified = async (paper: CourtDocument): Promise<CourtDocument> =>
    withVerification(paper, {
      order,
      ...state,
      sha256: await sha256Text(exactTextOf(paper)),
      address: `${location.origin}/verify/${order._id}`,
      words,
    });
  return (
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
  );
}
