import { Link } from 'react-router-dom';
import { stateNames } from '#domain/case/states.ts';
import { caseTitle } from '#text/hearing-words.ts';
import { factsIn } from '#facts/facts.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { LimbOfApplication } from '#parts/limb-field/limb-of-application.tsx';
import { Button } from '#ui/controls/button.tsx';
import { knownFacts } from '#data/records/application/draft-with-facts.ts';
import { saveDraft } from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { Note } from '#ui/feedback/note.tsx';
import { CoAccusedRows } from './co-accused-rows.tsx';
import { CourtAdvice } from './court-advice.tsx';
import { CustodyRows } from './custody-rows.tsx';
import { FactPart, FactsOf } from './fact-parts.tsx';
import { FiledCourt } from './filed-court.tsx';
import { FurtherFirRows } from './further-fir-rows.tsx';
import { controlId, FactField, type StepProps } from './form-fields.tsx';
import { OtherCaseRows } from './other-case-rows.tsx';
import { custodyDays, reliefOf } from './proposals.ts';
import { RecentField } from './recent-field.tsx';
import { ReliefFacts } from './relief-facts.tsx';
import { Respondent } from './respondent.tsx';
import { SpecialFacts } from './special-facts.tsx';
import { useSameCase } from './use-same-case.ts';
import { WarrantRows } from './warrant-rows.tsx';

/** Fields of every application are expanded; others collapse under a summary line. */
export function CaseStep(step: StepProps) {
  const amends = step.draft?.amends;
  return (
    <div className="field-grid">
      <FactsOf facts={factsIn('fir')} step={step} />
      <SameCaseQuestion step={step} />
      <FurtherFirRows step={step} />
      {amends === undefined ? (
        <FactsOf facts={factsIn('court')} step={step} />
      ) : (
        <FiledCourt step={step} amends={amends} />
      )}
      <Particulars step={step} />
      <Respondent step={step} />
      <FactsOf facts={factsIn('custodyStatus')} step={step} />
      <ReliefChoice step={step} />
      <CourtAdvice step={step} />
      <Arrest step={step} />
      <ReliefFacts step={step} />
      <CustodyRows step={step} />
      <FactsOf facts={factsIn('offence')} step={step} />
      <SpecialFacts step={step} />
      <Allegations step={step} />
      <LimbOfApplication
        id={controlId('limb')}
        form={step.form}
        error={step.errors.find(({ field }) => field === 'limb')?.message}
        write={step.write}
      />
      <div className="field-wide">
        <Folded step={step} />
      </div>
    </div>
  );
}

function Folded({ step }: { step: StepProps }) {
  const { arrest, order, parts } = useText().generator;
  const { custodyStatus } = step.form;
  const relief = reliefOf(step.form);
  const wasArrested =
    custodyStatus !== 'not-arrested' && relief !== 'anticipatory' && relief !== 'suspension';
  return (
    <>
      {relief !== 'default' && <OtherSide step={step} />}
      <FactPart part="trial" title={parts.trial} step={step} />
      {wasArrested && <FactPart part="arrest" title={arrest.heading} text={arrest.text} step={step} />}
      {wasArrested && <FactPart part="order" title={order.heading} text={order.text} step={step} />}
      <FactPart part="person" title={parts.person} step={step} />
      <OtherCaseRows step={step} />
      <WarrantRows step={step} />
    </>
  );
}

/** A copy of the FIR is annexed, so a reference to it is the usual short answer. */
function Allegations({ step }: { step: StepProps }) {
  const { asInFir } = useText().generator;
  return (
    <div className="gen-recent field-wide">
      <FactField name="allegations" step={step} />
      {step.form.allegations === '' && (
        <Button kind="quiet" onClick={() => step.write({ allegations: asInFir })}>
          {asInFir}
        </Button>
      )}
    </div>
  );
}

/** Of a person at liberty only what was typed by mistake is shown, so that it can be taken out. */
function Arrest({ step }: { step: StepProps }) {
  const { custodyStatus, arrestDate, custodyPeriod } = step.form;
  const isArrestPossible = custodyStatus !== 'not-arrested';
  return (
    <>
      {(isArrestPossible || arrestDate !== '') && <FactField name="arrestDate" step={step} />}
      {(isArrestPossible || custodyPeriod !== '') && <FactField name="custodyPeriod" step={step} />}
      <CustodyProposal step={step} />
      {isArrestPossible && <RecentField name="jail" step={step} />}
    </>
  );
}

/** Proposed from court and custody; "Which bail?" proposes it from the law. */
function ReliefChoice({ step }: { step: StepProps }) {
  const { choices, generator: words } = useText();
  const proposed = reliefOf({ ...step.form, relief: '' });
  const proposedLabel = choices.relief.find(({ value }) => value === proposed)?.label;
  return (
    <div className="gen-relief">
      <FactField
        name="relief"
        step={step}
        none={proposedLabel === undefined ? words.choose : words.sameAsProposed(proposedLabel)}
      />
      {step.draft && (
        <Link className="more" to={`/which-bail?draft=${step.draft._id}`}>
          {words.whichBail}
        </Link>
      )}
    </div>
  );
}

function Particulars({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  return (
    <>
      <datalist id="indian-states">
        {stateNames(words.namesIn).map((state) => (
          <option key={state}>{state}</option>
        ))}
      </datalist>
      <FactPart part="particulars" title={words.parts.particulars} step={step} />
    </>
  );
}

/** Default bail turns on days alone: what the applicant says of the facts has no place in it. */
function OtherSide({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  return (
    <>
      <FactPart part="version" title={words.parts.version} step={step} />
      <CoAccusedRows step={step} />
    </>
  );
}

/** Offers the period in custody counted from the arrest. */
function CustodyProposal({ step: { form, write } }: { step: StepProps }) {
  const { generator: words } = useText();
  const { day } = useCourtDay();
  const days = custodyDays(form, day);
  if (days === null) return null;
  const period = words.days(days);
  if (form.custodyPeriod.trim() === period) return null;
  return (
    <div className="row field-wide">
      <p className="small quiet">{words.proposedCustody(period)}</p>
      <Button kind="quiet" onClick={() => write({ custodyPeriod: period })}>
        {words.usePeriod}
      </Button>
    </div>
  );
}

/** Asks whether the draft belongs to the user's case with the same FIR; its facts fill the empty fields. */
function SameCaseQuestion({ step: { form, draft, write } }: { step: StepProps }) {
  const text = useText();
  const { generator: words } = text;
  const { db, ports } = useDevice();
  const act = useAct();
  const same = useSameCase({ form, draft });
  if (!same || !draft) return null;
  const { row, answer } = same;
  const join = () => {
    write(knownFacts(form, row.facts));
    void act(() => saveDraft(db, ports, draft._id, { caseId: row._id }));
  };
  const separate = () =>
    void act(() => saveDraft(db, ports, draft._id, { caseId: ports.newId(), otherCase: row._id }));
  const said = { open: words.askSameCase, joined: words.joinedCase, separate: words.separateCase }[answer];
  return (
    <div className="field-wide">
      <Note kind={answer === 'open' ? 'wait' : answer === 'joined' ? 'good' : 'info'} role="status">
        <p>{said(caseTitle(row, text))}</p>
        <div className="row">
          {answer !== 'joined' && <Button onClick={join}>{words.joinCase}</Button>}
          {answer !== 'separate' && (
            <Button kind={answer === 'open' ? undefined : 'quiet'} onClick={separate}>
              {answer === 'open' ? words.notThatCase : words.leaveCase}
            </Button>
          )}
        </div>
      </Note>
    </div>
  );
}
