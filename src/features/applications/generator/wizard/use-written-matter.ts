/** Current form as a paper, with today's legal result. */
import { useDeferredValue, useMemo } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { bailDraftFrom, matterOf, type PaperMatter } from '#documents/matter.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { useDraftEarlier } from '#parts/court-document/use-court-document.ts';
import { usePaperWords } from '#parts/court-document/use-paper-words.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import type { DraftPen } from './use-draft.ts';

/** Deferred behind the input, which must never lag. */
export function useWrittenMatter({ form, draft }: Pick<DraftPen, 'form' | 'draft'>): PaperMatter {
  const { ports } = useDevice();
  const { day: filedOn } = useCourtDay();
  const law = useLawTables();
  const settled = useDeferredValue(form);
  const under = draft?.under;
  const written = useMemo(() => bailDraftFrom(partialFromForm(settled, under)), [settled, under]);
  const earlier = useDraftEarlier(written, draft);
  const tables = law.status === 'ready' ? law.tables : undefined;
  const papers = usePaperWords(written.language);
  const text = useText();
  return useMemo(
    () =>
      matterOf(written, {
        filedOn,
        lawEdition: ports.lawEdition ?? '',
        unfinished: true,
        tables,
        earlier,
        papers,
        beside: text,
      }),
    [written, filedOn, ports, tables, earlier, papers, text],
  );
}
