import {
  type AppLock,
  type IdleMinutes,
  IDLE_MINUTES,
  appLockOf,
  isPin,
  removeAppLock,
  setAppLock,
} from '#data/store/sealed/app-lock.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { SecretField } from '#parts/sign-in-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { PasskeyLock } from './passkey-lock.tsx';

interface AppLockValues {
  readonly pin: string;
  readonly again: string;
  readonly minutes: IdleMinutes;
}

type Field = keyof AppLockValues;

const FIELDS: readonly Field[] = ['pin', 'again', 'minutes'];
const BLANK: AppLockValues = { pin: '', again: '', minutes: 5 };

interface AppLockFormProps {
  onLockNow: () => void;
}

/** A PIN or a passkey for this device. */
export function AppLockForm({ onLockNow }: AppLockFormProps) {
  const { db } = useDevice();
  const { appLock: words } = useText().settings;
  const state = useLive(() => appLockOf(db), [db]);
  const check = ({ pin, again }: AppLockValues): FormErrors<Field> => {
    if (!isPin(pin)) return { pin: words.six };
    return pin === again ? {} : { again: words.mismatch };
  };
  const send = async ({ pin, minutes }: AppLockValues): Promise<Refusal<Field> | null> => {
    if (!(await setAppLock(db, { pin, minutes }))) return { msg: words.offline };
    form.show(BLANK);
    notify({ ...words.isOn, type: 'success' });
    return null;
  };
  const form = useForm<AppLockValues, Field>({ initial: BLANK, check, send });
  const lock = state.status === 'ready' ? state.value : null;
  return (
    <LedgerSection title={words.title}>
      <FormFrame
        form={form}
        order={FIELDS}
        idOf={(field) => `app-lock-${field}`}
        before={<AppLockState lock={lock} onLockNow={onLockNow} />}
      >
        <AppLockFields form={form} />
        <div className="row">
          <Button kind="primary" type="submit" busy={form.busy ? words.busy : undefined}>
            {lock?.by === 'pin' ? words.change : words.turnOn}
          </Button>
        </div>
      </FormFrame>
      <PasskeyLock minutes={form.values.minutes} isOn={lock?.by === 'passkey'} />
    </LedgerSection>
  );
}

interface AppLockStateProps extends AppLockFormProps {
  lock: AppLock | null;
}

function AppLockState({ lock, onLockNow }: AppLockStateProps) {
  const { db } = useDevice();
  const { appLock: words } = useText().settings;
  if (!lock) return <p>{words.lead}</p>;
  return (
    <>
      <p>{lock.by === 'pin' ? words.on(lock.minutes) : words.onByPasskey(lock.minutes)}</p>
      <div className="row">
        <Button onClick={onLockNow}>{words.lockNow}</Button>
        <Button onClick={() => void removeAppLock(db)}>{words.turnOff}</Button>
      </div>
    </>
  );
}

interface AppLockFieldsProps {
  form: {
    readonly values: AppLockValues;
    readonly errors: FormErrors<Field>;
    readonly change: (change: Partial<AppLockValues>) => void;
  };
}

function AppLockFields({ form: { values, errors, change } }: AppLockFieldsProps) {
  const { appLock: words } = useText().settings;
  return (
    <>
      {(['pin', 'again'] as const).map((field) => (
        <SecretField
          key={field}
          id={`app-lock-${field}`}
          label={words[field]}
          autoComplete="new-password"
          isDigits
          error={errors[field]}
          value={values[field]}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
      <SelectField
        id="app-lock-minutes"
        label={words.minutes}
        error={errors.minutes}
        options={IDLE_MINUTES.map((each) => ({ value: String(each), label: words.after(each) }))}
        value={String(values.minutes)}
        onChange={(value) => change({ minutes: IDLE_MINUTES.find((each) => String(each) === value) ?? 5 })}
      />
    </>
  );
}
