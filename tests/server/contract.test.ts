/** Every answer matches the contract. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { documents } from '../../server/papers/documents.ts';
import { calendarTries } from './account/calendar-tries.ts';
import { identityTries } from './account/identity-tries.ts';
import { addedPasskey } from '../support/added-passkey.ts';
import { type Calls, callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { samplePdf, samplePng } from '../support/sample-files.ts';
import { finishedAt, startProvider, type TestProvider } from '../support/oidc-provider.ts';
import { formOf } from '../support/upload.ts';
import { operatorTries } from './operator/operator-tries.ts';
import { passkeyTries } from './passkey-tries.ts';
import { serviceTries } from './service/service-tries.ts';
import { PASSWORD, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let lawyer: Calls;
let judge: Calls;
let provider: TestProvider;
const ids = { application: '', case: '', document: '', hearing: '', note: '', point: '' };

beforeAll(async () => {
  provider = await startProvider();
  server = await startTestServer({
    documents,
    config: { publicUrl: 'http://zamanat.test', providers: [provider.settings] },
  });
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge'));
  const made = await lawyer.post('/applications', filed());
  ids.application = made.body._id;
  ids.case = made.body.caseId;
  await lawyer.post(`/risk-assessment/${ids.case}`, ASSESSED);
  await lawyer.post('/feedback', SAID);
  ids.hearing = (await judge.post(`/cases/${ids.case}/hearings`, LISTED)).body._id;
  const paper = await lawyer.upload(`/cases/${ids.case}/documents`, formOf(samplePdf()));
  ids.document = paper.body._id;
  ids.point = (await judge.post(`/applications/${ids.application}/contested`, CONTESTED)).body._id;
  ids.note = (await lawyer.post(`/cases/${ids.case}/notes`, { text: 'Ask for the diary.' })).body._id;
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const person = { name: 'Asha Kale', email: 'contract@example.in', password: PASSWORD, role: 'user' };

const ASSESSED = {
  answers: { criminalHistory: 'low', flightRisk: 'low', severityOfCharges: 'high', socialEconomic: 'low' },
  weights: { criminalHistory: 30, flightRisk: 25, severityOfCharges: 30, socialEconomic: 15 },
};

const SAID = { feedbackType: 'general', subject: 'Thanks', message: 'It works in the basement.', rating: 5 };

const CONTESTED = { about: 'Custody', says: 'He was on interim bail.', state: 'open' };

const WRITTEN = {
  applicationId: v7(),
  status: 'Rejected',
  device: v7(),
  words: '{"text":"Gravity"}',
  at: '2026-11-20T05:12:00.000Z',
};

const SUBSCRIBED = {
  endpoint: 'http://127.0.0.1:9/push/1',
  keys: { p256dh: 'BPublicKeyOfABrowser', auth: 'auth' },
};

const TODAY = dayInIndia(new Date());
const ENTERED = { date: TODAY, description: 'The memo does not list the phone.' };
const LISTED = { date: TODAY, time: '11:00', purpose: 'arguments', courtroom: '4' };

/** As small as one can be. */
const PNG = samplePng();

type Try = () => Promise<{ status: number; body: unknown }>;

