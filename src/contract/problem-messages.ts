/** The English sentence of each error code. */
import type { ProblemCode } from './problem.ts';

/** The specification's wording if it has one; otherwise a message with an instruction. */
export const MESSAGE_OF: Readonly<Record<ProblemCode, string>> = {
  'invalid-request': 'Correct the marked fields and send again.',
  unauthenticated: 'Log in to continue.',
  'wrong-credentials': 'Invalid credentials. Please check your email and password.',
  revoked: 'This device was logged out. Log in again to continue.',
  forbidden: 'You do not have permission to do this.',
  'forgery-check': 'This page is out of date. Reload it and try again.',
  'judge-not-verified': 'Your judge account is not verified yet. Ask the operator to verify it.',
  'second-factor-needed':
    'A judge needs a second factor. Set it up in Settings, Security, or log in again with it.',
  'not-found': 'Not found, or you do not have access to it.',
  'unknown-call':
    'The court\u2019s server does not support this request yet. It will be sent after the server is updated.',
  'email-taken': 'An account with this email already exists. Log in, or use another email.',
  'role-needed': 'Choose a role. It sets what you can do.',
  'link-needed': 'An account with this email already exists. Enter its password once to link both.',
  'identity-needed': 'Confirm that it is you, then do this again.',
  'code-needed': 'Enter the code of your authenticator app, or a recovery code.',
  'id-taken': 'A record with this id already exists with different content.',
  'status-closed': 'This application is no longer pending, so it cannot be changed.',
  'key-in-progress': 'This request is being processed. Try again in a moment.',
  'cursor-expired': 'This device was offline for long. All data will be downloaded again.',
  'history-changed':
    'The court\u2019s server was restored from a backup. This device keeps its records and compares them.',
  'other-database':
    'The court\u2019s server has another database than before. This device keeps its records and compares them.',
  'share-ended': 'This link was revoked. Ask the sender for a new one.',
  'share-expired': 'This link has expired. Ask the sender for a new one.',
  'stale-version': 'Someone else changed this. Check it again before you continue.',
  'too-large': 'This is too large to send. Shorten it and try again.',
  'unsupported-media': 'Send this as JSON.',
  'key-reused': 'This key was used for another request. Send it with a new key.',
  'unknown-field':
    'The court\u2019s server is older than this app. This will be sent after the server is updated.',
  'client-too-old': 'This version of the app is too old. Update it; nothing is lost.',
  'rate-limited': 'Too many tries. Wait a little and try again.',
  internal: 'Server error. Please try again later.',
  unavailable: 'Server error. Please try again later.',
};
