/** E-mail with a link: plain text, with only the case number. */
export const shareMail = {
  subject: (number: string) => `Bail application ${number}`,
  text: ({ by, number, url, until }: Readonly<Record<'by' | 'number' | 'url' | 'until', string>>) =>
    [
      `${by} shares bail application ${number} with you.`,
      `Open it here; no account is needed:\n${url}`,
      `It can be read until ${until}, unless it is revoked earlier. Anyone with the link can read it: do not forward it.`,
      `Replies go to ${by}.`,
    ].join('\n\n'),
};
