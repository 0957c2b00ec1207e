/** E-mail with the link that confirms the address. */
export const confirmMail = {
  subject: 'Confirm your email for Zamanat',
  text: (url: string) =>
    [
      'An account of Zamanat has this email address.',
      `Confirm the address here within two days:\n${url}`,
      'The link works once. If the account is not yours, ignore this message.',
    ].join('\n\n'),
};
