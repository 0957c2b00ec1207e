export type HelpPicture = 'application' | 'calculator' | 'dashboard';

/** Help, privacy and terms: for anybody, with a network or without. */
export interface SitePaper {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly {
    readonly title: string;
    readonly picture?: { readonly shows: HelpPicture; readonly alt: string };
    readonly says: readonly string[];
  }[];
}

export const help: SitePaper = {
  title: 'Help',
  lead: 'How the work goes, screen by screen. This page is on your device and opens without a network.',
  parts: [
    {
      title: 'Find out when a right to bail accrues',
      picture: { shows: 'calculator', alt: 'The calculator and what it asks for first.' },
      says: [
        'Open Bail Calculator. Write the section, the date of arrest and what you know; leave out what you do not know.',
        'The answer stands first, with the section on which it rests and the day on which it changes. What is missing is named, never guessed.',
      ],
    },
    {
      title: 'Write and file an application',
      picture: { shows: 'application', alt: 'A filed application with its paper below.' },
      says: [
        'Open Application Generator and go through four steps. Every word is kept on your device as you type it.',
        'Press "Generate and file" on the last step. Without a network it says Waiting and goes by itself later; it is filed when it says Sent.',
        'Download gives the paper as PDF or DOCX, also without a network.',
      ],
    },
    {
      title: 'See where your work is',
      picture: { shows: 'dashboard', alt: 'The dashboard: what may be open stands first.' },
      says: [
        'Four words at the top say it: Saved on this phone, Waiting, Sent, Needs you. Press one to see its list.',
        'Needs you is the only one that waits for an act of yours. It says what to do.',
      ],
    },
    {
      title: 'For judges',
      says: [
        'An operator verifies the account and sets the courts. From then on the docket and the calendar are yours, also without a network.',
        'Approve and Reject open the reasons first. For ten seconds an order can be taken back; then it is signed.',
      ],
    },
    {
      title: 'A lost phone, a new phone',
      says: [
        'Log in on the new one: everything that was sent comes by itself. Under Settings, Security, log the lost one out.',
        'What was never sent stands only on the lost phone. Under Settings, Your data, save a file that restores now and then.',
      ],
    },
    {
      title: 'A forgotten password',
      says: [
        'On the log in press "Forgot password?" and write your email. The link in the message works once, within 30 minutes.',
      ],
    },
  ],
};

export const privacy: SitePaper = {
  title: 'Privacy',
  lead: 'What is kept, where, and who sees it.',
  parts: [
    {
      title: 'On your device',
      says: [
        'Your drafts, your cases and copies of what the server has. Nobody else can open them through this app; whoever holds the unlocked device can. Log out to close them, or erase the device under Settings.',
        'Without an account nothing of what you write in the calculator or in the demonstration leaves your device.',
      ],
    },
    {
      title: 'On the server',
      says: [
        'Your account, what you have filed or sent, your settings, and a log of who did what and when. The operator of this site runs the server.',
        'An application is read by you and by the judges before whom it is, and by whoever holds a link that you have made. Every reading by a judge is logged.',
        'No figure is counted about you for advertising, and no other site hears of your visit.',
      ],
    },
    {
      title: 'Your choices',
      says: [
        'Under Settings, Your data, you can take everything along as a file, erase a device, and close the account.',
        'A court keeps what was filed there. Closing an account does not take back an application, an order or the log of them.',
      ],
    },
  ],
};

export const terms: SitePaper = {
  title: 'Terms',
  lead: 'What this service is, and what it is not.',
  parts: [
    {
      title: 'A tool, not advice',
      says: [
        'It computes dates and drafts papers from what you write. It does not replace the Gazette, State amendments, current decisions or the judgment of an advocate.',
        'Read every paper before you file it. Who signs it answers for it.',
      ],
    },
    {
      title: 'Your part',
      says: [
        'Write what is true, keep your password to yourself, and use the account for your own matters or those that you are engaged in.',
        'A link that you share opens the paper for whoever has it. Leave out what must not be read.',
      ],
    },
    {
      title: 'Our part',
      says: [
        'What you write is kept on your device before a screen says so, and a filing reaches the server exactly once.',
        'The operator of this site may set further terms. Ask them where these do not answer.',
      ],
    },
  ],
};
