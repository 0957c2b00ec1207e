/** An application as the paper that is filed; preview, PDF and DOCX print the same one. */
import { useMemo } from 'react';
import { contentOf } from '#contract/application.ts';
import { recordedOf } from '#data/records/application/same-matter-applications.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { Draft } from '#data/store/rows.ts';
import { useLive } from '#data/react/use-live.ts';
import { useStableValue } from '#data/react/use-stable-value.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { bailApplication } from '#documents/bail-application.ts';
import {
  type BailDraft,
  bailDraftFrom,
  type DocumentContext,
  matterOf,
  type PaperMatter,
} from '#documents/matter.ts';
import { type EarlierApplication, earlierApplications } from '#domain/earlier-applications.ts';
import type { CourtDocument } from '#documents/model.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { Tables } from '#law/tables.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import { usePaperWords } from './use-paper-words.ts';

/** While it is being written: what the paper ordinarily carries and the form lacks is shown in brackets. */
export function useUnfinishedDocument(content: unknown, draft: Draft | null): CourtDocument {
  const { ports } = useDevice();
  const { day: filedOn } = useCourtDay();
  const tables = useTables();
  const written = useMemo(() => bailDraftFrom(content), [content]);
  const earlier = useDraftEarlier(written, draft);
  const papers = usePaperWords(written.language);
  const beside = useText();
  return useMemo(
    () =>
      bailApplication(written, {
        filedOn,
        lawEdition: ports.lawEdition ?? '',
        unfinished: true,
        tables,
        earlier,
        papers,
        beside,
      }),
    [written, ports, filedOn, tables, earlier, papers, beside],
  );
}

/** As it was filed: of that day, under the law of that edition. */
export function useFiledDocument(application: ApplicationView): CourtDocument {
  const context = useFiledContext(application);
  const content = useStableValue(contentOf(application));
  return useMemo(() => bailApplication(content, context), [content, context]);
}

/** What the parts of that paper say, for who shows one of them by itself. */
export function useFiledMatter(application: ApplicationView): PaperMatter {
  const context = useFiledContext(application);
  const content = useStableValue(contentOf(application));
  return useMemo(() => matterOf(content, context), [content, context]);
}

function useFiledContext(application: ApplicationView): DocumentContext {
  const tables = useTables();
  const earlier = useEarlier(application, application);
  const { applicationNumber, createdAt, language, lawEdition = '' } = application;
  const papers = usePaperWords(language);
  const beside = useText();
  return useMemo(
    () => ({
      filedOn: dayInIndia(new Date(createdAt)),
      lawEdition,
      applicationNumber,
      tables,
      earlier,
      papers,
      beside,
    }),
    [applicationNumber, createdAt, lawEdition, tables, earlier, papers, beside],
  );
}

function useTables(): Tables | undefined {
  const law = useLawTables();
  return law.status === 'ready' ? law.tables : undefined;
}

interface Own {
  readonly _id?: string | undefined;
  readonly caseId?: string | undefined;
  readonly createdBy?: string;
  /** Absent while it is not filed: then everything until now is earlier. */
  readonly createdAt?: string;
}

/** What a draft has to own to: every application but the one that it amends. */
export function useDraftEarlier(written: BailDraft, draft: Draft | null): readonly EarlierApplication[] {
  const own = useMemo((): Own => ({ _id: draft?.amends ?? draft?._id, caseId: draft?.caseId }), [draft]);
  return useEarlier(written, own);
}

/** Earlier applications of this person in this matter that the device holds. */
function useEarlier(
  written: BailDraft,
  { _id, caseId, createdBy, createdAt }: Own,
): readonly EarlierApplication[] {
  const { db, ports } = useDevice();
  const { applicant, case: facts } = written;
  const { firNumber, policeStation } = facts ?? {};
  const found = useLive(
    () => recordedOf(db, { caseId, firNumber, policeStation }),
    [db, caseId, firNumber, policeStation],
  );
  const earlier = useMemo(() => {
    if (found.status !== 'ready') return [];
    const at = createdAt ?? ports.now().toISOString();
    return earlierApplications({ _id, caseId, createdBy, applicant, case: facts, at }, found.value);
  }, [found, _id, caseId, createdBy, createdAt, applicant, facts, ports]);
  return useStableValue(earlier);
}
