/** Reliefs that the law offers for the current answers. */
import { useMemo } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { bailDraftFrom } from '#documents/matter.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { isDay } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import { type Proposal, proposeRelief } from '#law-explain/propose-relief.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';

export interface SaidSoFar {
  readonly form: ApplicationForm;
  readonly convicted: '' | 'yes' | 'no';
}

/** Null until the tables load. */
export function useProposalOf({ form, convicted }: SaidSoFar): Proposal | null {
  const law = useLawTables();
  const { day: today } = useCourtDay();
  return useMemo(() => {
    if (law.status !== 'ready') return null;
    const { applicant, case: facts = {} } = bailDraftFrom(partialFromForm(form));
    const judged = convicted === 'yes' && isDay(form.convictedOn) ? { on: form.convictedOn } : undefined;
    const known = { ...lawFactsOf(facts, law.tables, { applicant }), conviction: judged };
    const found = determineAll(known, law.tables, today);
    return proposeRelief(found, { court: form.court || undefined, convicted: convicted === 'yes' });
  }, [form, convicted, law, today]);
}
