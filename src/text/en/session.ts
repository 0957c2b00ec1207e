/** Log in, register, log out. The specification's words. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

export const session = {
  email: 'Email',
  password: 'Password',
  login: {
    title: 'Log in',
    lead: `Your drafts and files on this ${DEVICE} open with your account.`,
    submit: 'Log in',
    busy: 'Logging in...',
    empty: 'Please enter both email and password',
    noAccount: 'No account yet?',
    register: 'Register',
    forgot: 'Forgot password?',
    invalid: 'Invalid credentials. Please check your email and password.',
    revoked: 'This device was logged out. Log in again to open what is on it.',
    expired: 'Log in again to go on. You will be back where you were.',
    lostAccount: `If the password is right, the court’s server may have been restored from a backup that is older than your account. Register again with the same email: what is on this ${DEVICE} goes along.`,
  },
  register: {
    title: 'Create an account',
    lead: 'For lawyers, judges and people who follow their own matter.',
    name: 'Full Name',
    confirm: 'Confirm Password',
    passwordHint: 'At least 8 characters',
    role: 'Role',
    roles: { user: 'User', lawyer: 'Lawyer', judge: 'Judge' },
    judgeHint: 'A judge account sees no docket until the operator has verified it.',
    submit: 'Create account',
    busy: 'Creating account...',
    required: 'All fields are required',
    email: 'Enter an email address such as name@example.in.',
    short: 'Password must be at least 8 characters',
    mismatch: 'Passwords do not match',
    failed: 'Registration failed. Please try again.',
    haveAccount: 'Already registered?',
    logIn: 'Log in',
  },
  forgot: {
    title: 'Forgot password',
    lead: 'Write the email of your account. A link to a new password is sent there.',
    submit: 'Send the link',
    busy: 'Asking...',
    sentTitle: 'Look into your mail',
    sent: (email: string) =>
      `If ${email} has an account here, a message is on its way. Its link works once, within 30 minutes.`,
    none: 'Nothing after a few minutes? Look among unwanted mail, check the address, and ask again.',
    again: 'Ask again',
    failed: 'This did not work. Try again in a moment.',
    back: 'Back to log in',
  },
  reset: {
    title: 'Choose a new password',
    lead: `With it every device is logged out, and your passkeys go. What is on them stays there, closed, and opens again when you log in: unsent work too.`,
    password: 'New password',
    confirm: 'New password once more',
    submit: 'Set the password',
    busy: 'Setting it...',
    required: 'Write the new password twice',
    noLink: 'This address has no link in it. Open the link from the message, or ask for a new one.',
    failed: 'This did not work. Ask for a new link.',
    ask: 'Ask for a new link',
    done: { title: 'New password set', description: 'Log in with it.' },
  },
  passkey: {
    logIn: 'Log in with a passkey',
    busy: 'Waiting for your passkey...',
    none: 'No passkey was used. Try again, or log in with your password.',
  },
  provider: {
    title: 'Finish logging in',
    lead: 'You come back from where your other account is.',
    or: 'or',
    with: (name: string) => `Log in with ${name}`,
    busy: 'Logging in...',
    reading: 'Logging you in',
    roleLead: 'This is your first time here. Your role decides what you may do.',
    linkLead:
      'An account with this email is here already. Write its password once, and both open it from then on.',
    go: 'Log in',
    failed: 'This did not work. Begin again at the log in.',
    failures: {
      denied: 'You have not allowed it there. Log in another way, or begin again.',
      expired:
        'This took longer than ten minutes, or was begun in another browser. Begin again at the log in.',
      often: 'Too many tries. Try again in fifteen minutes, or log in with your password.',
      failed: 'The other side did not answer as it should. Try again later, or log in with your password.',
    },
    back: 'Back to log in',
  },
  logout: {
    title: 'Log out?',
    nothing: `Everything is sent. Your files stay on this ${DEVICE}, closed until you log in again.`,
    unsent: (n: number) =>
      n === 1 ? '1 item is not sent yet.' : `${indianNumber(n)} items are not sent yet.`,
    drafts: (n: number) =>
      n === 1
        ? `1 draft is only on this ${DEVICE}.`
        : `${indianNumber(n)} drafts are only on this ${DEVICE}.`,
    orders: (n: number) =>
      n === 1
        ? `1 unfinished order is only on this ${DEVICE}.`
        : `${n} unfinished orders are only on this ${DEVICE}.`,
    settings: `Your newest bookmarks and settings are only on this ${DEVICE}.`,
    sending: 'Sending what waits ...',
    reports: (n: number) =>
      n === 1
        ? `1 unfinished message to the operator is only on this ${DEVICE}.`
        : `${n} unfinished messages to the operator are only on this ${DEVICE}.`,
    diary: (n: number) =>
      n === 1
        ? `1 diary entry or scanned page is only on this ${DEVICE}.`
        : `${n} diary entries and scanned pages are only on this ${DEVICE}.`,
    forms: (n: number) =>
      n === 1
        ? `What is typed in 1 form, and not saved, is only on this ${DEVICE}.`
        : `What is typed in ${n} forms, and not saved, is only on this ${DEVICE}.`,
    stays: `They stay on this ${DEVICE}, closed, and go on when you log in again.`,
    stay: 'Stay',
    leave: 'Log out',
    remove: `Remove everything from this ${DEVICE}`,
    eraseTitle: `Remove everything from this ${DEVICE}?`,
    eraseNothing: `The copy of your files on this ${DEVICE} goes. What was sent stays on the court’s server.`,
    eraseLoss: 'These cannot be brought back:',
    erase: 'Remove for good',
    busy: 'Logging out...',
  },
  signedOut: {
    strip: (n: number) => (n === 1 ? 'Log in to send 1 item.' : `Log in to send ${indianNumber(n)} items.`),
    stripNone: `Logged out by the server. What is on this ${DEVICE} stays readable.`,
    logIn: 'Log in',
  },
  tooOld: {
    strip: `The court’s server asks for a newer version of this app. Until then nothing is sent and nothing new comes; all of it stays on this ${DEVICE}.`,
    update: 'Update',
  },
};
