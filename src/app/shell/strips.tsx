import { CalendarClock, CloudOff, HardDrive } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useStorageState } from '#data/react/use-storage-status.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { clockInIndia } from '#ui/time-text.tsx';
import { useSignal } from '#ui/use-signal.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { CourtDay } from '#domain/hearing/court-day.ts';
import { assertNever } from '#kernel/assert.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { SyncState } from '#data/outbox/sync-state.ts';
import { useWorker } from '#app/worker/app-worker.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useConnection } from './connection.ts';

/**
 * Offline is grey, not red, because it is no error. Always mounted as a live region; full storage takes
 * precedence, because nothing can be saved then.
 */
export function SignalStrip() {
  const { shell, times } = useText();
  const { offlineSince } = useConnection();
  const why = useSignal() ? 'server' : 'signal';
  const storage = useStorageState();
  const hasRoom = storage === 'free';
  const since = offlineSince && clockInIndia(offlineSince.toISOString(), times.zone);
  const message = hasRoom ? since && shell.offline[why](since) : shell.storage[storage];
  return (
    <output className={offlineSince || !hasRoom ? 'signal' : 'signal signal--none'}>
      {(offlineSince || !hasRoom) && (
        <>
          <Icon of={hasRoom ? CloudOff : HardDrive} size="sm" />
          <span>{message}</span>
        </>
      )}
    </output>
  );
}

/** Shown above clock, calculator and papers if their day differs from the device's day. */
export function ClockStrip() {
  const { shell } = useText();
  const sentence = sentenceOf(useCourtDay(), shell.clock);
  if (sentence === null) return null;
  return (
    <output className="signal signal--clock">
      <Icon of={CalendarClock} size="sm" />
      <span>{sentence}</span>
    </output>
  );
}

function sentenceOf({ day, clock }: CourtDay, words: Catalogue['shell']['clock']): string | null {
  switch (clock.kind) {
    case 'agrees':
      return null;
    case 'differs':
      return words.differs(indianDate(clock.deviceDay), indianDate(day));
    case 'impossible':
      return words.impossible(indianDate(clock.deviceDay), indianDate(clock.contactDay));
    case 'set-since':
      return words.setSince(indianDate(clock.deviceDay), indianDate(clock.contactDay));
    case 'long-ago':
      return words.longAgo(indianDate(clock.contactDay));
    default:
      return assertNever(clock);
  }
}

/** After a 401: local data stays readable and writable; sending resumes after login. */
export function SignedOutStrip({ sync }: { sync: SyncState }) {
  const { signedOut } = useText().session;
  const { pathname, search } = useLocation();
  if (sync.paused !== 'signed-out') return null;
  return (
    <div className="signal signal--act" role="status">
      <span>{sync.waiting > 0 ? signedOut.strip(sync.waiting) : signedOut.stripNone}</span>
      <ButtonLink kind="quiet" to="/login" state={{ from: pathname + search }}>
        {signedOut.logIn}
      </ButtonLink>
    </div>
  );
}

/**
 * After a 426: local data stays usable; sending resumes after an update, which this strip starts or checks
 * for.
 */
export function TooOldStrip({ sync }: { sync: SyncState }) {
  const { tooOld } = useText().session;
  const { update } = useWorker();
  if (sync.paused !== 'too-old') return null;
  return (
    <div className="signal signal--act" role="status">
      <span>{tooOld.strip}</span>
      <Button kind="quiet" onClick={update ?? (() => window.location.reload())}>
        {tooOld.update}
      </Button>
    </div>
  );
}
