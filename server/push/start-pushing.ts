import { setInterval } from 'node:timers';
import type { Ports } from '../ports.ts';
import { sendDuePushes } from './send-due-pushes.ts';

const MINUTE = 60_000;

/** A reminder of one hour is a minute late at most. A round that takes longer holds the next one up. */
export function startPushing(ports: Ports): { readonly stop: () => void } {
  let running = false;
  const round = async (): Promise<void> => {
    if (running) return;
    running = true;
    await sendDuePushes(ports)
      .catch(ports.reportCrash)
      .finally(() => {
        running = false;
      });
  };
  const timer = setInterval(() => void round(), MINUTE);
  return { stop: () => clearInterval(timer) };
}
