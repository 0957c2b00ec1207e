/** Settings: profile, security, notifications, appearance, and what is kept of a person and where. */
import type { Layout } from '#contract/layouts.ts';
import type { Reminder } from '#contract/reminders.ts';
import type { Profession, TextSize, Theme } from '#contract/setting-choices.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/held-device.ts';
import { avatarFaults } from './avatar-faults.ts';

const professions: Readonly<Record<Profession, string>> = {
  advocate: 'Advocate',
  judge: 'Judge',
  'law-student': 'Law student',
  'legal-researcher': 'Legal researcher',
};

const reminders: Readonly<Record<Reminder, string>> = {
  '1-hour': '1 hour before',
  '3-hours': '3 hours before',
  '1-day': '1 day before',
  '2-days': '2 days before',
  '1-week': '1 week before',
};

const themes: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', system: 'System' };
const layouts: Readonly<Record<Layout, string>> = { grid: 'Grid', list: 'List', compact: 'Compact' };
const textSizes: Readonly<Record<TextSize, string>> = {
  normal: 'Normal',
  large: 'Large',
  largest: 'Largest',
};

export const settings = {
  title: 'Settings',
  tabsLabel: 'Parts of the settings',
  tabs: {
    profile: 'Profile',
    security: 'Security',
    notifications: 'Notifications',
    appearance: 'Appearance',
    data: 'Your data',
  },
  loading: 'Reading your settings',
  notHere: `Your profile is not on this ${DEVICE} yet. It comes with the next contact with the server.`,
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  synced: `What you save is on this ${DEVICE} at once, and on your other devices with the next contact.`,
  full: `This ${DEVICE} is full: nothing was saved. Free some space and save again.`,
  failed: 'This did not work. Try again; what you typed stays here.',
  network: 'Network error. Please check your internet connection.',
  signedOut: 'The server has logged this device out. Log in again, then try once more.',
  profile: {
    lead: 'The name stands on applications that you file from now on. Your role decides what you may do here; the profession is for your profile alone.',
    name: 'Full Name',
    nameMissing: 'Name is required',
    email: 'Email',
    emailHint: 'It is your log in and cannot be changed.',
    profession: 'Profession',
    noProfession: 'Not said',
    professions,
    number: 'Enrolment number',
    numberHint: 'As the Bar Council gave it, such as MAH/1234/2020.',
    phone: 'Phone',
    address: 'Address',
    courtTitle: 'Court of a new application',
    courtLead: 'A new application begins with it. You can change it there.',
    court: 'Court',
    noCourt: 'None',
    courtPlace: 'Place of the court',
    courtName: 'Name of the court, as printed',
  },
  avatar: {
    title: 'Picture',
    hint: 'JPG, GIF or PNG up to 1MB. It needs a network.',
    choose: 'Choose a picture',
    remove: 'Remove the picture',
    busy: 'Sending',
    of: (name: string) => `Picture of ${name}`,
    done: 'The picture is in use.',
    removed: 'The picture is gone.',
    faults: avatarFaults,
  },
  security: {
    passwordTitle: 'Change password',
    passwordLead:
      'Your other devices are logged out by it. What is on them stays there, closed, until you log in again.',
    current: 'Current password',
    next: 'New password',
    again: 'New password once more',
    change: 'Change the password',
    changing: 'Changing it',
    missing: 'Write the current password, and the new one twice',
    changed: { title: 'Password changed', description: 'Your other devices are logged out.' },
    devicesTitle: 'Where you are logged in',
    devicesLead: 'End a device that is lost or not yours: it closes at its next contact with the server.',
    unknown: 'A browser that gave no name',
    here: 'This device',
    used: 'Last used',
    since: 'Logged in since',
    end: (device: string) => `Log out ${device}`,
    ended: { title: 'Logged out', description: 'That device closes at its next contact.' },
    retry: 'Read again',
  },
  notifications: {
    lead: 'How long before a hearing you want to be reminded. A decision is always told.',
    reminder: 'Remind me',
    reminders,
  },
  appearance: {
    theme: 'Theme',
    themes,
    textSize: 'Text size',
    textSizes,
    language: 'Language',
    languageHint:
      'Hindi has every screen; what is checked before filing, and papers beside the application, still stand in English. Marathi, Tamil, Telugu and Bengali have begun: what is not translated yet stands in English. A language is fetched once, with a network, and is then on this device.',
    layout: 'Dashboard layout',
    layouts,
  },
  data: {
    storageTitle: `What is kept on this ${DEVICE}`,
    used: (used: string, of: string) => `${used} of about ${of} that this browser gives`,
    usedOnly: (used: string) => `${used} in this browser`,
    unknown: 'This browser does not say how much is used.',
    megabytes: (n: number) => `${indianNumber(n)} MB`,
    counted: {
      applications: 'Applications',
      cases: 'Cases',
      hearings: 'Hearings',
      documents: 'Documents kept for reading',
      drafts: 'Drafts',
      waiting: 'Not sent yet',
    },
    granted: 'The browser has promised not to clear it by itself.',
    denied:
      'The browser may clear it when space runs out. Install the app on the home screen, or open it often, and keep a file of it.',
    lossTitle: 'What would be lost with this device',
    noLoss: 'Nothing: everything is on the server.',
    fileTitle: 'Take your work along',
    readable: 'File to read (HTML)',
    readableHint: `Every application, case and draft on this ${DEVICE}, to read and print in any browser. Works without a network.`,
    backup: 'File that restores (ZIP)',
    backupHint: `Drafts, unsent acts and documents that wait, to put back on this or another device. Keep it as safe as a case file. Works without a network.`,
    restore: 'Restore from a file',
    restoreHint: 'What is here stays as it is; what is missing is put back, and nothing is sent twice.',
    server: 'All that the server keeps of you (JSON)',
    serverHint: 'Your account, records, devices and the log of what you did. It needs a network.',
    making: 'Making the file',
    fileSaved: { title: 'File saved', description: 'It holds names and cases. Keep it safe.' },
    restored: (drafts: number, acts: number) =>
      drafts + acts === 0
        ? 'Everything in this file is here already.'
        : `Put back: drafts ${indianNumber(drafts)}, unsent acts ${indianNumber(acts)}.`,
    refused: {
      'no-backup': 'This is no file that restores, or it is damaged. Choose the ZIP that was saved here.',
      newer: 'A newer version of the app made this file. Update the app, then restore.',
      'storage-full': `This ${DEVICE} is full: nothing was put back. Free some space and try again.`,
    },
    otherPerson: (name: string) =>
      `This file is of the account of ${name}. Log in with that account to restore it.`,
    eraseTitle: `Erase this ${DEVICE}`,
    eraseLead: `Logs out and removes every file of this account from this ${DEVICE}. What was sent stays on the server. You are asked again, with what would be lost.`,
    erase: `Erase this ${DEVICE}`,
    closeTitle: 'Close the account',
    closeKept:
      'What a court holds stays: applications that were filed, their cases, documents and hearings, orders, and the log of who did what. They are court records, and the law does not let one party take them back.',
    closeGone:
      'What goes for good: your email, password, picture, profile, settings, private notes, orders you have not signed, feedback, links that you shared, and every log in.',
    closeFile: 'Save your files above first: afterwards nobody can open this account.',
    password: 'Your password, once more',
    passwordMissing: 'Write your password once more',
    close: 'Close my account',
    closing: 'Closing it',
    askTitle: 'Close the account for good?',
    ask: 'This cannot be undone.',
    keep: 'Keep the account',
    closeForGood: 'Close for good',
    closed: {
      title: 'Account closed',
      description: `It is gone, and so is everything of it on this ${DEVICE}.`,
    },
  },
  readable: {
    title: (name: string) => `Zamanat: the work of ${name}`,
    made: (at: string) => `As it stood on this device on ${at}. Not an official copy of any record.`,
    drafts: 'Drafts',
    applications: 'Applications',
    cases: 'Cases',
    feedback: 'Feedback',
    none: 'None',
    noNumber: 'Not numbered yet',
    labels: {
      number: 'Number',
      status: 'Status',
      applicant: 'Applicant',
      filed: 'Filed',
      fir: 'FIR',
      station: 'Police station',
      court: 'Court',
      sections: 'Sections',
      allegations: 'Allegations',
      grounds: 'Grounds',
      conditions: 'Conditions',
      history: 'History',
      next: 'Next hearing',
      changed: 'Last changed',
      description: 'Description',
    },
  },
};
