/** E-mail with the password reset link. */
export const resetMail = {
  subject: 'A new password for Zamanat',
  text: (url: string) =>
    [
      'A new password was requested for the account with this email address.',
      `Choose it here within 30 minutes:\n${url}`,
      'The link works once. The new password logs out every device; work on those devices is kept and opens when you log in again.',
      'If you did not request it, ignore this message: your password does not change.',
    ].join('\n\n'),
};
