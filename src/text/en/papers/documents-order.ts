/** Bail order on paper, for the judge's signature. Unknown values print as blank lines. */
import { historyEventWords } from '#text/en/work/history-events.ts';

const BLANK = '________';

interface CorrectionText {
  readonly section: string;
  readonly day: string;
  readonly wrong: string;
  readonly right: string;
  /** A sentence. */
  readonly why: string;
}

export const orderPaper = {
  blank: BLANK,
  title: 'ORDER',
  dated: (day: string) => `Dated ${day}`,
  before: (name: string, designation: string) =>
    `${designation.includes('High Court') ? 'Coram' : 'Before'}: ${[name, designation].filter(Boolean).join(', ')}`,
  designations: historyEventWords.designation,
  heading: {
    appearances: 'Appearances',
    application: 'The application',
    reasons: 'Reasons',
    order: 'Order',
  },
  appears: (advocate: string) => `For the applicant: ${advocate}.`,
  prosecutor: `For the State: ${BLANK}, Public Prosecutor.`,
  asked: (title: string) =>
    `This is ${/^application/i.test(title) ? 'an' : 'the'} ${/^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)}.`,
  accused: (fir: string, sections: string) =>
    sections === ''
      ? `It arises out of ${fir}.`
      : `It arises out of ${fir}, registered for offences punishable under ${sections}.`,
  submitted: (headings: string) =>
    `Learned counsel for the applicant submitted on the following grounds: ${headings}.`,
  opposed: `Learned Public Prosecutor submitted: ${BLANK}.`,
  noReasons: 'No reasons are recorded.',
  /** A ticked condition as a sentence. */
  reason: (reason: string) => `${reason}.`,
  granted: (name: string) => `The application is allowed. ${name} shall be released on bail.`,
  refused: (name: string) => `The application of ${name} is rejected.`,
  bond: (amount: string, sureties: number) =>
    sureties === 0
      ? `The applicant shall be released on executing a personal bond of Rs ${amount}, without surety.`
      : `The applicant shall be released on executing a personal bond of Rs ${amount} with ${sureties === 1 ? 'one surety' : `${sureties} sureties`} in the like amount.`,
  noBond: 'No bond is set by this order.',
  conditions: 'The applicant shall abide by the following conditions:',
  condition: (text: string, concern: string) => `${text} (purpose: ${concern})`,
  furnish: `The bond shall be furnished by ${BLANK}.`,
  noOpinion:
    'Nothing stated herein shall be construed as an expression of opinion on the merits of the case.',
  toJail: (jail: string | undefined) =>
    `Let a copy of this order be sent forthwith to the Superintendent${jail ? `, ${jail},` : ' of the jail'} by e-mail, for compliance.`,
  toJailRefused: (jail: string | undefined) =>
    `Let a copy of this order be sent forthwith to the Superintendent${jail ? `, ${jail},` : ' of the jail'} for information.`,
  corrected: ({ section, day, wrong, right, why }: CorrectionText) =>
    `Corrected under section ${section} on ${day}: for “${wrong}” read “${right}”. Reason: ${why} The rest of the order does not change.`,
  /** Above and below the signed text. */
  verification: {
    superseded: (day: string) => `SUPERSEDED by the order of ${day}`,
    supersededInPart: (day: string) => `SUPERSEDED for some of its applicants by the order of ${day}`,
    withdrawn: 'WITHDRAWN with the application',
    conditions: (day: string) => `CONDITIONS REPLACED by the order of ${day}`,
    number: (id: string) => `Number of this order: ${id}`,
    key: (day: string) => `Signed with the passkey of the judge on ${day}.`,
    noKey: 'Not signed by key.',
    compare: (address: string) => `Verify this order at ${address}`,
    differs: 'The words of this print differ from the signed text. Verify the order before you rely on it.',
  },
};
