import { factsIn } from '#facts/facts.ts';
import { useApplicationSeed } from '#parts/application-seed.ts';
import { useText } from '#parts/text-context.tsx';
import { FileInput, UserPen } from 'lucide-react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { CoApplicantRows } from './co-applicant-rows.tsx';
import { FactsOf } from './fact-parts.tsx';
import type { StepProps } from './form-fields.tsx';

export const PersonStep = (step: StepProps) => (
  <div className="field-grid">
    {step.draft?.amends === undefined && <FromPaper draftId={step.draft?._id} />}
    {step.draft?.amends === undefined && <ProfileFirst />}
    <FactsOf facts={factsIn('applicant')} step={step} />
    <CoApplicantRows step={step} />
  </div>
);

/** Until the first application, an advocate without a number or a usual court is led to the profile. */
function ProfileFirst() {
  const { generator: words } = useText();
  const { db, user } = useDevice();
  const seed = useApplicationSeed();
  const filed = useLive(() => db.applications.count(), [db]);
  if (filed.status !== 'ready' || user.role !== 'lawyer' || filed.value > 0) return null;
  const { enrolmentNumber, court } = seed;
  if (enrolmentNumber !== undefined && court !== undefined) return null;
  return (
    <div className="row field-wide">
      <ButtonLink icon={UserPen} to="/settings?part=profile">
        {words.profileFirst.link}
      </ButtonLink>
      <span className="small quiet">{words.profileFirst.text}</span>
    </div>
  );
}

/** A paper fills the form, so that the facts need no typing. */
function FromPaper({ draftId }: { readonly draftId: string | undefined }) {
  const { fromPaper: words } = useText();
  return (
    <div className="row field-wide">
      <ButtonLink
        icon={FileInput}
        to={draftId === undefined ? '/from-paper' : `/from-paper?draft=${draftId}`}
      >
        {words.link}
      </ButtonLink>
      <span className="small quiet">{words.linkText}</span>
    </div>
  );
}
