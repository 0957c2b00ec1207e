/** What the person who asks is called in a paper, and what the paper is called: an appeal has an appellant. */
export interface PartyTerms {
  readonly party: string;
  /** At the head of a sentence, and as a label. */
  readonly Party: string;
  readonly paper: string;
}

export const APPLICANT: PartyTerms = { party: 'applicant', Party: 'Applicant', paper: 'application' };

export const APPELLANT: PartyTerms = { party: 'appellant', Party: 'Appellant', paper: 'appeal' };
