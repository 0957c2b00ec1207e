/** What a paper says on the routes beside its own relief: the arrest itself, delay, the end of the trial. */
import type { PartyTerms } from './party-terms.ts';

const arrest = ({ party }: PartyTerms) => ({
  heading: 'The arrest',
  noGrounds: (authority: string) =>
    `The ${party} submits that an arrest without grounds given in writing is vitiated, and with it the custody that rests on it: ${authority}.`,
  lateGrounds: (authority: string) =>
    `The grounds of arrest were given in writing less than two hours before production before the Magistrate. The ${party} submits that this is no sufficient notice of them: ${authority}.`,
  producedLate: (arrested: string, produced: string, provision: string) =>
    `The ${party} was arrested on ${arrested} and first brought before a Magistrate on ${produced}. ${provision} allows twenty-four hours, the time of the journey left out.`,
  notProduced: (arrested: string, on: string, provision: string) =>
    `The ${party} was arrested on ${arrested} and had not been brought before a Magistrate by ${on}. ${provision} allows twenty-four hours, the time of the journey left out.`,
  moment: (date: string, time: string) => `${date} at ${time}\u00a0IST`,
  noNotice: (authority: string) =>
    `No notice of appearance came before the arrest, though no offence alleged carries more than seven years: ${authority}.`,
  noRelative: (provision: string) =>
    `No relative or friend of the ${party} was told of the arrest. ${provision} requires it.`,
  noReasons: (provision: string) =>
    `The reasons to believe the ${party} guilty were not recorded in writing before the arrest. ${provision} requires it.`,
});

const delay = ({ party }: PartyTerms) => ({
  heading: 'Delay of the trial',
  figures: (on: string, days: string, [examined, cited]: readonly [number, number]) =>
    `By ${on} the ${party} has been in custody for ${days}, and of ${cited} witnesses cited ${examined} ${examined === 1 ? 'has' : 'have'} been examined.`,
  submitted: (authority: string) =>
    `The ${party} submits that custody with no end of the trial in sight calls for release: ${authority}.`,
  despiteGate: (authority: string) =>
    `The ${party} submits that custody with no end of the trial in sight calls for release by this Court, whatever conditions the special Act puts before bail: ${authority}.`,
});

const beforeJudgment = ({ party }: PartyTerms) => ({
  heading: 'Before judgment',
  text: (on: string, provision: string) =>
    `The trial was concluded on ${on}, and judgment is awaited. Where the Court finds reasonable grounds for believing that the ${party} is not guilty of any such offence, ${provision} directs release on a bond to appear for judgment.`,
});

export const routes = (called: PartyTerms) => ({
  arrest: arrest(called),
  delay: delay(called),
  beforeJudgment: beforeJudgment(called),
});
