import { beforeEach, expect, it } from 'vitest';
import { setSession } from '#app/session/session.ts';
import { notify, useNotices } from '#ui/feedback/notices.ts';

beforeEach(() => {
  useNotices.setState({ shown: [] });
  notify({ title: 'Saved', type: 'success', act: { label: 'Share', onAct: () => undefined } });
  notify({ title: 'You are logged out', type: 'success' });
});

const titles = () => useNotices.getState().shown.map(({ title }) => title);

it.each([
  { status: 'out', why: null },
  { status: 'locked', database: 'zamanat-1' },
] as const)('removes the actions of the former user: $status', (state) => {
  setSession(state);
  expect(titles()).toEqual(['You are logged out']);
});
