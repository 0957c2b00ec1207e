// @vitest-environment jsdom
/** A refusal of a server that knows more fields than the form. */
import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRefusal } from '#parts/server-read/use-refusal.ts';
import { testDb, testPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

const SENTENCE = 'This password is already in use on another court server.';
const AT_FIELD = 'Choose another password.';

afterEach(cleanup);

interface RefusedFormProps {
  readonly fields: Readonly<Record<string, string>>;
}

function RefusedForm({ fields }: RefusedFormProps) {
  const refusal = useRefusal();
  const problem = { msg: SENTENCE, code: 'in-use-elsewhere', fields };
  const { msg, errors } = refusal({ kind: 'refused', problem }, { password: 'password' });
  return <p role="alert">{[msg, errors?.password].join('|')}</p>;
}

it.each([
  ['only a field of a newer release', { elsewhere: AT_FIELD }, `${SENTENCE}|`],
  ['no field', {}, `${SENTENCE}|`],
  ['its own field', { password: AT_FIELD }, `|${AT_FIELD}`],
] as const)('says why a form was refused that names %s', async (_which, fields, shown) => {
  const db = await testDb();
  renderScreen(<RefusedForm fields={fields} />, { db, ports: testPorts(), at: '/settings' });
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
  db.close();
});
