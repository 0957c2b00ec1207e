/** The frame round every signed-in screen. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

export const shell = {
  product: 'Zamanat',
  /** Ends a sentence that a screen puts together. */
  stop: '.',
  home: 'Zamanat, home',
  titled: (screen: string) => `${screen} · Zamanat`,
  skip: 'Skip to the page',
  screens: 'Screens',
  mainScreens: 'Main screens',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  loading: 'Loading',
  /** Sidebar entries, in the specification's order; `short` ones fit the bottom bar. */
  entries: {
    dashboard: 'Dashboard',
    'judge-calendar': 'Judicial Calendar',
    calculator: 'Bail Calculator',
    'risk-assessment': 'Risk Assessment',
    application: 'Application Generator',
    'case-diary': 'Case Diary',
    'status-tracking': 'Status Tracking',
    hearings: 'Hearings',
    'legal-database': 'Legal Database',
    'predictive-analytics': 'Predictive Analytics',
    chatbot: 'BNS Chatbot',
    feedback: 'Feedback',
    settings: 'Settings',
  },
  short: {
    dashboard: 'Dashboard',
    'judge-calendar': 'Calendar',
    calculator: 'Calculator',
    application: 'Application',
    'status-tracking': 'Status',
  },
  file: 'Application',
  hearing: 'Schedule Hearing',
  roles: { user: 'User', lawyer: 'Lawyer', judge: 'Judge' },
  theme: { toDark: 'Dark theme', toLight: 'Light theme' },
  language: 'Language',
  account: (name: string) => `Account of ${name}`,
  help: 'Help',
  logOut: 'Log out',
  sync: {
    label: 'Sync state',
    saved: `Saved on this ${DEVICE}`,
    waiting: 'Waiting',
    sent: 'Sent',
    needs: 'Needs you',
  },
  offline: {
    signal: (since: string) =>
      `No signal since ${since}. You can go on: everything is saved on this ${DEVICE}.`,
    server: (since: string) =>
      `No answer from the court’s server since ${since}. You can go on: everything is saved on this ${DEVICE}.`,
  },
  noRoom: `There is no room left on this ${DEVICE}: what you type now is not kept. What waits is safe. Delete photos or apps you do not need.`,
  /** First on every screen where this device's clock is not to be trusted: dates are counted by the court's day. */
  clock: {
    differs: (device: string, court: string) =>
      `This ${DEVICE}’s clock says ${device}. By the court’s server it is ${court}: every date here is counted by that day. Set the clock of this ${DEVICE}.`,
    impossible: (device: string, contact: string) =>
      `This ${DEVICE}’s clock says ${device}, which cannot be right. Every date here is counted as of the last contact with the court’s server, on ${contact}. Set the clock, or go online.`,
    setSince: (device: string, contact: string) =>
      `This ${DEVICE}’s clock was set since the last contact with the court’s server, on ${contact}. Dates are counted by the clock, ${device}, until there is a contact.`,
    longAgo: (contact: string) =>
      `The last contact with the court’s server was on ${contact}. Dates are counted by this ${DEVICE}’s clock as of that contact.`,
  },
  find: { open: 'Search everything', short: 'Search', key: 'Ctrl K' },
  bell: {
    open: 'Notifications',
    count: (unread: number) =>
      unread === 1 ? '1 new notification' : `${indianNumber(unread)} new notifications`,
    title: 'Notifications',
    absent: `The list is not on this ${DEVICE} yet. Open it again with a network.`,
  },
  /** On every screen of the demonstration. */
  demo: {
    title: 'Demonstration',
    about: `Invented people, on this ${DEVICE} alone. Nothing is sent: what says Waiting stays here.`,
    steps: { calculator: '1. Calculator', application: '2. Application', order: '3. Order' },
    remove: 'Remove the demonstration',
  },
  landing: 'Bail applications, with or without signal',
  ready: 'Ready for offline',
  readyFor: 'Every screen, PDF and DOCX work without signal from now on.',
  update: {
    offer: 'Update',
    name: 'A new version is ready. Update now; what you typed is saved.',
    later: 'A new version is ready. It can start when nothing is half written.',
  },
  broken: {
    title: 'This screen stopped working',
    safe: `What you saved is safe on this ${DEVICE}. Nothing was sent twice and nothing was lost.`,
    next: 'Reload to go on where you were. If it happens again, go to the first screen.',
    home: 'Go to the first screen',
  },
  blocked: {
    title: 'This device keeps no data for Zamanat',
    next: 'Close other tabs of Zamanat, leave private browsing or free some space, then reload.',
  },
};
