/** Sources that the application is held against before filing: read papers, its case, and the user's other cases. */
import { useMemo } from 'react';
import { comparedCases } from '#data/records/case/compared-cases.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { ComparedCase, OtherSources } from '#documents/preflight/contradictions.ts';
import { fullNameOf, isOfKnownChild } from '#domain/case/name-for.ts';
import type { DraftPen } from '../wizard/use-draft.ts';

export function useSources({ draft, form }: Pick<DraftPen, 'draft' | 'form'>): OtherSources {
  const { db, user } = useDevice();
  const caseId = draft?.caseId;
  const { _id: ownerId } = user;
  const names = [form.fullName, ...form.coApplicants.map(({ name }) => name)]
    .filter((name) => name.trim() !== '')
    .join('\n');
  const found = useLive(
    () => comparedCases(db, { caseId, ownerId, names: names.split('\n') }),
    [db, caseId, ownerId, names],
  );
  const cases = found.status === 'ready' ? found.value : null;
  const claims = draft?.claims;
  // an amendment may correct the case itself
  const amends = draft?.amends !== undefined;
  return useMemo(
    () => ({
      claims,
      ofCase: cases?.joined && !amends ? compared(cases.joined) : null,
      caseList: cases?.namesakes.map(compared) ?? [],
    }),
    [claims, cases, amends],
  );
}

/** The name of a child is compared with nothing, so that no sentence prints it. */
const compared = (record: CaseRow): ComparedCase => ({
  name: isOfKnownChild(record) ? '' : fullNameOf(record),
  firNumber: record.firNumber ?? record.facts?.firNumber ?? '',
  policeStation: record.policeStation ?? record.facts?.policeStation ?? '',
});
