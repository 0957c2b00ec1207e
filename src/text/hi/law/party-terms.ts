import type { PartyTerms } from '#text/en/law/party-terms.ts';

/** Both forms are the same before a postposition. */
export const APPLICANT: PartyTerms = { party: 'आवेदक', Party: 'आवेदक', paper: 'आवेदन' };

export const APPELLANT: PartyTerms = { party: 'अपीलार्थी', Party: 'अपीलार्थी', paper: 'अपील' };
