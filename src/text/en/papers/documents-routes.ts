/** Other remedies in a paper: the arrest, delay, the end of the trial. */
import type { PartyTerms } from '#text/en/law/party-terms.ts';

/** No field holds the time of the journey, so the breach is a submission and not a fact. */
const timePassed = (party: string, provision: string): string =>
  `The ${party} submits that the time allowed by ${provision} had passed: twenty-four hours, excluding the time necessary for the journey.`;

const arrest = ({ party }: PartyTerms) => ({
  heading: 'Illegality of the arrest',
  noGrounds: (authority: string) =>
    `The ${party} submits that an arrest without furnishing the grounds in writing is vitiated, and so is the custody that followed: ${authority}.`,
  contestedGrounds: (authority: string) =>
    `The grounds of arrest were not furnished in writing. For an arrest of this date the effect of this alone is contested: ${authority} requires prejudice to be shown.`,
  lateGrounds: (authority: string) =>
    `The grounds of arrest were furnished in writing less than two hours before production before the Magistrate. The ${party} submits that this is not sufficient compliance: ${authority}.`,
  producedLate: (arrested: string, produced: string, provision: string) =>
    `The ${party} was arrested on ${arrested} and first produced before a Magistrate on ${produced}. ${timePassed(party, provision)}`,
  notProduced: (arrested: string, on: string, provision: string) =>
    `The ${party} was arrested on ${arrested} and had not been produced before a Magistrate by ${on}. ${timePassed(party, provision)}`,
  moment: (date: string, time: string) => `${date} at ${time}\u00a0IST`,
  noNotice: (authority: string) =>
    `No notice of appearance was issued before the arrest, though no offence alleged is punishable with more than seven years: ${authority}.`,
  noRelative: (provision: string) =>
    `No relative or friend of the ${party} was informed of the arrest, as ${provision} requires.`,
  noReasons: (provision: string) =>
    `The reasons to believe the ${party} guilty were not recorded in writing before the arrest, as ${provision} requires.`,
});

const delay = ({ party }: PartyTerms) => ({
  heading: 'Delay of the trial',
  submitted: (authority: string) =>
    `The ${party} submits that prolonged incarceration with no likelihood of an early conclusion of the trial warrants release: ${authority}.`,
  despiteGate: (authority: string) =>
    `The ${party} submits that prolonged incarceration with no likelihood of an early conclusion of the trial warrants release by this Court, notwithstanding the conditions of the special Act: ${authority}.`,
});

const beforeJudgment = ({ party }: PartyTerms) => ({
  heading: 'Before judgment',
  text: (provision: string) =>
    `If the Court finds reasonable grounds for believing that the ${party} is not guilty of any such offence, ${provision} directs release on a bond to appear for judgment.`,
});

export const routes = (called: PartyTerms) => ({
  arrest: arrest(called),
  delay: delay(called),
  beforeJudgment: beforeJudgment(called),
});
