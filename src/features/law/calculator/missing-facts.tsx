import type { FactName } from '#law/facts.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { FIELD_OF, goToField } from './fact-fields.ts';
import { useOpenInputs } from './unfold-inputs.ts';

/** Missing facts, each with its question and a link to its field. */
export function MissingFacts({ missing, title }: { missing: readonly FactName[]; title?: string }) {
  const { calculator, law } = useText();
  const words = calculator.missing;
  const toInputs = useOpenInputs();
  if (missing.length === 0) return null;
  return (
    <Note kind="wait">
      <h3>{title ?? words.title}</h3>
      <ul className="calc-missing">
        {missing.map((fact) => {
          const field = FIELD_OF[fact];
          return (
            <li key={fact}>
              <strong>{law.facts[fact].name}:</strong> {law.facts[fact].ask}{' '}
              {field && (
                <button
                  type="button"
                  className="linklike"
                  aria-label={words.goTo(law.facts[fact].name)}
                  onClick={() => toInputs(() => goToField(field))}
                >
                  {words.go}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
