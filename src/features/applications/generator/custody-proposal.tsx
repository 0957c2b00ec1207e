import { useCourtDay } from '#data/react/use-court-day.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import type { StepProps } from './form-fields.tsx';
import { custodyDays } from './proposals.ts';

/** The period in custody, counted from the date of arrest; one press takes it over. */
export function CustodyProposal({ step: { form, write } }: { step: StepProps }) {
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
