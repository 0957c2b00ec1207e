/** The page that the service worker serves when the app does not start. */
import { indianNumber } from '#kernel/indian-number.ts';

const seconds = (n: number) => (n === 1 ? '1 second' : `${indianNumber(n)} seconds`);

export const recoveryWords = {
  title: 'Repair Zamanat',
  about: 'This page works when the app does not open. Nothing changes until you choose.',
  states: {
    'no-app':
      'Zamanat could not start: files of the app are missing or damaged. Records, drafts and unsent work on this device are still here.',
    installed: 'Zamanat is installed again. It opens in two seconds.',
    foreign:
      'Nothing was changed. This network changes files of the app. Log in to the network or connect to another one, then try again.',
    offline: 'Nothing was changed. There is no connection to the server. Try again with signal.',
    full: 'The app was not installed, because storage is full. Delete photos or apps that you do not need, then try again.',
    nobody:
      'No file was made, because nobody is logged in on this device. Its records are sealed. Log in to open them.',
    locked:
      'No file was made, because the records on this device are locked. Enter the PIN here if the app lock has one. Otherwise open Zamanat and unlock it, or log in, then try again.',
    unreadable:
      'No file was made, because the records could not be read. Close other tabs of Zamanat, restart the browser and try again.',
  },
  save: {
    title: '1. Save your work',
    about:
      'Downloads one file with your drafts, unsent work and records on this device. Restore it in Settings.',
    act: 'Save work',
    pin: 'PIN of six digits',
    wrong: (n: number) =>
      `No file was made, because the PIN is wrong. Wait ${seconds(n)}, then try again. Nothing is deleted.`,
    wait: (n: number) => `No file was made. Wait ${seconds(n)} after the last wrong PIN, then try again.`,
  },
  install: {
    title: '2. Install the app again',
    about: 'Downloads every file of the app again and checks it. Records and drafts on this device stay.',
    act: 'Install again',
  },
  open: 'Open Zamanat',
};

export type RecoveryState = keyof typeof recoveryWords.states;
