/** Feedback to the operator of the service. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import type { FeedbackType } from '#contract/feedback.ts';

export interface FeedbackFormText {
  readonly tab: string;
  readonly lead: string;
  readonly subject: string;
  readonly message: string;
  /** Left out: the form asks for none. */
  readonly details?: string;
  readonly send: string;
  /** The form's own sentences where a field stands empty. */
  readonly required: { readonly subject: string; readonly message: string; readonly details?: string };
}

const forms: Readonly<Record<FeedbackType, FeedbackFormText>> = {
  general: {
    tab: 'General Feedback',
    lead: 'What works for you, and what does not.',
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
    lead: 'What the app should do that it does not do yet.',
    subject: 'What do you wish for?',
    message: 'How would it work?',
    details: 'What would it help you to do?',
    send: 'Submit Request',
    required: {
      subject: 'Name the feature in a few words.',
      message: 'Say how it would work, in a few words.',
      details: 'Say what it would help you to do, in a few words.',
    },
  },
  issue: {
    tab: 'Report Issue',
    lead: 'Something is wrong or does not work. An error on a card of the legal database is best reported on the card itself.',
    subject: 'What is wrong?',
    message: 'What happened, and what did you expect?',
    details: 'Steps that lead to it',
    send: 'Submit Report',
    required: {
      subject: 'Name the issue in a few words.',
      message: 'Say what happened and what you expected.',
      details: 'Write down the steps that lead to it, or "I do not know".',
    },
  },
};

export const feedback = {
  title: 'Feedback',
  kinds: 'What you want to say',
  forms,
  about: `It goes to the operator of this service, not to a court. Write nothing about a client or a case. What you type stays on this ${DEVICE} until you send it.`,
  messageHint: (most: number) => `At most ${indianNumber(most)} characters.`,
  email: 'Email (optional)',
  emailHint: 'For a question about it. Empty it if you want none.',
  rating: 'Rating (optional)',
  ratingHint: '1 is poor, 5 is very good.',
  noRating: 'None',
  sending: 'Saving',
  gone: 'This was sent from another window. Write anew if you have more to say.',
  full: `This ${DEVICE} is full: your feedback is not kept. Free some space, or copy your text, before you leave this page.`,
  failed: 'This did not work. Copy your text, reload the page and try again.',
  thanks: {
    title: 'Thank you for your feedback',
    saved: `It is safe on this ${DEVICE}, and goes to the operator by itself.`,
    sent: 'The operator has it.',
    again: 'Submit Another Feedback',
  },
  history: {
    title: 'Feedback history',
    loading: 'Reading your feedback',
    empty: 'No feedback yet',
    emptyText: 'What you send appears here, with how far it has got.',
    more: 'Show more',
    rated: (rating: number) => `Rating ${rating} of 5`,
    onCard: 'Error in the legal database',
  },
};
