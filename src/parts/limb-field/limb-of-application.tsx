/** The choice of limbs in the wizard and on "Which bail?"; nothing while no fact points to a limb. */
import { useMemo } from 'react';
import { bailDraftFrom } from '#documents/matter.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { limbQuestionsOf } from '#domain/case/limb-questions.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { LimbField } from './limb-field.tsx';

interface LimbOfApplicationProps {
  readonly id: string;
  readonly form: ApplicationForm;
  readonly error?: string | undefined;
  readonly write: (change: Partial<ApplicationForm>) => void;
}

export function LimbOfApplication({ id, form, error, write }: LimbOfApplicationProps) {
  const law = useLawTables();
  const questions = useMemo(() => {
    if (law.status !== 'ready') return [];
    const { case: facts = {} } = bailDraftFrom(partialFromForm(form));
    return limbQuestionsOf(facts, law.tables);
  }, [form, law]);
  return (
    <LimbField
      id={id}
      questions={questions}
      error={error}
      value={form.limb}
      onChange={(limb) => write({ limb })}
    />
  );
}
