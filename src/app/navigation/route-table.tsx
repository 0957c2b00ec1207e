/**
 * Signed-in screens as data: path, roles and sidebar entry. Guards, sidebar, bottom bar and links read this
 * list.
 */
import type { Role } from '#contract/account/user.ts';
import { type LazyPart, lazyPart } from '#parts/lazy-part.ts';
import type { Catalogue } from '#text/catalogue.ts';

export type EntryKey = keyof Catalogue['shell']['entries'];

export interface Screen {
  /** A react-router pattern. */
  readonly path: string;
  readonly title: (text: Catalogue) => string;
  readonly component: LazyPart<object>;
  /** Default: every role that works on matters. */
  readonly roles?: readonly Role[];
  readonly entry?: {
    readonly key: EntryKey;
    /** Roles that see the entry, if fewer than the roles that can open the screen. */
    readonly roles?: readonly Role[];
  };
  /** A judge's case file opens with a collapsed sidebar. */
  readonly rail?: true;
}

const MAKERS: readonly Role[] = ['user', 'lawyer'];
/** Roles that work on matters. An operator reads none. */
export const MATTERS: readonly Role[] = ['user', 'lawyer', 'judge'];
const EVERYONE: readonly Role[] = [...MATTERS, 'operator'];
const JUDGE: readonly Role[] = ['judge'];

const RISK_ASSESSMENT = lazyPart(() =>
  import('#features/law/risk-assessment/risk-assessment-screen.tsx').then(
    (each) => each.RiskAssessmentScreen,
  ),
);

