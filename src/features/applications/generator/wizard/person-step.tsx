import { factsIn } from '#facts/facts.ts';
import { useText } from '#parts/text-context.tsx';
import { FileInput, UserPen } from 'lucide-react';
import { applicationSeed } from '#data/records/application/application-seed.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { FactsOf } from './fact-parts.tsx';
import type { StepProps } from './form-fields.tsx';

export const PersonStep = (step: StepProps) => (
  <div className="field-grid">
    {step.draft?.amends === undefined && <FromPaper draftId={step.draft?._id} />}
    {step.draft?.amends === undefined && <ProfileFirst />}
    <FactsOf facts={factsIn('applicant')} step={step} />
  </div>
);

/** Until the first application, an advocate without a number or a usual court is led to the profile. */
function ProfileFirst() {
  const { generator: words } = useText();
  const { db, user } = useDevice();
  const read = useLive(
    async () => ({ seed: await applicationSeed(db), filed: await db.applications.count() }),
    [db],
  );
  if (read.status !== 'ready' || user.role !== 'lawyer' || read.value.filed > 0) return null;
  const { enrolmentNumber, court } = read.value.seed;
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
