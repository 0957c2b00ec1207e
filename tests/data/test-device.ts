/** A test device: a fresh in-memory database, a clock moved by the test, no network. */
import 'fake-indexeddb/auto';
import { v7 } from 'uuid';
import { type ApplicationForm, BLANK_FORM } from '#domain/application/application-form.ts';
import type { StoredUser } from '#contract/account/user.ts';
import { Db } from '#data/store/db.ts';
import { changeState, setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { fakeLocks } from './store/fake-locks.ts';

export interface TestPorts extends Ports {
  fetch: Ports['fetch'];
  tabId: string;
  clientVersion: string;
  /** Moves the clock. */
  readonly wait: (ms: number) => void;
}

export const noNetwork: Ports['fetch'] = () => Promise.reject(new TypeError('Failed to fetch'));

export function testPorts(fetch: Ports['fetch'] = noNetwork, start = '2026-11-20T06:00:00.000Z'): TestPorts {
  let at = Date.parse(start);
  return {
    fetch,
    now: () => new Date(at),
    random: () => 0.5,
    newId: () => v7(),
    locks: fakeLocks(),
    clientVersion: '0.1.0',
    tabId: 'tab-1',
    wait: (ms) => {
      at += ms;
    },
  };
}

export const lawyer: StoredUser = {
  _id: '01939d00-0000-7000-8000-000000000001',
  name: 'Meera Kulkarni',
  email: 'meera@example.in',
  role: 'lawyer',
};

export const judge: StoredUser = {
  _id: '01939d00-0000-7000-8000-000000000002',
  name: 'S. Deshpande',
  email: 'judge@example.in',
  role: 'judge',
};

export async function testDb(user: StoredUser = lawyer, token = 'token-1'): Promise<Db> {
  const db = new Db(`test-${crypto.randomUUID()}`);
  await setMeta(db, 'user', user);
  await setMeta(db, 'token', token);
  return db;
}

/** A complete form. */
/** After the first finished pull: an empty list is a fact. */
export async function pulledDb(user: StoredUser = lawyer): Promise<Db> {
  const db = await testDb(user);
  await changeState(db, 'sync', { cursor: 'cursor-1' });
  return db;
}

export const filledForm = (change: Partial<ApplicationForm> = {}): ApplicationForm => ({
  ...BLANK_FORM,
  fullName: 'Ramesh Jadhav',
  age: '34',
  gender: 'male',
  address: '12 Shivaji Nagar, Pune',
  firNumber: '123/2026',
  policeStation: 'Shivajinagar',
  court: 'sessions',
  courtPlace: 'Pune',
  sections: 'BNS 303(2), BNS 317(2)',
  allegations: 'Theft of a motorcycle.',
  custodyStatus: 'judicial',
  arrestDate: '2026-07-10',
  bailGrounds: 'No antecedents.',
  previousBail: 'none',
  bailConditions: 'standard',
  ...change,
});
