/** An application as a court document, shared by preview, PDF and DOCX. */
import { useMemo } from 'react';
import { contentOf } from '#contract/application/application.ts';
import { recordedOf } from '#data/records/application/same-matter-applications.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { Draft } from '#data/store/rows.ts';
import { useLive } from '#data/react/use-live.ts';
import { useStableValue } from '#data/react/use-stable-value.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { type BailDraft, bailDraftFrom, type DocumentContext, type PaperMatter } from '#documents/matter.ts';
import { type EarlierApplication, earlierApplications } from '#domain/application/earlier-applications.ts';
import type { CourtDocument } from '#documents/model.ts';
import { asStoredPaper } from '#documents/filed/as-stored-paper.ts';
import { filedApplication, printable } from '#documents/filed/filed-words.ts';
import { type KnownVersions, knownVersions } from '#documents/filed/known-children.ts';
import { formerContents } from '#domain/application/amendments.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { Tables } from '#law/tables.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import { useFiledPapers, useKeptPapers } from './use-filed-papers.ts';
import { usePaperWords } from './use-paper-words.ts';

/** Document of a draft; required particulars that are missing appear in brackets. */
export function useUnfinishedDocument(content: unknown, draft: Draft | null): CourtDocument {
  const { ports } = useDevice();
  const { day: filedOn } = useCourtDay();
  const tables = useTables();
  const written = useMemo(() => bailDraftFrom(content), [content]);
  const earlier = useDraftEarlier(written, draft);
  const papers = usePaperWords(written.language);
  const screenWords = useText();
  return useMemo(
    () =>
      bailApplication(written, {
        filedOn,
        lawEdition: ports.lawEdition ?? '',
        unfinished: true,
        tables,
        earlier,
        papers,
        beside: screenWords,
      }),
    [written, ports, filedOn, tables, earlier, papers, screenWords],
  );
}

/** With its amendments, in the words that were filed. Without them it is composed from the record. */
export function useFiledDocument(application: ApplicationView): CourtDocument {
  const context = useFiledContext(application);
  const { content, former } = useVersions(application);
  const stored = useFiledPapers(application)?.at(-1)?.paper;
  return useMemo(
    () => filedApplication(content, context, { stored, former }),
    [content, context, stored, former],
  );
}

/** The paper that this release composes, whatever is stored. */
export function useComposedDocument(application: ApplicationView): CourtDocument {
  const context = useFiledContext(application);
  const content = useStableValue(contentOf(application));
  return useMemo(() => bailApplication(content, context), [content, context]);
}

/** The text before the first amendment. */
export function useTextAsFiled(application: ApplicationView): CourtDocument {
  const context = useFiledContext(application);
  const { content, former } = useVersions(application);
  const kept = useKeptPapers(application);
  const oldest = kept.status === 'ready' ? kept.value?.[0] : undefined;
  return useMemo(() => {
    const { versions, children } = knownVersions(content, former, context);
    const composed = bailApplication(versions[0] ?? content, context);
    return oldest?.version === 1 ? asStoredPaper(composed, printable(oldest.paper, children)) : composed;
  }, [content, former, context, oldest]);
}

/** Texts of that document, for a component that shows one part of it. */
export const useFiledMatter = (application: ApplicationView): PaperMatter =>
  useKnownMatter(application).matter;

interface KnownMatter {
  readonly matter: PaperMatter;
  readonly children: KnownVersions['children'];
}

/** With the children as each version records them, for the stored papers. */
export function useKnownMatter(application: ApplicationView): KnownMatter {
  const context = useFiledContext(application);
  const { content, former } = useVersions(application);
  return useMemo(() => {
    const { children, lastMatter } = knownVersions(content, former, context);
    return { matter: lastMatter(), children };
  }, [content, former, context]);
}

function useVersions(application: ApplicationView) {
  const content = useStableValue(contentOf(application));
  const former = useStableValue(formerContents(content, application.amendments));
  return { content, former };
}

function useFiledContext(application: ApplicationView): DocumentContext {
  const tables = useTables();
  const earlier = useEarlier(application, application);
  const { applicationNumber, createdAt, language, lawEdition = '' } = application;
  const papers = usePaperWords(language);
  const screenWords = useText();
  return useMemo(
    () => ({
      filedOn: dayInIndia(new Date(createdAt)),
      lawEdition,
      applicationNumber,
      tables,
      earlier,
      papers,
      beside: screenWords,
    }),
    [applicationNumber, createdAt, lawEdition, tables, earlier, papers, screenWords],
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
  /** Absent before filing: then every application until now is earlier. */
  readonly createdAt?: string;
}

/** Applications that a draft must disclose: all but the one that it amends. */
export function useDraftEarlier(written: BailDraft, draft: Draft | null): readonly EarlierApplication[] {
  const own = useMemo((): Own => ({ _id: draft?.amends ?? draft?._id, caseId: draft?.caseId }), [draft]);
  return useEarlier(written, own);
}

/** Earlier applications of this accused in this matter on this device. */
function useEarlier(
  written: BailDraft,
  { _id, caseId, createdBy, createdAt }: Own,
): readonly EarlierApplication[] {
  const { db, ports } = useDevice();
  const { applicant, coApplicants, case: facts } = written;
  const { firNumber, policeStation } = facts ?? {};
  const furtherFirs = useStableValue(facts?.furtherFirs);
  const found = useLive(
    () => recordedOf(db, { caseId, firNumber, policeStation, furtherFirs }),
    [db, caseId, firNumber, policeStation, furtherFirs],
  );
  const earlier = useMemo(() => {
    if (found.status !== 'ready') return [];
    const at = createdAt ?? ports.now().toISOString();
    const from = { _id, caseId, createdBy, applicant, coApplicants, case: facts, at };
    return earlierApplications(from, found.value);
  }, [found, _id, caseId, createdBy, createdAt, applicant, coApplicants, facts, ports]);
  return useStableValue(earlier);
}
