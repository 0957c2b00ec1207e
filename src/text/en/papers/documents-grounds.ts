/** Grounds proposed from the record: each only if the record has its fact. */
import type { PartyTerms } from '#text/en/law/party-terms.ts';

/** Proof of a ground. */
export type ToBeAnnexed =
  | 'custody-certificate'
  | 'order-of-the-co-accused'
  | 'medical-record'
  | 'order-sheet'
  | 'notice';

export const groundWords = ({ party }: PartyTerms) => ({
  /** Appended to a ground that cites an authority. */
  reliedOn: (authority: string) => `Reliance is placed on ${authority}.`,
  annexed: (number: string) => `See Annexure ${number}.`,
  custody: {
    heading: 'Period of custody',
    text: (custody: string, witnesses: string | null) =>
      [custody, witnesses, `No useful purpose will be served by further incarceration of the ${party}.`]
        .filter(Boolean)
        .join(' '),
  },
  parity: {
    heading: 'Parity with a co-accused',
    granted: (name: string, court: string | null, on: string | null) =>
      `${name}, accused in the same case, was granted bail${court ? ` by ${court}` : ''}${on ? ` on ${on}` : ''}.`,
    text: (granted: string) => `${granted} The ${party} seeks bail on the ground of parity.`,
  },
  person: {
    headings: { woman: 'Woman', child: 'Child', sick: 'Sickness or infirmity' },
    is: { woman: 'a woman', child: 'a child', sick: 'sick or infirm' },
    text: (is: string) =>
      `The ${party} is ${is}, and seeks the special consideration that the law gives to such a person in the matter of bail.`,
  },
  delay: {
    heading: 'Delay of the trial',
    text: (stage: string, own: string | null) =>
      [
        stage,
        own,
        `The trial is not likely to conclude in the near future, and continued custody would amount to pre-trial punishment.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  arrest: {
    heading: 'Arrest without written grounds',
    text: `The grounds of arrest were not furnished to the ${party} in writing. The arrest stands vitiated and the ${party} is entitled to be released on that ground alone.`,
  },
  antecedents: {
    heading: 'No criminal antecedents',
    text: (none: string) => `${none} The ${party} has clean antecedents.`,
  },
  cooperation: {
    heading: 'Cooperation with the investigation',
    text: `The ${party} complied with the notice of appearance issued before arrest and has cooperated with the investigation.`,
  },
});
