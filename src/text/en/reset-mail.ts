/** The e-mail that leads to a new password. */
export const resetMail = {
  subject: 'A new password for Zamanat',
  text: (url: string) =>
    [
      'Somebody, perhaps you, asked for a new password for the account of this address.',
      `Choose it here, within 30 minutes:\n${url}`,
      'The link works once. With the new password every device is logged out; what is on them stays there, closed, and opens again when you log in.',
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
};
