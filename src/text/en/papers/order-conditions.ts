/** An order that replaces the conditions of bail and leaves the rest of the grant as it is. */
import type { PartyTerms } from '#text/en/law/party-terms.ts';

export const conditionsParts = ({ party }: PartyTerms, side: 'State' | 'respondent') => ({
  asked: {
    applicant: `The ${party} asks that the conditions of bail be changed.`,
    state: `The ${side} asks that the conditions of bail be changed.`,
    court: 'The Court considers the conditions of bail on its own motion.',
  },
  /** By the one who asks. */
  otherSide: {
    applicant: {
      heard: `The ${side} was heard.`,
      'not-appeared': `The ${side} was given notice and did not appear.`,
    },
    state: {
      heard: `The ${party} was heard.`,
      'not-appeared': `The ${party} was given notice and did not appear.`,
    },
    court: {
      heard: 'Both sides were heard.',
      'not-appeared': 'Both sides were given notice and did not appear.',
    },
  },
  request: (day: string, text: string) => `By the request dated ${day} the ${party} asks for: ${text}`,
  bondReduced: (day: string, provision: string | null) =>
    `The bond of the order dated ${day} is reduced${provision ? ` under ${provision}` : ''}.`,
  refused: (day: string) =>
    `The request is rejected. The conditions and the bond of the order dated ${day} remain in force.`,
  replaced: (day: string, provision: string | null) =>
    `The conditions of the order dated ${day} are replaced${provision ? ` under ${provision}` : ''}. From today the ${party} shall abide by the following conditions only:`,
  removed: (day: string, provision: string | null) =>
    `The conditions of the order dated ${day} are removed${provision ? ` under ${provision}` : ''}.`,
  stands: (day: string) => `The bail granted by the order dated ${day} continues on its other terms.`,
  copies: 'Copies',
});
