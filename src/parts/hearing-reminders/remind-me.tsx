import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { type Reminder, REMINDERS } from '#contract/account/reminders.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { getMeta } from '#data/store/meta.ts';
import { reminderOf } from '#data/records/user/light-settings.ts';
import { changeSettings } from '#data/records/user/settings.ts';
import { useText } from '#parts/text-context.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { type PushFailure, startPush, stopPush } from './push-here.ts';

/** Reminder settings, and the push switch of this browser only. */
export function RemindMe({ toCalendar }: { toCalendar?: boolean }) {
  const { notifications } = useText();
  const { user } = useDevice();
  const isJudge = user.role === 'judge';
  const words = notifications.remind;
  return (
    <LedgerSection title={words.title}>
      <div className="stack">
        <Lead />
        <Push />
        <p className="small quiet">{words.always}</p>
        {toCalendar && (
          <p className="row">
            <ButtonLink to={isJudge ? '/judge/calendar' : '/hearings'}>
              {isJudge ? words.judgesCalendar : words.calendar}
            </ButtonLink>
          </p>
        )}
      </div>
    </LedgerSection>
  );
}

function Lead() {
  const { notifications } = useText();
  const words = notifications.remind.lead;
  const act = useAct();
  const { db } = useDevice();
  const live = useLive(() => reminderOf(db), [db]);
  const choose = async (reminder: Reminder | '') => {
    if (reminder === '') return;
    await act(() => changeSettings(db, { reminder }));
  };
  return (
    <SelectField
      id="reminder"
      label={words.label}
      options={REMINDERS.map((value) => ({ value, label: words[value] }))}
      value={live.status === 'ready' ? live.value : '1-day'}
      onChange={(reminder) => void choose(reminder)}
    />
  );
}

function unsupported(error: unknown): PushFailure {
  actFailed(error);
  return 'unsupported';
}

function Push() {
  const words = useText().notifications.remind;
  const { db, ports } = useDevice();
  const live = useLive(() => getMeta(db, 'push'), [db]);
  const [busy, setBusy] = useState(false);
  const act = useAct();
  const [failed, setFailed] = useState<PushFailure | null>(null);
  const isOn = live.status === 'ready' && live.value !== null;
  const start = async () => {
    setBusy(true);
    setFailed(await act(() => startPush({ db, ports }).catch(unsupported)));
    setBusy(false);
  };
  return (
    <>
      <p>{isOn ? words.on : words.off}</p>
      {failed && (
        <Note kind="wait" role="alert">
          {words.failed[failed]}
        </Note>
      )}
      <p className="row">
        {isOn ? (
          <Button onClick={() => void stopPush({ db, ports })}>{words.stop}</Button>
        ) : (
          <Button icon={BellRing} busy={busy ? words.asking : undefined} onClick={() => void start()}>
            {words.ask}
          </Button>
        )}
      </p>
    </>
  );
}
