/** The chatbot's screen; what it answers is in `chat-answers.ts`. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

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
  online: {
    lead: (name: string) =>
      `Answers from the law tables on this ${DEVICE}, each with the sections it rests on. Where you allow it, ${name} words them over the network; without a network the tables answer at once.`,
    choose: 'Let a model word the answers',
    what: (name: string, host: string) =>
      `${name} at ${host}. Your question goes there without names and numbers, and you see it first. Only what the provisions back is shown.`,
    willBeSent: 'This is what will be sent:',
    nothingSent: 'The tables answer this one: nothing is sent.',
    consent: {
      title: 'This is what will be sent',
      text: (name: string, host: string) =>
        `It goes to ${name} at ${host}, with the provisions that were found for it. Your account, your cases and your other questions do not go. […] stands for what was left out; a word that says who somebody is can still have stayed, so read it first.`,
      later:
        'What is sent stands under the field before each question, and with each answer. The switch there ends it.',
      send: 'Send it',
      tables: 'Answer from the tables',
    },
    byModel: (name: string) =>
      `Written by a model (${name}), and each statement checked against the provisions that it cites. Open them before you rely on it.`,
    leftOut: (count: number) =>
      count === 1
        ? 'One statement was left out, because they do not hold what it said.'
        : `${indianNumber(count)} statements were left out, because they do not hold what they said.`,
    wasSent: 'What was sent',
    nothingHeld: 'What the model wrote is not held by the provisions, so it is not shown.',
    stoppedEarly: 'You stopped the model before it had said anything that holds.',
    instead: 'This answer is from the tables.',
    failures: {
      network: 'the server cannot be reached',
      busy: 'too many questions at once or in this hour',
      unreachable: 'the model does not answer',
      slow: 'the model takes too long',
      cut: 'the model broke off',
    },
  },
  reading: 'Opening your conversations',
  log: 'Conversation',
  you: 'You',
  bot: 'Chatbot',
  empty: {
    title: 'Ask a question',
    text: 'In English, Hindi or Hinglish: a section, its punishment, a date, or how something is done. A question after it may lean on it: "and for the second time?"',
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
