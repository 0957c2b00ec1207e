/** Takes the confirmed facts and the paper itself into the draft, then opens it. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentKind } from '#contract/case/document.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { PaperClaim } from '#domain/application/paper-claims.ts';
import { fillFromPaper, type OriginalPaper } from '#data/records/application/fill-from-paper.ts';
import { keepScannedWords } from '#data/records/document/scanned-words.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { CourtDocument } from '#documents/model.ts';
import { useApplicationSeed } from '#parts/application-seed.ts';
import { runPaperJob } from '#parts/document-worker/run-paper-job.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { wordsOfPage } from '#parts/ocr/ocr-page.ts';
import type { ReadItem, ReadPaper } from './use-paper-reading.ts';

/** A remand order is an order; the other papers are annexures. */
const kindOf = ({ reading }: ReadPaper): DocumentKind => (reading.kind === 'remand' ? 'order' : 'annexure');

type Forget = () => Promise<void>;

interface TakenReadings {
  readonly values: Partial<ApplicationForm>;
  readonly claims: readonly PaperClaim[];
}

export function useFilling(paper: ReadPaper, draftId: string | null) {
  const { fromPaper: words } = useText();
  const { db, ports } = useDevice();
  const seed = useApplicationSeed();
  const navigate = useNavigate();
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [ownId] = useState(() => draftId ?? ports.newId());

  const originalOf = async (item: ReadItem): Promise<OriginalPaper> => {
    const { row, bytes } = item;
    const file = row.kind === 'text' ? await textFile(row.text) : bytes && { name: nameOf(item), bytes };
    return { row, kind: kindOf(paper), file };
  };
  const nameOf = ({ row }: ReadItem): string =>
    row.name === '' ? words.kinds[paper.reading.kind] : row.name;
  const textFile = async (text: string): Promise<OriginalPaper['file']> => {
    const document = textDocument(words.pastedName, text, ports.lawEdition ?? '');
    const made = await runPaperJob({ kind: 'docx', document });
    if (!made.ok) return null;
    const name = `${words.pastedName}.docx`;
    return { name, bytes: new Uint8Array(await made.value.blob.arrayBuffer()) };
  };
  const filled = async ({ values, claims }: TakenReadings, forget: Forget): Promise<string | null> => {
    const originals: OriginalPaper[] = [];
    for (const item of paper.items) originals.push(await originalOf(item));
    const result = await fillFromPaper(db, ports, { draftId: ownId, seed, values, claims, originals });
    if (!result.ok) return words.elsewhere;
    for (const { row, reading } of paper.items) {
      if (row.kind === 'file' && reading.kind === 'text' && reading.scans.length > 0)
        await keepScannedWords(
          db,
          row.sha256,
          reading.scans.map(({ page }) => wordsOfPage(page)),
        );
    }
    await forget();
    const [first] = result.value;
    if (first === undefined) notify({ title: words.filled, type: 'success' });
    else notify({ title: words.notAttached(result.value.join(', ')), type: 'warning' });
    await navigate(`/application?draft=${ownId}&step=1`, { replace: true });
    return null;
  };
  /** `forget` deletes the kept answers before the screen is left. */
  const fill = async (taken: TakenReadings, forget: Forget): Promise<void> => {
    setBusy(true);
    setFault(null);
    await act(async () => setFault(await filled(taken, forget)));
    setBusy(false);
  };
  return { busy, fault, fill };
}

/** The pasted text as it is, line by line. */
const textDocument = (title: string, text: string, lawEdition: string): CourtDocument => ({
  language: 'en',
  lawEdition,
  title,
  number: null,
  blocks: [
    { kind: 'title', text: title },
    ...text.split('\n').map((line) => ({ kind: 'paragraph' as const, text: line })),
  ],
  gaps: [],
  concerns: [],
});
