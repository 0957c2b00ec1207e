/**
 * Reports the results of orders signed on this device while the app is open. The judge's shell mounts it
 * once.
 */
import { useEffect, useRef, useState } from 'react';
import { decisionOutcomes } from '#data/records/application/decision-outcomes.ts';
import { nowIso } from '#data/store/ports.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';

/** Renders nothing; it only notifies. */
export function DecisionReceipts(): null {
  const { db, ports } = useDevice();
  const { order } = useText();
  const [since] = useState(() => nowIso(ports));
  const outcomes = useLive(() => decisionOutcomes(db, since), [db, since]);
  const notifiedKeys = useRef(new Set<string>());
  useEffect(() => {
    if (outcomes.status === 'loading') return;
    for (const { key, kind, status, title, reason } of outcomes.value) {
      if (notifiedKeys.current.has(key + kind)) continue;
      notifiedKeys.current.add(key + kind);
      if (kind === 'accepted') {
        notify({ title: order.notice.accepted[status], description: title, type: 'success' });
      } else {
        notify({
          title: order.notice.failed,
          description: order.notice.of(title, reason || order.refused.failed),
          type: 'error',
        });
      }
    }
  }, [outcomes, order]);
  return null;
}
