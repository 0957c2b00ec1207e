/** Login, registration, logout. Words of the specification. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

const seconds = (n: number) => (n === 1 ? '1 second' : `${indianNumber(n)} seconds`);

export const session = {
  email: 'Email',
  password: 'Password',
  login: {
    title: 'Log in',
    lead: `Log in to open your drafts and files on this ${DEVICE}.`,
    deleted: {
      lead: 'Log in to download your records again.',
      text: (n: number, since: string) =>
        `The browser deleted the data of Zamanat on this ${DEVICE}. ${
          n === 1
            ? `1 unsent item, from ${since}, is lost`
            : `${indianNumber(n)} unsent items, the oldest from ${since}, are lost`
        }. After the login, Needs you lists the next steps.`,
    },
    submit: 'Log in',
    busy: 'Logging in...',
    empty: 'Please enter both email and password',
    noAccount: 'No account yet?',
    register: 'Register',
    forgot: 'Forgot password?',
    invalid: 'Invalid credentials. Please check your email and password.',
    failed: 'Login failed. Please try again.',
    revoked: 'This device was logged out. Log in again to open your work.',
    expired: 'Log in again to continue. You return to the same page.',
    lostAccount: `If the password is correct, the court’s server may have been restored from a backup older than your account. Register again with the same email: your work on this ${DEVICE} is kept.`,
  },
  register: {
    title: 'Create an account',
    lead: 'For advocates, judges and litigants.',
    name: 'Full Name',
    confirm: 'Confirm Password',
    passwordHint: 'At least 8 characters',
    role: 'I am a…',
    chooseRole: 'Choose',
    roles: { user: 'User', lawyer: 'Lawyer', judge: 'Judge' },
    judgeHint: 'A judge account must be verified by the operator before it shows a docket.',
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
    lead: 'Enter the email of your account. We send a link to set a new password.',
    submit: 'Send link',
    busy: 'Sending...',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If ${email} has an account here, an email has been sent. Its link works once, within 30 minutes.`,
    none: 'No email after a few minutes? Check spam and the address, and try again.',
    again: 'Send again',
    failed: 'Not sent. Try again in a moment.',
    back: 'Back to log in',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'All devices are logged out and passkeys are removed. Work on those devices is kept and opens when you log in again.',
    password: 'New password',
    confirm: 'Confirm new password',
    submit: 'Set password',
    busy: 'Saving...',
    required: 'Enter the new password twice',
    noLink: 'The link is incomplete. Open it from the email, or ask for a new one.',
    failed: 'Not saved. Ask for a new link.',
    ask: 'Send a new link',
    done: { title: 'New password set', description: 'Log in with it.' },
  },
  passkey: {
    logIn: 'Log in with a passkey',
    busy: 'Waiting for your passkey...',
    none: 'No passkey was used. Try again, or log in with your password.',
  },
  code: {
    title: 'Second step',
    lead: 'Enter the code of your authenticator app or a recovery code, or use your passkey.',
    code: 'Code',
    hint: 'Six digits of the app, or a recovery code',
    missing: 'Enter the code',
    lost: 'Lost the app and the recovery codes? Ask the operator of your court’s server to reset your second factor.',
    back: 'Back to log in',
  },
  confirmEmail: {
    title: 'Confirm your email',
    lead: 'This shows that you read the email of your account.',
    submit: 'Confirm email',
    busy: 'Confirming...',
    noLink: 'The link is incomplete. Open it from the email, or send a new one.',
    failed: 'Not confirmed. Try again in a moment.',
    done: 'Your email is confirmed.',
    sendNew: 'Send a new link',
    open: 'Open Zamanat',
  },
  provider: {
    title: 'Finish logging in',
    lead: 'You were returned from your other account.',
    or: 'or',
    with: (name: string) => `Log in with ${name}`,
    busy: 'Logging in...',
    reading: 'Logging you in',
    roleLead: 'This is your first login. Your role sets what you can do.',
    linkLead: 'An account with this email already exists. Enter its password once to link both.',
    go: 'Log in',
    failed: 'Login failed. Start again from the login page.',
    failures: {
      denied: 'Login was not allowed. Try another way.',
      expired:
        'This took longer than ten minutes, or started in another browser. Start again from the login page.',
      often: 'Too many tries. Try again in fifteen minutes, or log in with your password.',
      failed: 'The other service did not respond correctly. Try again later, or log in with your password.',
    },
    back: 'Back to log in',
  },
  lock: {
    title: 'Zamanat is locked',
    lead: 'Enter your PIN to open your work.',
    pin: 'PIN of six digits',
    submit: 'Unlock',
    busy: 'Unlocking...',
    six: 'Enter the six digits of your PIN.',
    wrong: (n: number) => `Wrong PIN. Wait ${seconds(n)}, then try again. Nothing is deleted.`,
    wait: (n: number) => `Wait ${seconds(n)}, then try again.`,
    waiting: (n: number) =>
      n === 1
        ? '1 unsent item waits. It is sent after you unlock.'
        : `${indianNumber(n)} unsent items wait. They are sent after you unlock.`,
    forgotten: `Forgot the PIN? Your work stays on this ${DEVICE} and opens after a login.`,
    logIn: 'Log in again',
    passkeyLead: 'Use your passkey to open your work.',
    byPasskey: 'Unlock with the passkey',
    noPasskey: 'No passkey was used. Try again, or log in again.',
    otherPasskey: 'This passkey does not open your work. Nothing is deleted. Log in again.',
    passkeyLost: `Lost the passkey? Your work stays on this ${DEVICE} and opens after a login.`,
  },
  logout: {
    title: 'Log out?',
    nothing: `Everything is sent. Your files stay on this ${DEVICE}, locked until you log in again.`,
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
    settings: `Your latest bookmarks and settings are only on this ${DEVICE}.`,
    sending: 'Sending...',
    reports: (n: number) =>
      n === 1
        ? `1 unfinished message to the operator is only on this ${DEVICE}.`
        : `${n} unfinished messages to the operator are only on this ${DEVICE}.`,
    diary: (n: number) =>
      n === 1
        ? `1 diary entry or scanned page is only on this ${DEVICE}.`
        : `${n} diary entries and scanned pages are only on this ${DEVICE}.`,
    received: (n: number) =>
      n === 1
        ? `1 received text or file is only on this ${DEVICE}.`
        : `${n} received texts and files are only on this ${DEVICE}.`,
    forms: (n: number) =>
      n === 1
        ? `1 unsaved form exists only on this ${DEVICE}.`
        : `${n} unsaved forms exist only on this ${DEVICE}.`,
    stays: `They stay on this ${DEVICE} and reopen when you log in.`,
    stay: 'Stay',
    leave: 'Log out',
    remove: `Remove everything from this ${DEVICE}`,
    eraseTitle: `Remove everything from this ${DEVICE}?`,
    eraseNothing: `The copy on this ${DEVICE} is deleted. Sent work stays on the court’s server.`,
    eraseLoss: 'These will be lost permanently:',
    erase: 'Remove permanently',
    busy: 'Logging out...',
  },
  signedOut: {
    strip: (n: number) => (n === 1 ? 'Log in to send 1 item.' : `Log in to send ${indianNumber(n)} items.`),
    stripNone: `Logged out by the server. Your work on this ${DEVICE} can still be read.`,
    logIn: 'Log in',
  },
  tooOld: {
    strip: `Update the app to continue syncing. Your work is safe on this ${DEVICE}.`,
    update: 'Update',
  },
};
