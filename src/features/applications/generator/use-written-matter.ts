/** What is written so far as a paper reads it, with what the law says of it today. */
import { useDeferredValue, useMemo } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { bailDraftFrom, matterOf, type PaperMatter } from '#documents/matter.ts';
import { partialFromForm } from '#domain/form-content.ts';
import { useDraftEarlier } from '#parts/court-document/use-court-document.ts';
import { usePaperWords } from '#parts/court-document/use-paper-words.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import type { DraftPen } from './use-draft.ts';

/** Behind the keys: what it says may be a moment late, what is typed may not. */
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
  const beside = useText();
  return useMemo(
    () =>
      matterOf(written, {
        filedOn,
        lawEdition: ports.lawEdition ?? '',
        unfinished: true,
        tables,
        earlier,
        papers,
        beside,
      }),
    [written, filedOn, ports, tables, earlier, papers, beside],
  );
}
