/** Feedback to the operator of the service. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import type { FeedbackType } from '#contract/account/feedback.ts';

export interface FeedbackFormText {
  readonly tab: string;
  readonly lead: string;
  readonly subject: string;
  readonly message: string;
  /** Left out if the form has no such field. */
  readonly details?: string;
  readonly send: string;
  /** Messages of the form for empty fields. */
  readonly required: { readonly subject: string; readonly message: string; readonly details?: string };
}

const forms: Readonly<Record<FeedbackType, FeedbackFormText>> = {
  general: {
    tab: 'General Feedback',
    lead: 'Tell us if something works well or badly.',
    subject: 'Subject',
    message: 'Your feedback',
    send: 'Submit Feedback',
    required: {
      subject: 'Write a subject of a few words.',
      message: 'Write your feedback in a few words.',
    },
  },
  feature: {
    tab: 'Feature Request',
    lead: 'Suggest a feature that the app should have.',
    subject: 'Feature',
    message: 'How would it work?',
    details: 'What would it help you to do?',
    send: 'Submit Request',
    required: {
      subject: 'Name the feature in a few words.',
      message: 'Describe how it would work, in a few words.',
      details: 'Describe what it would help you to do, in a few words.',
    },
  },
  issue: {
    tab: 'Report Issue',
    lead: 'For errors in the app. Report an error in a card of the legal database on the card itself.',
    subject: 'Issue',
    message: 'What happened, and what did you expect?',
    details: 'Steps to reproduce',
    send: 'Submit Report',
    required: {
      subject: 'Name the issue in a few words.',
      message: 'Describe what happened and what you expected.',
      details: 'List the steps, or write "I do not know".',
    },
  },
};

export const feedback = {
  title: 'Feedback',
  kinds: 'Type',
  forms,
  about: `It goes to the operator of this service, not to a court. Do not name a client or a case. Your text stays on this ${DEVICE} until sent.`,
  messageHint: (most: number) => `At most ${indianNumber(most)} characters.`,
  email: 'Email (optional)',
  emailHint: 'For a reply. Leave blank if you do not want one.',
  rating: 'Rating (optional)',
  ratingHint: '1 is poor, 5 is very good.',
  noRating: 'None',
  sending: 'Saving',
  gone: 'Already sent from another window. Start a new one if needed.',
  failed: 'Not saved. Copy your text, reload the page and try again.',
  thanks: {
    title: 'Thank you for your feedback',
    saved: 'Saved. It will be sent to the operator automatically.',
    sent: 'Received by the operator.',
    again: 'Submit Another Feedback',
  },
  history: {
    title: 'Feedback history',
    loading: 'Loading feedback',
    empty: 'No feedback yet',
    emptyText: 'Your feedback and its status appear here.',
    more: 'Show more',
    rated: (rating: number) => `Rating ${rating} of 5`,
    onCard: 'Error in the legal database',
  },
};
