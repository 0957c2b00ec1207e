/** Frame of every signed-in screen. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

export const shell = {
  /** State of a joint application. */
  partlyDecided: (decided: number, of: number) => `${decided} of ${of} decided`,
  /** Bail in some of the FIRs of one application. */
  interim: (day: string | null) =>
    day === null ? 'Pending, interim order' : `Pending, interim order until ${day}`,
  firsGranted: (granted: number, of: number) => `Approved in ${granted} of ${of} FIRs`,
  product: 'Zamanat',
  /** Ends a composed sentence. */
  stop: '.',
  home: 'Zamanat, home',
  titled: (screen: string) => `${screen} · Zamanat`,
  skip: 'Skip to content',
  screens: 'Screens',
  mainScreens: 'Main screens',
  menu: 'Menu',
  closeMenu: 'Close menu',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  loading: 'Loading',
  /** Sidebar entries in the specification's order; `short` ones fit the bottom bar. */
  entries: {
    dashboard: 'Dashboard',
    'judge-calendar': 'Judicial Calendar',
    calculator: 'Bail Calculator',
    'risk-assessment': 'Risk Assessment',
    application: 'Application Generator',
    'which-bail': 'Which bail?',
    'case-diary': 'Case Diary',
    'status-tracking': 'Status Tracking',
    hearings: 'Hearings',
    'legal-database': 'Legal Database',
    'predictive-analytics': 'Predictive Analytics',
    chatbot: 'BNS Chatbot',
    'operator-judges': 'Judges and courts',
    'operator-people': 'People',
    'operator-audit': 'Audit log',
    'operator-server': 'Feedback and limits',
    feedback: 'Feedback',
    help: 'Help',
    settings: 'Settings',
  },
  short: {
    dashboard: 'Dashboard',
    'judge-calendar': 'Calendar',
    calculator: 'Calculator',
    application: 'Application',
    'status-tracking': 'Status',
    'operator-judges': 'Judges',
    'operator-people': 'People',
    'operator-audit': 'Log',
    'operator-server': 'Server',
  },
  file: 'Application',
  hearing: 'Schedule Hearing',
  roles: { user: 'User', lawyer: 'Lawyer', judge: 'Judge', operator: 'Operator' },
  theme: { toDark: 'Dark theme', toLight: 'Light theme' },
  language: 'Language',
  account: (name: string) => `Account of ${name}`,
  help: 'Help',
  lockNow: 'Lock now',
  logOut: 'Log out',
  sync: {
    label: 'Sync status',
    saved: `Saved on this ${DEVICE}`,
    waiting: 'Waiting',
    sent: 'Sent',
    needs: 'Needs you',
  },
  offline: {
    signal: (since: string) =>
      `No signal since ${since}. You can continue: everything is saved on this ${DEVICE}.`,
    server: (since: string) =>
      `No answer from the court’s server since ${since}. You can continue: everything is saved on this ${DEVICE}.`,
  },
  storage: {
    full: `Storage on this ${DEVICE} is full: new text cannot be saved. Delete photos or apps you do not need.`,
    low: `Storage on this ${DEVICE} is almost full: text is saved, new files are not. Delete photos or apps you do not need.`,
    again: `Storage on this ${DEVICE} is full. Free some space and try again.`,
  },
  /** Warning on every screen if the device clock is wrong: dates count from the court's day. */
  clock: {
    differs: (device: string, court: string) =>
      `The clock of this ${DEVICE} shows ${device}; the court’s server shows ${court}. Dates use the server’s date. Correct your clock.`,
    impossible: (device: string, contact: string) =>
      `The clock of this ${DEVICE} shows ${device}, which is wrong. Dates use the last contact with the court’s server, on ${contact}. Correct the clock, or go online.`,
    setSince: (device: string, contact: string) =>
      `The clock of this ${DEVICE} was changed after the last contact with the court’s server, on ${contact}. Dates use the clock, ${device}, until you are online.`,
    longAgo: (contact: string) =>
      `Last contact with the court’s server: ${contact}. Dates use the clock of this ${DEVICE}. Go online to check it.`,
  },
  find: { open: 'Search everything', short: 'Search', key: 'Ctrl K' },
  bell: {
    open: 'Notifications',
    count: (unread: number) =>
      unread === 1 ? '1 new notification' : `${indianNumber(unread)} new notifications`,
    title: 'Notifications',
    absent: 'Notifications are not downloaded. Open them again online.',
  },
  /** On every screen of the demonstration. */
  demo: {
    title: 'Demonstration',
    about: `Sample data on this ${DEVICE} only. Nothing is sent.`,
    steps: { calculator: '1. Calculator', application: '2. Application', order: '3. Order' },
    remove: 'Remove demonstration',
  },
  landing: 'Bail applications, with or without signal',
  ready: 'Ready for offline',
  readyFor: 'Every screen, PDF and DOCX now works offline.',
  foreign: {
    install: 'Not ready for offline use',
    update: 'The update was not installed',
    next: 'This network changes files of the app. Your work is safe. Log in to the network or use another one.',
  },
  update: {
    offer: 'Update',
    name: 'A new version is ready. Update now; your text is saved.',
    later: 'A new version is ready. Save your work to update.',
  },
  broken: {
    title: 'This screen stopped working',
    safe: `Your saved work is safe on this ${DEVICE}.`,
    next: 'Reload to continue. If it happens again, go to the first screen.',
    home: 'Go to the first screen',
    repair: 'Save work or repair the app',
  },
  blocked: {
    title: 'This browser blocks storage for Zamanat',
    next: 'Close other tabs of Zamanat, leave private browsing or free some space, then reload.',
    closed: `Zamanat cannot read or save work on this ${DEVICE} now. It deletes nothing.`,
    works: 'These two work without storage:',
    notSaved: `Nothing can be saved on this ${DEVICE} now.`,
  },
};
