/** Choice of the applicants whom an order on a joint application decides. */
import type { DecisionStatus } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import {
  applicantNumbers,
  isForApplicant,
  lastOrderFor,
  namedApplicants,
  namesOfApplicants,
} from '#domain/application/order-applicants.ts';
import { isOfKnownChild, nameFor } from '#domain/case/name-for.ts';
import { useText } from '#parts/text-context.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { waitingOn } from './may-decide.ts';

interface ApplicantRowsProps {
  readonly application: ApplicationView;
  readonly draft: OrderDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<OrderDraft>) => void;
}

/** Nothing for one applicant. */
export function ApplicantRows({ application, draft, error, onChange }: ApplicantRowsProps) {
  const { order } = useText();
  const stateOf = useStateOf(application);
  const numbers = applicantNumbers(application);
  if (numbers.length === 1) return null;
  const chosen = draft.applicants ?? numbers;
  const names = isOfKnownChild(application)
    ? numbers.map(() => nameFor(application))
    : namesOfApplicants(application);
  const choose = (number: number, on: boolean) => {
    const next = on ? [...chosen, number] : chosen.filter((each) => each !== number);
    onChange({ applicants: namedApplicants(application, next) });
  };
  return (
    <FieldGroup id={APPLICANTS_ID} label={order.applicants.label} hint={order.applicants.hint} error={error}>
      {numbers.map((number) => (
        <CheckboxRow
          key={number}
          id={number === 1 ? APPLICANTS_ID : `${APPLICANTS_ID}-${number}`}
          label={order.applicants.numbered(number, names[number - 1] ?? '')}
          reason={stateOf(number)}
          checked={chosen.includes(number)}
          invalid={error !== undefined}
          onChange={(on) => choose(number, on)}
        />
      ))}
    </FieldGroup>
  );
}

/** Result so far of an applicant, by number. */
function useStateOf(application: ApplicationView): (number: number) => string {
  const { applicants } = useText().order;
  const waiting = waitingOn(application);
  return (number) => {
    if (waiting.some((each) => isForApplicant(each, number))) return applicants.waiting;
    const result: DecisionStatus | undefined = lastOrderFor(application, number)?.to;
    return result ? applicants.result[result] : applicants.undecided;
  };
}

export const APPLICANTS_ID = 'order-applicants';
