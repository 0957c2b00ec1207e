/** The e-mail that brings a link: plain text, and no word of the case but its number. */
export const shareMail = {
  subject: (number: string) => `Bail application ${number}`,
  text: ({ by, number, url, until }: Readonly<Record<'by' | 'number' | 'url' | 'until', string>>) =>
    [
      `${by} shares bail application ${number} with you.`,
      `Open it here, no account is needed:\n${url}`,
      `It can be read until ${until}, unless it is ended before. Whoever has the link can read it: do not pass it on.`,
      `Answers to this message go to ${by}.`,
    ].join('\n\n'),
};
