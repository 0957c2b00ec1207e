import { Link } from 'react-router-dom';
import { stateNames } from '#domain/states.ts';
import { useText } from '#parts/text-context.tsx';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { Button } from '#ui/button.tsx';
import { casesWithFir } from '#data/records/case/cases.ts';
import { saveDraft } from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { Note } from '#ui/note.tsx';
import { ArrestFacts } from './arrest-facts.tsx';
import { CoAccusedRows } from './co-accused-rows.tsx';
import { CourtAdvice } from './court-advice.tsx';
import { CustodyRows } from './custody-rows.tsx';
import { FoldedPart } from './folded-part.tsx';
import { ChoiceOf, DateOf, LongTextOf, SectionsOf, type StepProps, TextOf } from './form-fields.tsx';
import { OtherCaseRows } from './other-case-rows.tsx';
import { custodyDays, reliefOf } from './proposals.ts';
import { ReliefFacts } from './relief-facts.tsx';
import { Respondent } from './respondent.tsx';
import { PersonFacts, SpecialFacts } from './special-facts.tsx';
import { TrialFacts } from './trial-facts.tsx';
import { WarrantRows } from './warrant-rows.tsx';

/** What every application says is open; what some need is folded under a line of what it holds. */
export function CaseStep(step: StepProps) {
  return (
    <div className="field-grid">
      <TextOf name="firNumber" step={step} autoComplete="off" />
      <DateOf name="firDate" step={step} />
      <TextOf name="policeStation" step={step} autoComplete="off" />
      <SameCase step={step} />
      <ChoiceOf name="court" step={step} />
      <TextOf name="courtPlace" step={step} autoComplete="off" list="court-places" />
      <Particulars step={step} />
      <Respondent step={step} />
      <ChoiceOf name="custodyStatus" step={step} />
      <ReliefChoice step={step} />
      <CourtAdvice step={step} />
      <Arrest step={step} />
      <ReliefFacts step={step} />
      <CustodyRows step={step} />
      <SectionsOf step={step} />
      <DateOf name="offenceDate" step={step} />
      <SpecialFacts step={step} />
      <LongTextOf name="allegations" step={step} rows={6} />
      <div className="field-wide">
        <OtherSide step={step} />
        <TrialFacts step={step} />
        <ArrestFacts step={step} />
        <PersonFacts step={step} />
        <OtherCaseRows step={step} />
        <WarrantRows step={step} />
      </div>
    </div>
  );
}

/** Of a person at liberty only what was typed by mistake is shown, so that it can be taken out. */
function Arrest({ step }: { step: StepProps }) {
  const { custodyStatus, arrestDate, custodyPeriod } = step.form;
  const held = custodyStatus !== 'not-arrested';
  return (
    <>
      {(held || arrestDate !== '') && <DateOf name="arrestDate" step={step} />}
      {(held || custodyPeriod !== '') && <TextOf name="custodyPeriod" step={step} autoComplete="off" />}
      <CustodyProposal step={step} />
      {held && <TextOf name="jail" step={step} autoComplete="off" />}
    </>
  );
}

/** Proposed from court and custody; the questions of "Which bail?" propose it from the law. */
function ReliefChoice({ step }: { step: StepProps }) {
  const { choices, generator: words } = useText();
  const proposed = reliefOf({ ...step.form, relief: '' });
  const proposedLabel = choices.relief.find(({ value }) => value === proposed)?.label;
  return (
    <div className="gen-relief">
      <ChoiceOf
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

const PARTICULARS = ['district', 'state', 'caseType', 'caseNumber', 'caseYear', 'cnr', 'courtName'] as const;

function Particulars({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  return (
    <FoldedPart title={words.parts.particulars} fields={PARTICULARS} step={step}>
      <div className="field-grid">
        <TextOf name="district" step={step} autoComplete="off" />
        <TextOf name="state" step={step} autoComplete="off" list="indian-states" />
        <datalist id="indian-states">
          {stateNames(words.namesIn).map((state) => (
            <option key={state}>{state}</option>
          ))}
        </datalist>
        <TextOf name="caseType" step={step} autoComplete="off" />
        <TextOf name="caseNumber" step={step} inputMode="numeric" autoComplete="off" />
        <TextOf name="caseYear" step={step} inputMode="numeric" autoComplete="off" />
        <TextOf name="cnr" step={step} autoComplete="off" />
        <TextOf name="courtName" step={step} autoComplete="off" />
      </div>
    </FoldedPart>
  );
}

const VERSION = ['applicantVersion', 'role'] as const;

/** Default bail turns on days alone: what the applicant says of the facts has no place in it. */
function OtherSide({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  if (reliefOf(step.form) === 'default') return null;
  return (
    <>
      <FoldedPart title={words.parts.version} fields={VERSION} step={step}>
        <div className="field-grid">
          <LongTextOf name="applicantVersion" step={step} rows={4} />
          <LongTextOf name="role" step={step} rows={3} />
        </div>
      </FoldedPart>
      <CoAccusedRows step={step} />
    </>
  );
}

/** The period in custody, counted from the date of arrest; one press takes it over. */
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

/** One of the maker's own cases with the same FIR, offered as soon as its number is typed. */
function SameCase({ step: { form, draft } }: { step: StepProps }) {
  const { generator: words } = useText();
  const { db, ports } = useDevice();
  const { firNumber, policeStation } = form;
  const found = useLive(() => casesWithFir(db, { firNumber, policeStation }), [db, firNumber, policeStation]);
  const [same] = found.status === 'ready' && policeStation.trim() !== '' ? found.value : [];
  if (!same || !draft || draft.amends) return null;
  const joined = draft.caseId === same._id;
  const join = (caseId: string) => void saveDraft(db, ports, draft._id, { caseId });
  return (
    <div className="field-wide">
      <Note kind={joined ? 'good' : 'info'} role="status">
        <p>{joined ? words.joinedCase(same.title) : words.sameCase(same.title)}</p>
        {joined ? (
          <Button kind="quiet" onClick={() => join(ports.newId())}>
            {words.leaveCase}
          </Button>
        ) : (
          <Button onClick={() => join(same._id)}>{words.joinCase}</Button>
        )}
      </Note>
    </div>
  );
}
