/** Confirmation of the identity before a change in the settings. */
export const identity = {
  title: 'Confirm that it is you',
  lead: 'You logged in a while ago. Confirm once more before this change.',
  password: 'Your password',
  passwordMissing: 'Enter your password.',
  code: 'Code of the app, or a recovery code',
  codeMissing: 'Enter the code of the app, or a recovery code.',
  confirm: 'Confirm',
  confirming: 'Checking',
  passkey: 'Use a passkey',
  noPasskey: 'No passkey was used. Try again, or enter your password.',
  cancel: 'Cancel',
  lost: 'Lost phone? Use a recovery code. Without codes, ask the operator to reset your second factor.',
};
