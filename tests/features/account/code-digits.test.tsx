// @vitest-environment jsdom
/** Codes in the digits of an Indian keyboard are sent as 0 to 9: a server of an earlier release reads no others. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SetUpAuthenticator } from '#features/account/settings/set-up-authenticator.tsx';
import { CodeForm } from '#parts/code-form.tsx';
import { IdentityForm } from '#parts/identity/identity-form.tsx';
import { TextContext } from '#parts/text-context.tsx';
import { testDb, testPorts } from '../../data/test-device.ts';
import { english } from '../../support/english.ts';
import { renderScreen } from '../render-screen.tsx';

const { session, settings } = english;
const TYPED = ' १२३ ४५६ ';
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(cleanup);

const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

type Answer = readonly [status: number, body: unknown];

/** A device whose server gives these answers in turn. */
async function open(form: ReactNode, answers: readonly Answer[]) {
  const left = [...answers];
  const ports = testPorts(async (_, init) => {
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
    const [status, body] = left.shift() ?? [500, {}];
    return Response.json(body, { status, headers: { 'x-zamanat': '1' } });
  });
  renderScreen(form, { db: await testDb(), ports });
}

async function onCode(code: string): Promise<null> {
  sent.push(code);
  return null;
}

it('at the second step of a login', async () => {
  render(
    <TextContext value={english}>
      <CodeForm onCode={onCode} />
    </TextContext>,
  );
  await write(session.code.code, TYPED);
  press(session.login.submit);
  await waitFor(() => expect(sent).toEqual(['123 456']));
});

it('at the set-up of an app', async () => {
  await open(<SetUpAuthenticator passwordless={false} onSetUp={() => undefined} />, [
    [200, { secret: 'JBSWY3DP', address: 'otpauth://totp/x?secret=JBSWY3DP' }],
    [200, { codes: ['a'] }],
  ]);
  await write(settings.secondFactor.password, 'neem tree');
  press(settings.secondFactor.begin);
  await write(settings.secondFactor.code, TYPED);
  press(settings.secondFactor.confirm);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ code: ' 123 456 ' });
});

it('at the confirmation of the person', async () => {
  await open(<IdentityForm passwordless={false} onConfirmed={() => undefined} />, [
    [403, { code: 'code-needed', msg: 'The code is missing.' }],
    [200, {}],
  ]);
  await write(settings.identity.password, 'neem tree');
  press(settings.identity.confirm);
  await write(settings.identity.code, TYPED);
  press(settings.identity.confirm);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ password: 'neem tree', secondFactor: '123 456' });
});
