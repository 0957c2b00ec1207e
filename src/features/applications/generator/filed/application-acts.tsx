import { Calculator, Scale } from 'lucide-react';
import { useState } from 'react';
import { canBeWithdrawn } from '#domain/case/status-rules.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useDevice } from '#data/react/use-device.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { useEdit } from '../wizard/use-edit.ts';

/** Edit amends a pending application and otherwise starts a new draft; Withdraw needs a pending one. */
export function ApplicationActs({ application }: { application: ApplicationView }) {
  const { generator: words, shell } = useText();
  const edit = useEdit(application);
  return (
    <>
      <ButtonLink icon={Calculator} to={`/calculator?application=${application._id}`}>
        {shell.entries.calculator}
      </ButtonLink>
      <ButtonLink icon={Scale} to={`/risk-assessment/${application.caseId}`}>
        {shell.entries['risk-assessment']}
      </ButtonLink>
      <Button onClick={() => edit(1)}>{words.success.edit}</Button>
      {canBeWithdrawn(application) && <Withdraw id={application._id} />}
    </>
  );
}

function Withdraw({ id }: { id: string }) {
  const { generator: words } = useText();
  const { db, ports } = useDevice();
  const act = useAct();
  const [asking, setAsking] = useState(false);
  const withdraw = async () => {
    setAsking(false);
    const done = await act(() => withdrawApplication(db, ports, id));
    if (!done) return;
    notify(
      done.ok
        ? { type: 'success', title: words.notices.withdrawn }
        : {
            type: 'error',
            title: words.notices.withdrawFailed,
            description: words.refusals[done.error.kind].description,
          },
    );
  };
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {words.success.withdraw}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.success.withdrawAsk}
        acts={
          <>
            <Button onClick={() => setAsking(false)}>{words.success.withdrawNo}</Button>
            <Button kind="danger-final" onClick={() => void withdraw()}>
              {words.success.withdrawYes}
            </Button>
          </>
        }
      >
        <p>{words.success.withdrawText}</p>
      </Dialog>
    </>
  );
}
