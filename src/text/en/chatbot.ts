/** The chatbot's screen; what it answers is in `chat-answers.ts`. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/held-device.ts';

const questions: readonly string[] = [
  'What are the eligibility criteria for bail?',
  'How do I apply for bail?',
  'What conditions can a court impose on bail?',
  'What is anticipatory bail?',
  'What documents are needed for a bail application?',
];

export const chatbot = {
  title: 'BNS Chatbot',
  lead: `Answers from the law tables on this ${DEVICE}, each with the sections it rests on. It works without a network, and nothing you ask leaves this ${DEVICE}.`,
  reading: 'Opening your conversations',
  log: 'Conversation',
  you: 'You',
  bot: 'Chatbot',
  empty: {
    title: 'Ask a question',
    text: 'In English, Hindi or Hinglish: a section, its punishment, a date, or how something is done. Each question stands alone, so name the section again in the next one.',
  },
  suggested: 'Suggested questions',
  questions,
  resources: 'Legal resources',
  question: 'Your question',
  keys: 'Enter sends; Shift and Enter begin a new line.',
  send: 'Send',
  looking: 'Looking it up',
  opening: 'The law tables are being opened; your question is answered as soon as they are.',
  faults: {
    blank: 'Type a question first, or choose a suggested one.',
    tooLong: (most: number, given: number) =>
      `A question has at most ${indianNumber(most)} letters; this one has ${indianNumber(given)}. Ask one thing at a time; what you typed stays.`,
    missing: `The law tables are not on this ${DEVICE} yet. Open this page once with a network, and send it again; what you typed stays.`,
  },
  failed: (reason: string) =>
    `I apologize, there was an error processing your request: ${reason}. Please try again later.`,
  unexpected: 'An unexpected error occurred',
  citations: 'Provisions',
  stop: 'Stop',
  stopped: 'You stopped this answer; the rest of it is missing. Ask again for the whole.',
  copy: 'Copy',
  copied: 'Answer copied',
  notCopied: 'Could not copy',
  copyByHand: 'Select the text of the answer and copy it.',
  again: 'Ask again',
  full: `No room is left on this ${DEVICE}, so neither what you type now nor an answer can be kept. Delete photos or apps you do not need, and send it again.`,
  notKept:
    'The answer could not be kept. Close other tabs of Zamanat and send it again; what you typed stays.',
  fresh: 'New conversation',
  kept: {
    title: 'Your conversations',
    where: `They are on this ${DEVICE} alone, for you alone, until you delete them or what is kept here is erased.`,
    search: 'Search your conversations',
    none: 'Nothing is kept yet. What you ask is kept here.',
    noneFound: (query: string) => `No conversation has "${query}" in it. Try one word of it.`,
    open: 'This one is open',
    remove: 'Delete',
    removeOf: (what: string) => `Delete the conversation: ${what}`,
    sure: 'Delete this conversation?',
    gone: (what: string) => `"${what}" and its answers exist nowhere else.`,
    keep: 'Keep it',
  },
};
