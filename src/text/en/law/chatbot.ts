/** Screen of the chatbot; its answers are in `chat-answers.ts`. */
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
  lead: `Answers from the law tables on this ${DEVICE}, with sections. Works offline; your questions do not leave this ${DEVICE}.`,
  online: {
    lead: (name: string) =>
      `Answers from the law tables on this ${DEVICE}, with sections. If you allow it, ${name} rewords them online; offline, the tables answer.`,
    choose: 'Allow a model to word the answers',
    what: (name: string, host: string) =>
      `${name} at ${host}. Names and numbers are removed from your question, and you see it first. Only statements supported by the provisions are shown.`,
    willBeSent: 'Text to be sent:',
    nothingSent: 'The tables answer this; nothing is sent.',
    consent: {
      title: 'Text to be sent',
      text: (name: string, host: string) =>
        `It is sent to ${name} at ${host} with the matching provisions. Your account, cases and other questions are not sent. […] marks removed text. Read it first: a word that identifies someone may remain.`,
      later: 'The text is shown before each question and with each answer. Use the switch to turn this off.',
      send: 'Send',
      tables: 'Answer from the tables',
    },
    byModel: (name: string) =>
      `Written by a model (${name}) and checked against the cited provisions. Read them before relying on it.`,
    leftOut: (count: number) =>
      count === 1
        ? 'One statement was removed: the provisions do not support it.'
        : `${indianNumber(count)} statements were removed: the provisions do not support them.`,
    wasSent: 'Text sent',
    nothingHeld: 'The provisions do not support the model’s answer, so it is not shown.',
    stoppedEarly: 'Stopped before the model gave a supported statement.',
    instead: 'This answer is from the tables.',
    failures: {
      network: 'the server cannot be reached',
      busy: 'too many questions; try later',
      unreachable: 'the model does not answer',
      slow: 'the model is too slow',
      cut: 'the model stopped',
    },
  },
  reading: 'Loading conversations',
  log: 'Conversation',
  you: 'You',
  bot: 'Chatbot',
  empty: {
    title: 'Ask a question',
    text: 'Ask in English, Hindi, Hinglish, Marathi, Tamil, Telugu or Bengali: a section, its punishment, a date or a procedure. You can ask follow-ups.',
  },
  next: {
    label: 'Facts that the answer still needs',
    starts: {
      arrestDate: 'And arrested on',
      firstRemandDate: 'And first remanded on',
      chargesheet: 'And the charge-sheet was filed on',
    },
  },
  ofCase: {
    take: 'Use the facts of a case',
    none: 'This case has no section and no date yet. Add them in the case, or choose another.',
    whichFir: 'This case has several FIRs. Choose the FIR whose facts you ask about.',
    facts: (known: string) => `Facts of the case: ${known}.`,
    arrest: (on: string) => `arrested on ${on}`,
    remand: (on: string) => `first remand on ${on}`,
    chargesheet: (on: string) => `charge-sheet filed on ${on}`,
  },
  suggested: 'Suggested questions',
  questions,
  resources: 'Legal resources',
  question: 'Your question',
  keys: 'Enter sends; Shift+Enter starts a new line.',
  send: 'Send',
  looking: 'Loading',
  opening: 'Loading the law tables; your question is answered after that.',
  faults: {
    blank: 'Type a question first, or choose a suggested one.',
    tooLong: (most: number, given: number) =>
      `At most ${indianNumber(most)} characters; this has ${indianNumber(given)}. Ask one thing at a time.`,
    missing: 'The law tables are not downloaded. Open this page once online and send it again.',
  },
  failed: (reason: string) =>
    `I apologize, there was an error processing your request: ${reason}. Please try again later.`,
  unexpected: 'An unexpected error occurred',
  citations: 'Provisions',
  stop: 'Stop',
  stopped: 'You stopped this answer. Ask again for the full answer.',
  copy: 'Copy',
  copied: 'Answer copied',
  notCopied: 'Could not copy',
  copyByHand: 'Select the text of the answer and copy it.',
  again: 'Ask again',
  notKept: 'The answer could not be saved. Close other tabs of Zamanat and send it again.',
  fresh: 'New conversation',
  kept: {
    title: 'Your conversations',
    where: `Only on this ${DEVICE}, until you delete them or erase this ${DEVICE}.`,
    search: 'Search your conversations',
    none: 'No conversations yet.',
    noneFound: (query: string) => `No conversations match "${query}". Try one word.`,
    open: 'Open now',
    remove: 'Delete',
    removeOf: (what: string) => `Delete the conversation: ${what}`,
    sure: 'Delete this conversation?',
    gone: (what: string) => `"${what}" and its answers will be lost.`,
    keep: 'Cancel',
  },
};