/** One valid request of each call. The compiler requires an entry for every call. */
const TRIES: Readonly<Record<EndpointName, Try>> = {
  health: async () => lawyer.get('/health'),
  courts: async () => lawyer.get('/courts'),
  courtCalendars: async () => lawyer.get('/court-calendars'),
  law: async () => lawyer.get('/law'),
  lawFile: async () => {
    const { body } = await lawyer.get('/law');
    return lawyer.get(`/law/${body.files[0].name}`);
  },
  register: async () => callsOf(server).post('/auth/register', person),
  login: async () => callsOf(server).post('/auth/login', person),
  logout: async () => callsOf(server, await server.makeUser('user')).post('/auth/logout'),
  currentUser: async () => judge.get('/auth/user'),
  forgotPassword: async () => callsOf(server).post('/auth/forgot-password', { email: 'no@example.in' }),
  resetPassword: async () => {
    const { user } = await server.makeUser('user');
    await callsOf(server).post('/auth/forgot-password', { email: user.email });
    const mail = await vi.waitUntil(() => server.mails.find(({ to }) => to === user.email));
    const token = mail.text.match(/#([\w-]{43})/)?.[1];
    return callsOf(server).post('/auth/reset-password', { token, password: 'four loud egrets' });
  },
  transferApplication: async () => {
    const { body } = await lawyer.post('/applications', filed());
    return judge.post(`/applications/${body._id}/transfer`, { kind: 'high' });
  },
  ...identityTries({ server: () => server, judge: () => judge }),
  putAvatar: async () => lawyer.putBytes('/users/avatar', PNG, 'image/png'),
  readAvatar: async () => {
    const { body } = await judge.putBytes('/users/avatar', PNG, 'image/png');
    return judge.get(`/users/avatar/${body.user._id}`);
  },
  removeAvatar: async () => lawyer.remove('/users/avatar'),
  listProviders: async () => callsOf(server).get('/auth/providers'),
  beginProvider: async () => callsOf(server).get('/auth/oidc/elsewhere'),
  returnFromProvider: async () => callsOf(server).get('/auth/oidc/elsewhere/callback'),
  finishProvider: async () => finishedAt(server, provider),
  passkeyDomain: async () => callsOf(server).get('/auth/passkeys'),
  beginPasskeyLogin: async () => callsOf(server).post('/auth/passkeys/challenge'),
  listPasskeys: async () => lawyer.get('/users/passkeys'),
  beginPasskey: async () =>
    callsOf(server, await server.makeUser('user')).post('/users/passkeys/challenge', { password: PASSWORD }),
  addPasskey: async () => (await addedPasskey(server, await server.makeUser('user'))).added,
  renamePasskey: async () => {
    const who = await server.makeUser('user');
    const { added } = await addedPasskey(server, who);
    return callsOf(server, who).put(`/users/passkeys/${added.body._id}`, { name: 'The tablet' });
  },
  removePasskey: async () => {
    const who = await server.makeUser('user');
    const { added } = await addedPasskey(server, who);
    return callsOf(server, who).remove(`/users/passkeys/${added.body._id}`);
  },
  listSessions: async () => lawyer.get('/auth/sessions'),
  endSession: async () => {
    const own = callsOf(server, await server.makeUser('user'));
    return own.remove(`/auth/sessions/${(await own.get('/auth/sessions')).body[0]._id}`);
  },
  accountKnown: async () => lawyer.get(`/auth/accounts/${(await judge.get('/auth/user')).body._id}`),
  backupKey: async () => lawyer.get('/users/backup-key'),
  exportAccount: async () => lawyer.get('/users/export'),
  closeAccount: async () =>
    callsOf(server, await server.makeUser('user')).delete('/users/account', { password: PASSWORD }),
  updateProfile: async () => lawyer.put('/users/profile', { profession: 'advocate' }),
  listApplications: async () => lawyer.get('/applications'),
  createApplication: async () => lawyer.post('/applications', filed()),
  searchCourt: async () => judge.get('/cases/judge/search?q=jadhav'),
  pendingApplications: async () => judge.get('/applications/judge/pending'),
  readApplication: async () => lawyer.get(`/applications/${ids.application}`),
  updateApplication: async () => judge.put(`/applications/${ids.application}`, { status: 'Approved' }),
  listShares: async () => lawyer.get(`/applications/${ids.application}/share`),
  shareApplication: async () => lawyer.post(`/applications/${ids.application}/share`, {}),
  endShare: async () => {
    const path = `/applications/${ids.application}/share`;
    return lawyer.remove(`${path}/${(await lawyer.post(path, {})).body._id}`);
  },
  readShared: async () => {
    const { body } = await lawyer.post(`/applications/${ids.application}/share`, {});
    return callsOf(server).get(body.url.replace('/application/share', '/shared'));
  },
  ...passkeyTries(() => server),
  ...calendarTries(() => lawyer),
  ...operatorTries(() => server),
  filedPapers: async () => lawyer.get(`/applications/${ids.application}/papers`),
  downloadApplication: async () => lawyer.get(`/applications/${ids.application}/download?format=PDF`),
  listCases: async () => judge.get('/cases'),
  readCase: async () => lawyer.get(`/cases/${ids.case}`),
  updateCase: async () => lawyer.put(`/cases/${ids.case}`, { judge: 'Court 4' }),
  saveAssessment: async () => lawyer.post(`/risk-assessment/${ids.case}`, ASSESSED),
  readAssessment: async () => judge.get(`/risk-assessment/${ids.case}`),
  calculateAssessment: async () => lawyer.get(`/risk-assessment/calculate/${ids.case}`),
  createFeedback: async () => lawyer.post('/feedback', SAID),
  listFeedback: async () => lawyer.get('/feedback'),
  createCase: async () => lawyer.post('/cases', { applicant: 'Asha Kale', court: 'sessions' }),
  caseHistory: async () => judge.get(`/cases/${ids.case}/history`),
  judgeCalendar: async () => judge.get('/cases/judge/calendar'),
  judgeToday: async () => judge.get('/cases/judge/today'),
  listCaseHearing: async () => judge.post(`/cases/${ids.case}/hearings`, LISTED),
  listApplicationHearing: async () => judge.post(`/applications/${ids.application}/hearings`, LISTED),
  updateHearing: async () => judge.put(`/hearings/${ids.hearing}`, { state: 'heard' }),
  addCaseDocument: async () => lawyer.upload(`/cases/${ids.case}/documents`, formOf(samplePdf())),
  addApplicationDocument: async () =>
    judge.upload(`/applications/${ids.application}/documents`, formOf(samplePdf(2))),
  readDocument: async () => judge.get(`/documents/${ids.document}`),
  listDiary: async () => judge.get(`/cases/${ids.case}/diary`),
  addDiaryEntry: async () => lawyer.post(`/cases/${ids.case}/diary`, ENTERED),
  correctDiaryEntry: async () => {
    const { body } = await lawyer.post(`/cases/${ids.case}/diary`, ENTERED);
    return lawyer.put(`/diary/${body._id}`, { ...ENTERED, description: 'The memo lists the phone.' });
  },
  listNotes: async () => lawyer.get(`/cases/${ids.case}/notes`),
  createNote: async () => judge.post(`/cases/${ids.case}/notes`, { text: 'Parity is claimed.' }),
  updateNote: async () => lawyer.put(`/notes/${ids.note}`, { text: 'Asked for the diary.' }),
  deleteNote: async () => lawyer.remove(`/notes/${ids.note}`),
  predictiveAnalytics: async () => judge.get(`/analytics/predictive/${ids.case}`),
  trends: async () => lawyer.get('/analytics/trends'),
  chatModel: async () => lawyer.get('/chat'),
  askChat: async () => lawyer.post('/chat', { message: 'punishment for BNS 303(2)?' }),
  listContested: async () => lawyer.get(`/applications/${ids.application}/contested`),
  contestPoint: async () => judge.post(`/applications/${ids.application}/contested`, CONTESTED),
  updateContested: async () => judge.put(`/contested/${ids.point}`, { state: 'admitted' }),
  deleteContested: async () => judge.remove(`/contested/${ids.point}`),
  keepOrderDraft: async () => judge.put(`/order-drafts/${v7()}`, WRITTEN),
  removeOrderDraft: async () => {
    const path = `/order-drafts/${v7()}`;
    await judge.put(path, WRITTEN);
    return judge.remove(path);
  },
  listNotifications: async () => lawyer.get('/notifications'),
  readNotification: async () => {
    const { body } = await lawyer.get('/notifications');
    return lawyer.post(`/notifications/${body[0]._id}/read`);
  },
  pushKey: async () => lawyer.get('/push/key'),
  subscribePush: async () => lawyer.post('/push/subscriptions', SUBSCRIBED),
  unsubscribePush: async () =>
    lawyer.remove(`/push/subscriptions/${(await lawyer.post('/push/subscriptions', SUBSCRIBED)).body._id}`),
  ...serviceTries({ server: () => server, caseId: () => ids.case }),
  changes: async () => judge.get('/changes'),
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of ENDPOINTS are its names
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

it.each(NAMES)('answers %s as the contract describes', async (name) => {
  const { reply }: Endpoint = ENDPOINTS[name];
  const { status, body } = await TRIES[name]();
  expect(status).toBe(reply.status);
  const parsed = reply.schema.safeParse(status === 204 ? undefined : body);
  expect(parsed.error).toBeUndefined();
});

it('offers the same file formats as the device', async () => {
  for (const [format, magic, type] of [
    ['PDF', '%PDF-', 'application/pdf'],
    ['DOCX', 'PK', 'wordprocessingml.document'],
  ] as const) {
    const url = `/applications/${ids.application}/download?format=${format}`;
    const { headers, body } = await lawyer.get(url);
    expect(body.startsWith(magic)).toBe(true);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="bail-application.${format.toLowerCase()}"`,
    );
  }
});
