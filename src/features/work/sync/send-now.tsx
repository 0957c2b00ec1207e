import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { type DrainOutcome, otherRoundEnds } from '#data/outbox/drain.ts';
import { clearTooOldPause } from '#data/outbox/pause.ts';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { syncNow, type SyncOutcome } from '#data/device/sync.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';

type Result = DrainOutcome['kind'] | 'failed';

/** Sends at once; sending is automatic otherwise. */
export function SendNow() {
  const { sync } = useText();
  const { db, ports } = useDevice();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const done = await clearTooOldPause(db)
      .then(() => syncAfterOthers(db, ports))
      .catch(actFailed);
    const result: Result = done?.drain.kind ?? 'failed';
    setSending(false);
    notify({ title: sync.sendNow, description: sync.result[result], type: TYPE[result] });
  };
  return (
    <Button icon={RefreshCw} busy={sending ? sync.sending : undefined} onClick={send}>
      {sync.sendNow}
    </Button>
  );
}

/** The automatic round may be running; its result is not that of this press. */
async function syncAfterOthers(db: Db, ports: Ports): Promise<SyncOutcome> {
  const outcome = await syncNow(db, ports);
  if (outcome.drain.kind !== 'busy') return outcome;
  await otherRoundEnds({ db, ports });
  return syncNow(db, ports);
}

const TYPE = {
  drained: 'success',
  waiting: 'warning',
  offline: 'warning',
  paused: 'warning',
  revoked: 'warning',
  busy: 'warning',
  compare: 'warning',
  full: 'warning',
  failed: 'error',
} as const satisfies Record<Result, string>;
