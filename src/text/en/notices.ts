/** Notices that go after five seconds, and the two sentences for a call that could not be made. */
import { DEVICE } from '#text/device-word.ts';

export const notices = {
  region: 'Notices',
  loginSuccess: { title: 'Success', description: 'You have successfully logged in' },
  registered: {
    title: 'Registration Successful',
    description: 'You have been registered successfully. Please log in.',
  },
  registrationFailed: 'Registration Failed',
  loggedOut: { title: 'Logged Out', description: 'You have been successfully logged out' },
  logoutProblem: { title: 'Error', description: 'There was a problem logging out' },
  logoutAbsent: {
    title: 'You are still logged in',
    description: `This part of the app is not on this ${DEVICE} yet. With a network, reload this page and log out again.`,
  },
  demoProblem: {
    title: 'The demonstration did not open',
    description: 'Reload the page with a network and try again. Nothing was changed.',
  },
  noLanguage: {
    title: 'The language was not changed',
    description: `Its words are not on this ${DEVICE} yet. Choose it again with a network.`,
  },
  accountLanguage: {
    title: 'The language of your account has changed',
    description: 'The screens of your other devices change with it at their next contact.',
  },
  network: 'Network error. Please check your internet connection.',
  server: 'Server error. Please try again later.',
  otherUser: {
    title: 'Logged in as someone else',
    description: 'Another tab changed the account. What you typed is saved with the first one.',
  },
};
