import { Undo2 } from 'lucide-react';
import { isWithdrawn } from '#domain/case/status-rules.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useDevice } from '#data/react/use-device.ts';
import { undoOrder } from '#parts/order-editor/undo-order.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

/** An order of this device that is not in force. It can be stopped until it is sent. */
export function DraftedOrder({ application }: { application: ApplicationView }) {
  const { judgeApplication: text, order } = useText();
  const device = useDevice();
  const act = useAct();
  const { pendingDecision } = application;
  if (isWithdrawn(application.status)) {
    return (
      <Note kind="info">
        <p>{text.withdrawn}</p>
      </Note>
    );
  }
  if (!pendingDecision) return null;
  const canStop = pendingDecision.undoUntil !== null;
  return (
    <Note kind="wait">
      <div className="stack">
        <p className="strong">
          {text.drafted[canStop ? 'signing' : 'sent'][pendingDecision.decision.status]}
        </p>
        <p>{order.notice.drafted}</p>
        {canStop && (
          <p className="row">
            <Button icon={Undo2} onClick={() => void act(() => undoOrder(device, application, order))}>
              {text.drafted.stop}
            </Button>
          </p>
        )}
      </div>
    </Note>
  );
}
