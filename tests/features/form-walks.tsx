/** Every form with the way to one of its fields, for the tests of kills and of full storage. */
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { StoredUser, User } from '#contract/account/user.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import type { Db } from '#data/store/db.ts';
import { setMeta } from '#data/store/meta.ts';
import { FeedbackScreen } from '#features/account/feedback/feedback-screen.tsx';
import { SettingsScreen } from '#features/account/settings/settings-screen.tsx';
import { JudgeApplicationScreen } from '#features/applications/judge-application/judge-application-screen.tsx';
import { RiskAssessmentScreen } from '#features/law/risk-assessment/risk-assessment-screen.tsx';
import { CaseDiaryScreen } from '#features/work/case-diary/case-diary-screen.tsx';
import { CaseScreen } from '#features/work/case/case-screen.tsx';
import { ScheduleHearingScreen } from '#features/work/schedule-hearing/schedule-hearing-screen.tsx';
import { TrackerScreen } from '#features/work/tracker/tracker-screen.tsx';
import { CasePapers } from '#features/work/case-diary/case-papers.tsx';
import { CustodyLedger } from '#parts/custody-ledger/custody-ledger.tsx';
import { ScanMaking } from '#parts/scan/scan-making.tsx';
import { fileOne } from '../data/acts.ts';
import { serverApplication } from '../data/server-records.ts';
import { judge, lawyer, noNetwork, testDb, testPorts, type TestPorts } from '../data/test-device.ts';
import { renderScreen } from './render-screen.tsx';

export interface Scene {
  readonly db: Db;
  readonly ports: TestPorts;
  readonly caseId: string;
  readonly id: string;
}

export interface Walk {
  readonly draw: (scene: Scene) => Promise<ReactNode>;
  readonly at?: (scene: Scene) => string;
  /**
   * Buttons to press on the way to the form. The first is not pressed again if the form opens automatically.
   */
  readonly press?: readonly (string | RegExp)[];
  readonly field: string | RegExp;
  readonly typed: string;
  readonly as?: StoredUser;
}

const PROFILE: User = { ...lawyer, version: 1, settings: {} };
const SETTINGS_ACTS = {
  appear: () => undefined,
  closed: async () => true,
  renamed: async () => undefined,
  passwordChanged: () => undefined,
  lockNow: () => undefined,
  erase: () => undefined,
};
const NO_PAGES = [] as const;

async function caseOf({ db, caseId }: Scene) {
  const record = await db.cases.get(caseId);
  if (!record) throw new Error('the case is not here');
  return record;
}

const routed = (path: string, element: ReactNode) => async () => (
  <Routes>
    <Route path={path} element={element} />
    <Route path="*" element={null} />
  </Routes>
);

const caseScreen: Pick<Walk, 'draw' | 'at'> = {
  draw: routed('/case/:id', <CaseScreen />),
  at: ({ caseId }) => `/case/${caseId}`,
};

/** By the name of the form. */
export const WALKS: Readonly<Record<string, Walk>> = {
  profile: {
    draw: async () => <SettingsScreen acts={SETTINGS_ACTS} />,
    at: () => '/settings?part=profile',
    field: 'Full Name',
    typed: 'Meera S. Deshpande',
  },
  'settings: how it looks': {
    draw: async () => <SettingsScreen acts={SETTINGS_ACTS} />,
    at: () => '/settings?part=appearance',
    field: 'Language',
    typed: 'hi',
  },
  'settings: reminder': {
    draw: async () => <SettingsScreen acts={SETTINGS_ACTS} />,
    at: () => '/settings?part=notifications',
    field: 'Remind me',
    typed: '2-days',
  },
  'custody ledger': {
    draw: async (scene) => <CustodyLedger record={await caseOf(scene)} />,
    press: ['Edit custody periods'],
    field: /^Type/,
    typed: 'police',
  },
  'correction of a case': {
    ...caseScreen,
    press: ['Correct title, parties, court and numbers'],
    field: 'Applicant',
    typed: 'Imran Yusuf Sheikh',
  },
  'next date': {
    ...caseScreen,
    press: ['Add next date'],
    field: /^Court room/,
    typed: 'Hall 14',
  },
  'next date in the tracker': {
    draw: routed('/status-tracking', <TrackerScreen />),
    at: ({ caseId }) => `/status-tracking?case=${caseId}`,
    press: ['Add next date'],
    field: /^Court room/,
    typed: 'Hall 15',
  },
  'a fact of a case': {
    ...caseScreen,
    press: [/^(?:Change|Answer) Delay by the accused/],
    field: /^Delay by the accused/,
    typed: '173',
  },
  'papers of a case': {
    draw: async (scene) => <CasePapers record={await caseOf(scene)} />,
    field: 'Cause title',
    typed: 'IN THE COURT AT HADAPSAR',
  },
  'name of a scan': {
    draw: async ({ caseId }) => <ScanMaking caseId={caseId} scans={NO_PAGES} />,
    field: /^Name/,
    typed: 'Panchnama',
  },
  'risk checklist': {
    draw: routed('/risk-assessment', <RiskAssessmentScreen />),
    at: () => '/risk-assessment',
    field: 'Weight of flight risk',
    typed: '35',
  },
  'a new case': {
    draw: routed('/status-tracking', <TrackerScreen />),
    at: () => '/status-tracking?add=case',
    field: 'Applicant',
    typed: 'Farida Ansari',
  },
  'a message of a court': {
    draw: routed('/status-tracking', <TrackerScreen />),
    at: () => '/status-tracking?add=message',
    field: /message/i,
    typed: 'Your case is listed.',
  },
  diary: {
    draw: async () => <CaseDiaryScreen />,
    at: ({ caseId }) => `/case-diary?case=${caseId}`,
    press: [/^(?:Add an entry|Continue your entry)$/],
    field: 'Proceedings',
    typed: 'The client was produced.',
  },
  feedback: {
    draw: async () => <FeedbackScreen />,
    at: () => '/feedback?form=feature',
    field: 'Feature',
    typed: 'A cause list for the day',
  },
  hearing: {
    draw: routed('/judge/schedule-hearing/:id?', <ScheduleHearingScreen />),
    at: ({ id }) => `/judge/schedule-hearing/${id}?type=application`,
    field: /^Courtroom/,
    typed: 'Hall 4',
    as: judge,
  },
  order: {
    draw: routed('/judge-application-view/:id', <JudgeApplicationScreen />),
    at: ({ id }) => `/judge-application-view/${id}?decide=reject`,
    field: 'Short reasons',
    typed: 'Grave offence.',
    as: judge,
  },
};

export async function sceneFor(user: StoredUser): Promise<Scene> {
  const db = await testDb(user);
  const ports = testPorts(noNetwork);
  await setMeta(db, 'profile', PROFILE);
  if (user.role === 'judge') {
    const application = serverApplication();
    await db.applications.put({ ...application, asOf: '2026-11-20T05:12:00.000Z', seen: 0 });
    await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
    return { db, ports, id: application._id, caseId: application.caseId };
  }
  const id = await fileOne(db, ports);
  return { db, ports, id, caseId: (await db.applications.get(id))?.caseId ?? '' };
}

export async function show(scene: Scene, { draw, at }: Walk, user: StoredUser): Promise<void> {
  const { db, ports } = scene;
  renderScreen(await draw(scene), { db, ports, user, at: at?.(scene) ?? '/' });
}
