/** Name of the applying party and of the paper: an appeal has an appellant. */
export interface PartyTerms {
  readonly party: string;
  /** At the start of a sentence, and as a label. */
  readonly Party: string;
  readonly paper: string;
}

export const APPLICANT: PartyTerms = { party: 'applicant', Party: 'Applicant', paper: 'application' };

export const APPELLANT: PartyTerms = { party: 'appellant', Party: 'Appellant', paper: 'appeal' };
