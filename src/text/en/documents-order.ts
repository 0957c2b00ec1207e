/** What a bail order says on paper. The judge signs it; what is not on the record stays a line for the pen. */
import { told } from './history-events.ts';

const BLANK = '________';

export const orderPaper = {
  blank: BLANK,
  title: 'ORDER',
  dated: (day: string) => `Dated ${day}`,
  before: (name: string, designation: string) => `Before: ${[name, designation].filter(Boolean).join(', ')}`,
  designations: told.designation,
  heading: {
    appearances: 'Appearances',
    application: 'The application',
    reasons: 'Reasons',
    order: 'Order',
  },
  appears: (advocate: string) => `For the applicant: ${advocate}.`,
  prosecutor: `For the State: ${BLANK}, Public Prosecutor.`,
  asked: (title: string) => `The application is: ${title}.`,
  accused: (fir: string, sections: string) =>
    sections === '' ? `It arises from ${fir}.` : `It arises from ${fir}, for: ${sections}.`,
  submitted: (headings: string) => `For the applicant it is submitted under these heads: ${headings}.`,
  opposed: `For the State it is submitted: ${BLANK}.`,
  noReasons: 'No reasons are recorded.',
  /** One that was ticked, as a sentence. */
  reason: (reason: string) => `${reason}.`,
  granted: (name: string) => `The application is allowed. ${name} is to be released on bail.`,
  refused: (name: string) => `The application of ${name} is rejected.`,
  bond: (amount: string, sureties: number) =>
    sureties === 0
      ? `Release is on a personal bond of Rs ${amount}, without surety.`
      : `Release is on a personal bond of Rs ${amount} with ${sureties === 1 ? 'one surety' : `${sureties} sureties`} in the like amount.`,
  noBond: 'No bond is set by this order.',
  conditions: 'Release is on these conditions:',
  condition: (text: string, concern: string) => `${text} (for: ${concern})`,
  furnish: `The bond is to be furnished by ${BLANK}.`,
  noOpinion: 'Nothing in this order is an opinion on the merits of the case.',
  toJail: 'A copy goes to the Superintendent of the jail at once.',
  toJailRefused: 'A copy goes to the Superintendent of the jail.',
};