/** A new screen needs only a row here. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/dashboard',
    title: ({ dashboard }) => dashboard.title,
    component: lazyPart(
      () => import('#features/work/dashboard/dashboard-screen.tsx').then((each) => each.DashboardScreen),
      'firstScreen',
    ),
    roles: MAKERS,
    entry: { key: 'dashboard' },
  },
  {
    path: '/calculator',
    title: ({ calculator }) => calculator.title,
    component: lazyPart(() =>
      import('#features/law/calculator/calculator-screen.tsx').then((each) => each.CalculatorScreen),
    ),
    entry: { key: 'calculator' },
  },
  {
    path: '/risk-assessment',
    title: ({ risk }) => risk.title,
    component: RISK_ASSESSMENT,
    entry: { key: 'risk-assessment' },
  },
  {
    path: '/risk-assessment/:id',
    title: ({ risk }) => risk.title,
    component: RISK_ASSESSMENT,
  },
  {
    path: '/case/:id',
    title: ({ caseFile }) => caseFile.title,
    component: lazyPart(() => import('#features/work/case/case-screen.tsx').then((each) => each.CaseScreen)),
    roles: MAKERS,
  },
  {
    path: '/status-tracking',
    title: ({ tracker }) => tracker.title,
    component: lazyPart(() =>
      import('#features/work/tracker/tracker-screen.tsx').then((each) => each.TrackerScreen),
    ),
    roles: MAKERS,
    entry: { key: 'status-tracking' },
  },
  {
    path: '/received',
    title: ({ received }) => received.title,
    component: lazyPart(() =>
      import('#features/work/received/received-screen.tsx').then((each) => each.ReceivedScreen),
    ),
  },
  {
    path: '/case-diary',
    title: ({ diary }) => diary.title,
    component: lazyPart(() =>
      import('#features/work/case-diary/case-diary-screen.tsx').then((each) => each.CaseDiaryScreen),
    ),
    entry: { key: 'case-diary' },
  },
  {
    path: '/hearings',
    title: ({ hearings }) => hearings.title,
    component: lazyPart(() =>
      import('#features/work/hearings/hearings-screen.tsx').then((each) => each.HearingsScreen),
    ),
    roles: MAKERS,
    entry: { key: 'hearings' },
  },
  {
    path: '/document/:id',
    title: ({ caseDocuments }) => caseDocuments.screen.title,
    component: lazyPart(() =>
      import('#features/work/document/document-screen.tsx').then((each) => each.DocumentScreen),
    ),
  },
  {
    path: '/application',
    title: ({ shell }) => shell.entries.application,
    component: lazyPart(() =>
      import('#features/applications/generator/generator-screen.tsx').then((each) => each.GeneratorScreen),
    ),
    roles: MAKERS,
    entry: { key: 'application', roles: ['lawyer'] },
  },
  {
    path: '/from-paper',
    title: ({ fromPaper }) => fromPaper.title,
    component: lazyPart(() =>
      import('#features/applications/from-paper/from-paper-screen.tsx').then((each) => each.FromPaperScreen),
    ),
    roles: MAKERS,
  },
  {
    path: '/which-bail',
    title: ({ whichBail }) => whichBail.title,
    component: lazyPart(() =>
      import('#features/applications/which-bail/which-bail-screen.tsx').then((each) => each.WhichBailScreen),
    ),
    roles: MAKERS,
    entry: { key: 'which-bail' },
  },
  {
    path: '/judge-dashboard',
    title: ({ shell }) => shell.entries.dashboard,
    component: lazyPart(() =>
      import('#features/work/judge-dashboard/judge-dashboard-screen.tsx').then(
        (each) => each.JudgeDashboardScreen,
      ),
    ),
    roles: JUDGE,
    rail: true,
    entry: { key: 'dashboard' },
  },
  {
    path: '/judge-application-view/:id?',
    title: ({ shell }) => shell.file,
    component: lazyPart(() =>
      import('#features/applications/judge-application/judge-application-screen.tsx').then(
        (each) => each.JudgeApplicationScreen,
      ),
    ),
    roles: JUDGE,
    rail: true,
  },
  {
    path: '/judge/calendar',
    title: ({ shell }) => shell.entries['judge-calendar'],
    component: lazyPart(() =>
      import('#features/work/judge-calendar/judge-calendar-screen.tsx').then(
        (each) => each.JudgeCalendarScreen,
      ),
    ),
    roles: JUDGE,
    entry: { key: 'judge-calendar' },
  },
  {
    path: '/judge/schedule-hearing/:id?',
    title: ({ shell }) => shell.hearing,
    component: lazyPart(() =>
      import('#features/work/schedule-hearing/schedule-hearing-screen.tsx').then(
        (each) => each.ScheduleHearingScreen,
      ),
    ),
    roles: JUDGE,
  },
  {
    path: '/judge/case/:id?',
    title: ({ judgeCase }) => judgeCase.title,
    component: lazyPart(() =>
      import('#features/work/judge-case/judge-case-screen.tsx').then((each) => each.JudgeCaseScreen),
    ),
    roles: JUDGE,
  },
  {
    path: '/record/:entity/:id',
    title: ({ sync }) => sync.title,
    component: lazyPart(() =>
      import('#features/work/record/record-screen.tsx').then((each) => each.RecordScreen),
    ),
  },
  {
    path: '/judge/cause-list/:day?',
    title: ({ judgeCalendar }) => judgeCalendar.causeList.title,
    component: lazyPart(() =>
      import('#features/work/cause-list/cause-list-screen.tsx').then((each) => each.CauseListScreen),
    ),
    roles: JUDGE,
  },
  {
    path: '/judge/hearing/:id',
    title: ({ hearing }) => hearing.title,
    component: lazyPart(() =>
      import('#features/work/hearing/hearing-screen.tsx').then((each) => each.HearingScreen),
    ),
    roles: JUDGE,
  },
  {
    path: '/operator/judges',
    title: ({ shell }) => shell.entries['operator-judges'],
    component: lazyPart(() =>
      import('#features/operator/judges/judges-screen.tsx').then((each) => each.JudgesScreen),
    ),
    roles: ['operator'],
    entry: { key: 'operator-judges' },
  },
  {
    path: '/operator/people',
    title: ({ shell }) => shell.entries['operator-people'],
    component: lazyPart(() =>
      import('#features/operator/people/people-screen.tsx').then((each) => each.PeopleScreen),
    ),
    roles: ['operator'],
    entry: { key: 'operator-people' },
  },
  {
    path: '/operator/audit',
    title: ({ shell }) => shell.entries['operator-audit'],
    component: lazyPart(() =>
      import('#features/operator/audit-log/audit-log-screen.tsx').then((each) => each.AuditLogScreen),
    ),
    roles: ['operator'],
    entry: { key: 'operator-audit' },
  },
  {
    path: '/operator/server',
    title: ({ shell }) => shell.entries['operator-server'],
    component: lazyPart(() =>
      import('#features/operator/server-state/server-state-screen.tsx').then(
        (each) => each.ServerStateScreen,
      ),
    ),
    roles: ['operator'],
    entry: { key: 'operator-server' },
  },
  {
    path: '/legal-database',
    title: ({ shell }) => shell.entries['legal-database'],
    component: lazyPart(() =>
      import('#features/law/legal-database/legal-database-screen.tsx').then(
        (each) => each.LegalDatabaseScreen,
      ),
    ),
    entry: { key: 'legal-database' },
    roles: EVERYONE,
  },
  {
    path: '/chatbot',
    title: ({ chatbot }) => chatbot.title,
    component: lazyPart(() =>
      import('#features/law/chatbot/chatbot-screen.tsx').then((each) => each.ChatbotScreen),
    ),
    entry: { key: 'chatbot' },
  },
  {
    path: '/predictive-analytics',
    title: ({ foresight }) => foresight.title,
    component: lazyPart(() =>
      import('#features/law/predictive-analytics/predictive-analytics-screen.tsx').then(
        (each) => each.PredictiveAnalyticsScreen,
      ),
    ),
    entry: { key: 'predictive-analytics' },
  },
  {
    path: '/notifications',
    title: ({ notifications }) => notifications.title,
    component: lazyPart(() =>
      import('#features/account/notifications/notifications-screen.tsx').then(
        (each) => each.NotificationsScreen,
      ),
    ),
    roles: EVERYONE,
  },
  {
    path: '/feedback',
    title: ({ shell }) => shell.entries.feedback,
    component: lazyPart(() =>
      import('#features/account/feedback/feedback-screen.tsx').then((each) => each.FeedbackScreen),
    ),
    entry: { key: 'feedback' },
  },
  {
    path: '/settings',
    title: ({ settings }) => settings.title,
    component: lazyPart(() => import('./settings-route.tsx').then((each) => each.SettingsRoute)),
    entry: { key: 'settings' },
    roles: EVERYONE,
  },
  {
    path: '/sync',
    title: ({ sync }) => sync.title,
    component: lazyPart(() => import('./sync-route.tsx').then((each) => each.SyncRoute)),
    roles: EVERYONE,
  },
];
