/** Notices that disappear after five seconds, and the two messages for a failed request. */

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
    description: 'This part of the app is not downloaded. Go online, reload this page and log out again.',
  },
  demoProblem: {
    title: 'Demonstration not opened',
    description: 'Reload the page online and try again. Nothing was changed.',
  },
  noLanguage: {
    title: 'Language not changed',
    description: 'This language is not downloaded. Choose it again online.',
  },
  accountLanguage: {
    title: 'Account language changed',
    description: 'Your other devices change when they next connect.',
  },
  network: 'Network error. Please check your internet connection.',
  server: 'Server error. Please try again later.',
  otherUser: {
    title: 'Logged in as someone else',
    description: 'Another tab changed the account. Your text is saved in the first account.',
  },
};
