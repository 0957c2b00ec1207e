/** Return from a provider: signs in at once, or asks for the missing step. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PROVIDER_FAILURES, type ProviderFailure } from '#contract/account/provider-failures.ts';
import type { RegisteredRole } from '#contract/account/user.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { Gate } from '#parts/auth-frame.tsx';
import { CodeForm } from '#parts/code-form.tsx';
import { SecretField } from '#parts/sign-in-fields.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';

export type Finished =
  | { readonly kind: 'done' }
  | { readonly kind: 'role' }
  | { readonly kind: 'link' }
  | { readonly kind: 'code' }
  | { readonly kind: 'refused'; readonly msg: string; readonly errors?: FormErrors<string> };

export interface Finish {
  readonly role?: RegisteredRole;
  readonly password?: string;
  readonly secondFactor?: string;
}

interface ProviderScreenProps {
  /** Query of the redirect: a code, or an error. */
  said: string;
  /** Navigates on success. */
  onFinish: (finish: Finish) => Promise<Finished>;
  top?: ReactNode;
}

export function ProviderScreen({ said, onFinish, top }: ProviderScreenProps) {
  const { provider: words } = useEntranceText().session;
  const back = <Link to="/login">{words.back}</Link>;
  const failure = PROVIDER_FAILURES.find((known) => known === said);
  return (
    <Gate title={words.title} lead={words.lead} top={top} foot={back}>
      {failure ? <Failure of={failure} /> : <Finishing onFinish={onFinish} />}
    </Gate>
  );
}

function Failure({ of }: { of: ProviderFailure }) {
  const { provider: words } = useEntranceText().session;
  return (
    <Note kind="danger" role="alert">
      {words.failures[of]}
    </Note>
  );
}

function Finishing({ onFinish }: Pick<ProviderScreenProps, 'onFinish'>) {
  const { provider: words } = useEntranceText().session;
  const [state, setState] = useState<Finished | null>(null);
  const [finish, setFinish] = useState<Finish>({});
  /** The form of a password gives way to the form of the code. */
  const link = async (linking: Finish): Promise<Finished> => {
    const finished = await onFinish(linking);
    if (finished.kind === 'code') {
      setFinish(linking);
      setState(finished);
    }
    return finished;
  };
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return; // the code can be used only once
    hasStarted.current = true;
    void onFinish({}).then(setState);
  }, [onFinish]);
  if (state?.kind === 'code') return <SecondStep finish={finish} onFinish={onFinish} />;
  if (state?.kind === 'role') return <RoleForm onFinish={onFinish} />;
  if (state?.kind === 'link') return <LinkForm onFinish={link} />;
  if (state?.kind === 'refused') {
    return (
      <Note kind="danger" role="alert">
        {state.msg}
      </Note>
    );
  }
  return <output>{words.reading}</output>;
}

interface SecondStepProps extends Pick<ProviderScreenProps, 'onFinish'> {
  /** The input so far. */
  finish: Finish;
}

function SecondStep({ finish, onFinish }: SecondStepProps) {
  const { code: words } = useEntranceText().session;
  return (
    <>
      <p>{words.lead}</p>
      <CodeForm
        onCode={async (secondFactor) => {
          const finished = await onFinish({ ...finish, secondFactor });
          return finished.kind === 'refused' ? finished : null;
        }}
      />
    </>
  );
}

const ROLES: readonly RegisteredRole[] = ['user', 'lawyer', 'judge'];

function RoleForm({ onFinish }: Pick<ProviderScreenProps, 'onFinish'>) {
  const { provider: words, register } = useEntranceText().session;
  const form = useForm<{ readonly role: RegisteredRole | '' }, 'role'>({
    initial: { role: '' },
    check: ({ role }) => (role === '' ? { role: register.required } : {}),
    send: async ({ role }) => (role === '' ? null : refusalIn(await onFinish({ role }))),
  });
  return (
    <FormFrame form={form} order={['role']} before={<p>{words.roleLead}</p>}>
      <SelectField
        id="role"
        label={register.role}
        hint={form.values.role === 'judge' ? register.judgeHint : undefined}
        error={form.errors.role}
        none={register.chooseRole}
        options={ROLES.map((role) => ({ value: role, label: register.roles[role] }))}
        value={form.values.role}
        onChange={(role) => form.change({ role })}
      />
      <Button kind="primary" type="submit" block busy={form.busy ? words.busy : undefined}>
        {words.go}
      </Button>
    </FormFrame>
  );
}

function LinkForm({ onFinish }: Pick<ProviderScreenProps, 'onFinish'>) {
  const { login, provider: words } = useEntranceText().session;
  const form = useForm<{ readonly password: string }, 'password'>({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: login.empty } : {}),
    send: async (values) => refusalAtPassword(await onFinish(values)),
  });
  return (
    <FormFrame form={form} order={['password']} before={<p>{words.linkLead}</p>}>
      <SecretField
        autoComplete="current-password"
        error={form.errors.password}
        value={form.values.password}
        onChange={(password) => form.change({ password })}
      />
      <Button kind="primary" type="submit" block busy={form.busy ? words.busy : undefined}>
        {words.go}
      </Button>
      <p className="gate-beside">
        <Link to="/forgot-password">{login.forgot}</Link>
      </p>
    </FormFrame>
  );
}

const refusalIn = (finished: Finished) => (finished.kind === 'refused' ? { msg: finished.msg } : null);

/** Assigns a wrong password to its field. */
function refusalAtPassword(finished: Finished): Refusal<'password'> | null {
  const password = finished.kind === 'refused' ? finished.errors?.['password'] : undefined;
  return password === undefined ? refusalIn(finished) : { errors: { password } };
}
