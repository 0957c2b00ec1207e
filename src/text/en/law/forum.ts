/** The forum of a matter: court, way after a refusal, respondent and notices. */
import type { ForumCourt, Respondent } from '#law/forum/act-forum.ts';
import { plural } from '#text/en/plural.ts';

export const forum = {
  title: 'Court and notices',
  courts: {
    magistrate: 'Magistrate',
    'executive-magistrate': 'Executive Magistrate with judicial powers',
    'chief-magistrate': 'Chief Judicial or Chief Metropolitan Magistrate',
    'special-magistrate': 'Special Court of Magistrate rank',
    sessions: 'Court of Session',
    designated: 'Designated Court',
    special: 'Special Court',
    'childrens-court': 'Children’s Court',
    board: 'Juvenile Justice Board',
    high: 'High Court',
  } satisfies Record<ForumCourt, string>,
  first: (court: string) => `Apply first to the ${court}.`,
  appellate: (court: string) => `The appeal against the judgment lies to the ${court}.`,
  otherwise: (court: string) => `Until one is constituted or designated: the ${court}.`,
  unchecked: 'Check the section in the State Act.',
  beforeArrest: (court: string) => `Before arrest: the ${court}.`,
  refused: {
    application: (court: string) => `After a refusal: application to the ${court}.`,
    appeal: (court: string, n: number) =>
      `After a refusal: appeal to the ${court} within ${plural(n, 'day', 'days')}.`,
    byPractice: (court: string) =>
      `After a refusal: appeal or application to the ${court}, by the practice of that court.`,
    contested: 'High Courts differ on the way after a refusal.',
  },
  others: (courts: string) =>
    `The charge also names: ${courts}. The court that took cognizance hears the case.`,
  notices: {
    victim: 'Give notice to the victim, who is entitled to be heard.',
    child: 'Give notice to the family or guardian of the child, who may be heard through counsel.',
    wife: 'The married woman must be heard.',
    prosecutor: 'The prosecutor must have an opportunity to oppose.',
  },
  respondent: (names: string) => `Respondent: ${names}.`,
  respondentAsked: (names: string) => `Respondent: ${names}, whichever authority arrested.`,
  or: ' or ',
  respondents: {
    'state-police': 'the State, through the police station',
    ed: 'Directorate of Enforcement',
    cbi: 'Central Bureau of Investigation',
    ncb: 'Narcotics Control Bureau',
    customs: 'Customs',
    dri: 'Directorate of Revenue Intelligence',
    gst: 'GST authority',
    sfio: 'Serious Fraud Investigation Office',
    nia: 'National Investigation Agency',
    'income-tax': 'Income Tax Department',
    department: 'the department that lodged the complaint',
    'private-complainant': 'the complainant',
  } satisfies Record<Respondent, string>,
  waiting: 'The court is not known yet: a section is not read.',
};
