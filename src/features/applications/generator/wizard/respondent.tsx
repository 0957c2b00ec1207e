/** Respondent: the State, unless the matter points to a Central agency; proposed and editable. */
import { AGENCIES, agenciesFor, printedAgency } from '#domain/case/respondents.ts';
import { stateNamed } from '#domain/case/states.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { FoldedPart } from './folded-part.tsx';
import { FactField, type StepProps } from './form-fields.tsx';
import { useRespondents } from './fact-parts.tsx';

const FIELDS = ['respondent'] as const;

export function Respondent({ step }: { step: StepProps }) {
  const { generator } = useText();
  const { state, respondent } = step.form;
  const words = generator.respondent;
  const ofState =
    state.trim() === '' ? words.state : words.stateOf(stateNamed(state.trim(), generator.namesIn));
  return (
    <>
      {respondent.trim() === '' && <Proposed step={step} />}
      <FoldedPart
        title={generator.parts.respondent}
        fields={FIELDS}
        said={respondent.trim() === '' ? ofState : ''}
        step={step}
      >
        <div className="field-grid">
          <FactField name="respondent" step={step} />
          <datalist id="respondents">
            {AGENCIES.map((agency) => (
              <option key={agency}>{printedAgency(agency, step.form.language)}</option>
            ))}
          </datalist>
        </div>
      </FoldedPart>
    </>
  );
}

function Proposed({ step }: { step: StepProps }) {
  const words = useText().generator.respondent;
  const respondents = useRespondents(step);
  const agencies = agenciesFor({ ...step.form, respondents });
  if (agencies.length === 0) return null;
  return (
    <div className="field-wide">
      <Note kind="info" role="status">
        <p>{words.points(agencies.map((agency) => words.agencies[agency]).join(words.or))}</p>
        <div className="row">
          {agencies.map((agency) => (
            <Button
              key={agency}
              onClick={() => step.write({ respondent: printedAgency(agency, step.form.language) })}
            >
              {words.choose(words.agencies[agency])}
            </Button>
          ))}
        </div>
      </Note>
    </div>
  );
}
