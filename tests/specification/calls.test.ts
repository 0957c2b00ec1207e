// @vitest-environment jsdom
/** The calls of the specification, as the contract describes them. */
import { afterEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { Credentials, Registration, SessionAnswer } from '#contract/account/user.ts';
import { call } from '#app/session/api-client.ts';

const CALLS: readonly (readonly [string, string, keyof typeof ENDPOINTS])[] = [
  ['POST', '/auth/login', 'login'],
  ['POST', '/auth/register', 'register'],
  ['GET', '/auth/user', 'currentUser'],
  ['PUT', '/users/profile', 'updateProfile'],
  ['GET', '/cases', 'listCases'],
  ['GET', '/cases/{id}', 'readCase'],
  ['POST', '/cases', 'createCase'],
  ['PUT', '/cases/{id}', 'updateCase'],
  ['GET', '/cases/{id}/history', 'caseHistory'],
  ['GET', '/cases/judge/calendar', 'judgeCalendar'],
  ['GET', '/cases/judge/today', 'judgeToday'],
  ['GET', '/risk-assessment/{caseId}', 'readAssessment'],
  ['GET', '/risk-assessment/calculate/{caseId}', 'calculateAssessment'],
  ['POST', '/risk-assessment/{caseId}', 'saveAssessment'],
  ['GET', '/analytics/predictive/{caseId}', 'predictiveAnalytics'],
  ['GET', '/analytics/trends', 'trends'],
  ['POST', '/applications', 'createApplication'],
  ['GET', '/applications', 'listApplications'],
  ['GET', '/applications/{id}', 'readApplication'],
  ['PUT', '/applications/{id}', 'updateApplication'],
  ['GET', '/applications/judge/pending', 'pendingApplications'],
  ['GET', '/applications/{id}/download', 'downloadApplication'],
  ['POST', '/applications/{id}/share', 'shareApplication'],
];

it.each(CALLS)('describes the call %s %s', (method, path, name) => {
  const { method: ours, path: at } = ENDPOINTS[name];
  expect(`${ours} ${at.replaceAll(/:\w+/g, '{}')}`).toBe(
    `${method} /api${path.replaceAll(/\{\w+\}/g, '{}')}`,
  );
});

it('sends role and name at a registration, and answers it with token and user', () => {
  expect(Object.keys(Registration.shape)).toEqual(['name', 'email', 'password', 'role']);
  expect(Object.keys(Credentials.shape)).toEqual(expect.arrayContaining(['email', 'password']));
  expect(Object.keys(SessionAnswer.shape)).toEqual(expect.arrayContaining(['token', 'user']));
});

afterEach(() => vi.restoreAllMocks());

it('sends JSON with the token in x-auth-token and the forgery pair, for at most ten seconds', async () => {
  document.cookie = 'XSRF-TOKEN=pair';
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('{"status":"ok"}', { status: 200, headers: { 'x-zamanat': '1' } }));
  expect(await call(ENDPOINTS.health, { token: 'secret' })).toEqual({ ok: true, value: { status: 'ok' } });
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-auth-token': 'secret',
    'X-XSRF-TOKEN': 'pair',
  });
});

it.each([
  ['network', () => Promise.reject(new TypeError('offline'))],
  ['server', () => Promise.resolve(new Response('{}', { status: 503, headers: { 'x-zamanat': '1' } }))],
] as const)('reports a failure of the kind %s', async (kind, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await call(ENDPOINTS.health, {})).toEqual({ ok: false, error: { kind } });
});
