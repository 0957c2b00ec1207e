export type HelpPicture = 'application' | 'calculator' | 'dashboard';

/** Help, privacy and terms, available to all users offline. */
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
  lead: 'How to use each screen. This page works offline.',
  parts: [
    {
      title: 'Find out when a right to bail accrues',
      picture: { shows: 'calculator', alt: 'The calculator with its first fields.' },
      says: [
        'Open Bail Calculator. Enter the section, the date of arrest and the facts you know. Leave the rest blank.',
        'The answer comes first, with its section and the date on which it changes. Missing details are listed.',
      ],
    },
    {
      title: 'Write and file an application',
      picture: { shows: 'application', alt: 'A filed application with its document below.' },
      says: [
        'Open Application Generator and complete four steps. Your text is saved on your device as you type.',
        'Press "Generate and file" on the last step. Offline it shows Waiting and is sent automatically later; it is filed when it shows Sent.',
        'Download gives the document as PDF or DOCX, also offline.',
      ],
    },
    {
      title: 'Check the status of your work',
      picture: { shows: 'dashboard', alt: 'The dashboard, with rights that may have accrued first.' },
      says: [
        'The top of the screen shows four states: Saved on this phone, Waiting, Sent, Needs you. Press one to see its list.',
        'Only Needs you requires action. It shows what to do.',
      ],
    },
    {
      title: 'For judges',
      says: [
        'An operator verifies the account and sets the courts. After that you see the docket and the calendar, also offline.',
        'Approve and Reject first open the reasons. An order can be undone for ten seconds after signing.',
      ],
    },
    {
      title: 'A lost phone, a new phone',
      says: [
        'Log in on the new phone: everything that was sent is downloaded. Under Settings, Security, log out the lost one.',
        'Unsent work is only on the lost phone. Save a backup file regularly under Settings, Your data.',
      ],
    },
    {
      title: 'Forgotten password',
      says: [
        'On the login page press "Forgot password?" and enter your email. The link in the email works once, within 30 minutes.',
      ],
    },
  ],
};

export const privacy: SitePaper = {
  title: 'Privacy',
  lead: 'Which data is stored, where, and who can see it.',
  parts: [
    {
      title: 'On your device',
      says: [
        'Your drafts, your cases and copies of server data. Nobody else can open them in this app unless they hold the unlocked device. Log out to lock them, or erase the device under Settings.',
        'Without an account, no entry in the calculator or the demonstration leaves your device.',
      ],
    },
    {
      title: 'On the server',
      says: [
        'Your account, filed and sent work, settings, and an activity log. The operator of this site runs the server.',
        'An application can be read by you, by the judges of its court, and by anyone who has a link that you made. Every reading by a judge is logged.',
        'There is no advertising and no tracking, and no other site is informed of your visit.',
      ],
    },
    {
      title: 'Your choices',
      says: [
        'Under Settings, Your data, you can export your work, erase a device and close the account.',
        'Court records are kept. Closing an account does not withdraw an application, an order or their log.',
      ],
    },
  ],
};

export const terms: SitePaper = {
  title: 'Terms',
  lead: 'The scope of this service.',
  parts: [
    {
      title: 'A tool, not advice',
      says: [
        'It computes dates and drafts documents from your entries. It does not replace the Gazette, State amendments, current decisions or the judgment of an advocate.',
        'Read every document before filing. The person who signs it is responsible for it.',
      ],
    },
    {
      title: 'Your part',
      says: [
        'Enter true facts, keep your password secret, and use the account only for your own matters or those you are engaged in.',
        'Anyone with a shared link can read the document. Remove details that must not be read.',
      ],
    },
    {
      title: 'Our part',
      says: [
        'Your text is saved on your device before a screen shows it as saved, and a filing reaches the server exactly once.',
        'The operator of this site may set further terms. Ask the operator if these do not answer your question.',
      ],
    },
  ],
};
