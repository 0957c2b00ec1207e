import { Check, X } from 'lucide-react';
import type { DecisionStatus } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { mayDecide } from '#parts/order-editor/may-decide.ts';

interface DecideButtonsProps {
  application: ApplicationView;
  busy: boolean;
  onDecide: (status: DecisionStatus) => void;
}

/** Disables the button of the current status, and both while an order is being signed. */
export function DecideButtons({ application, busy, onDecide }: DecideButtonsProps) {
  const { judgeApplication: text } = useText();
  return (
    <div className="row file-acts">
      <Button
        id={DECIDE_ID.Rejected}
        kind="danger"
        icon={X}
        disabled={busy || !mayDecide(application, 'Rejected')}
        onClick={() => onDecide('Rejected')}
      >
        {text.reject}
      </Button>
      <Button
        id={DECIDE_ID.Approved}
        kind="primary"
        icon={Check}
        disabled={busy || !mayDecide(application, 'Approved')}
        onClick={() => onDecide('Approved')}
      >
        {text.approve}
      </Button>
    </div>
  );
}

export const DECIDE_ID = { Approved: 'decide-approve', Rejected: 'decide-reject' } as const;
