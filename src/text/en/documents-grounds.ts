/** Grounds that the record itself gives: each sentence is proposed only where the record holds its fact. */
import type { PartyTerms } from './party-terms.ts';

/** What would prove a ground. */
export type ToBeAnnexed =
  | 'custody-certificate'
  | 'order-of-the-co-accused'
  | 'medical-record'
  | 'order-sheet'
  | 'notice';

export const groundWords = ({ party }: PartyTerms) => ({
  /** After the last words of a ground that rests on an authority. */
  reliedOn: (authority: string) => `Relied on: ${authority}.`,
  annexed: (number: string) => `See Annexure ${number}.`,
  custody: {
    heading: 'Custody so far',
    text: (custody: string, witnesses: string | null) =>
      [custody, witnesses, `The ${party} submits that further custody serves no purpose of the case.`]
        .filter(Boolean)
        .join(' '),
  },
  parity: {
    heading: 'Parity with a co-accused',
    granted: (name: string, court: string | null, on: string | null) =>
      `${name}, accused in the same case, was granted bail${court ? ` by ${court}` : ''}${on ? ` on ${on}` : ''}.`,
    text: (granted: string) => `${granted} The ${party} asks to be treated alike.`,
  },
  person: {
    headings: { woman: 'A woman', child: 'A child', sick: 'Sickness or infirmity' },
    is: { woman: 'a woman', child: 'a child', sick: 'sick or infirm' },
    text: (is: string) =>
      `The ${party} is ${is}. The law sets such a person apart where bail is considered, and the ${party} relies on that.`,
  },
  delay: {
    heading: 'Delay of the trial',
    text: (stage: string, own: string | null) =>
      [
        stage,
        own,
        `The ${party} submits that the trial is not near its end and that custody until then would be punishment before trial.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  arrest: {
    heading: 'Arrest without written grounds',
    text: `The ${party} was never given the grounds of arrest in writing. Release is asked for on this ground by itself, whatever the merits.`,
  },
  antecedents: {
    heading: 'No antecedents',
    text: (none: string) => `${none} The ${party} relies on an unblemished record.`,
  },
  cooperation: {
    heading: 'Cooperation with the investigation',
    text: `A notice of appearance was given before the arrest, and the ${party} did what it asked.`,
  },
});
