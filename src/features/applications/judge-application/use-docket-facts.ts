/** The facts of the docket for one application, with the newer facts of its case. */
import { useMemo } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { docketInput } from '#data/records/application/docket-inputs.ts';
import { type DocketFacts, docketFacts } from '#parts/judge-docket/docket-facts.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';

/** Null until the law tables load. */
export function useDocketFacts(application: ApplicationView): DocketFacts | null {
  const db = useDb();
  const law = useLawTables();
  const { day: asOf } = useCourtDay();
  const { caseId } = application;
  const live = useLive(async () => (await db.cases.get(caseId)) ?? null, [db, caseId]);
  const tables = law.status === 'ready' ? law.tables : null;
  const ofCase = live.status === 'ready' ? live.value : undefined;
  return useMemo(
    () =>
      tables && ofCase !== undefined
        ? docketFacts(docketInput(application, ofCase ?? undefined), { tables, asOf })
        : null,
    [application, ofCase, tables, asOf],
  );
}
