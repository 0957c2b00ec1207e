/** The choice of limbs in the wizard and on "Which bail?"; nothing while no fact points to a limb. */
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { bailDraftFrom } from '#documents/matter.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { limbQuestionsOf, unrelatedLimbs, withoutLimbs } from '#domain/case/limb-questions.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { LimbField } from './limb-field.tsx';

interface LimbOfApplicationProps {
  readonly id: string;
  readonly form: ApplicationForm;
  readonly error?: string | undefined;
  readonly write: (change: Partial<ApplicationForm>) => void;
}

export function LimbOfApplication({ id, form, error, write }: LimbOfApplicationProps) {
  const law = useLawTables();
  const { questions, unrelated } = useMemo(() => {
    if (law.status !== 'ready') return { questions: [], unrelated: [] };
    const { case: facts = {} } = bailDraftFrom(partialFromForm(form));
    return {
      questions: limbQuestionsOf(facts, law.tables),
      unrelated: unrelatedLimbs(facts, law.tables),
    };
  }, [form, law]);
  return (
    <>
      <LimbField
        id={id}
        questions={questions}
        error={error}
        value={form.limb}
        onChange={(limb) => write({ limb })}
      />
      {unrelated.length > 0 && (
        <Unrelated
          id={questions.length > 0 ? undefined : id}
          names={unrelated}
          onRemove={() => write({ limb: withoutLimbs(form.limb, unrelated) })}
        />
      )}
    </>
  );
}

interface UnrelatedProps {
  /** Id of the field if no question has it. */
  readonly id: string | undefined;
  readonly names: readonly string[];
  readonly onRemove: () => void;
}

/** After a change of sections the old answer belongs to none of them. */
function Unrelated({ id, names, onRemove }: UnrelatedProps) {
  const { generator } = useText();
  const about = names.join(', ');
  return (
    <Note kind="wait">
      <p>{generator.impossible({ path: 'case.limbs', code: 'limb-not-charged', about })}</p>
      <Button id={id} icon={X} onClick={onRemove}>
        {generator.removeLimb}
      </Button>
    </Note>
  );
}
