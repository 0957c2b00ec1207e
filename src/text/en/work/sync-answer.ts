/** Summary of the sync state: most urgent first, then sent work. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

export interface WorkFacts {
  readonly refused: number;
  /** Number of rejected filings. */
  readonly refusedFilings: number;
  /** Records missing from a restored server and not resent yet. */
  readonly lostByServer: number;
  readonly conflicts: number;
  /** Orders returned to the judge unsigned. */
  readonly returned: number;
  /** Rows held behind one of these. */
  readonly held: number;
  readonly paused: null | 'sign-in' | 'update';
  /** Sent records cannot be compared with the server, because the user is logged out. */
  readonly isUnconfirmed: boolean;
  readonly sweep: number;
  /** Unsent work is lost, and the user has not dismissed the notice. */
  readonly hasLost: boolean;
  /** Other notices under Needs you, about no item of the queue. */
  readonly notices: number;
  /** Accepted by the court, but the answer could not be stored. */
  readonly unkept: number;
  readonly waiting: number;
  readonly waitingFilings: number;
  readonly saved: number;
  /** Number of unsigned orders among these. */
  readonly savedOrders: number;
  /** Number of unsent error reports. */
  readonly savedReports: number;
  readonly sent: number;
}

export interface WhereWorkIs {
  readonly lead: string;
  readonly strong: string;
  readonly rest: string;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (n: number): string => WORDS[n] ?? indianNumber(n);
const counted = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function answer(facts: WorkFacts): WhereWorkIs {
  if (facts.hasLost) {
    return {
      lead: `Unsent work was lost from this ${DEVICE}.`,
      strong: 'Look under Needs you:',
      rest: 'how much it was, and what you can do.',
    };
  }
  const troubles = troublesOf(facts);
  if (troubles.length > 0) {
    return { lead: `${capital(joinParts(troubles))}.`, strong: 'Nothing is lost:', rest: safe(facts) };
  }
  if (facts.waiting > 0) return waitingAnswer(facts);
  if (facts.notices > 0) {
    return {
      lead: `${capital(counted(facts.notices, 'notice needs', 'notices need'))} your attention.`,
      strong: 'Look under Needs you:',
      rest: 'what happened, and what you can do.',
    };
  }
  return facts.unkept > 0 ? unkeptAnswer(facts) : quietAnswer(facts);
}

function troublesOf(facts: WorkFacts) {
  const { refused, refusedFilings, lostByServer, conflicts, returned, paused, sweep, waiting } = facts;
  const refusal =
    refused === refusedFilings ? counted(refused, 'filing', 'filings') : counted(refused, 'item', 'items');
  return [
    refused > 0 && `the court’s server refused ${refusal}`,
    lostByServer > 0 && `the court’s server no longer has ${counted(lostByServer, 'item', 'items')} of yours`,
    conflicts > 0 && counted(conflicts, 'change needs your decision', 'changes need your decision'),
    returned > 0 && counted(returned, 'order came back to you', 'orders came back to you'),
    paused === 'sign-in' && `${counted(waiting, 'item waits', 'items wait')} until you log in`,
    paused === 'update' && `${counted(waiting, 'item waits', 'items wait')} until this app is updated`,
    sweep > 0 && `the court’s server no longer lists ${counted(sweep, 'record', 'records')} of yours`,
  ].filter((words) => words !== false);
}

function joinParts(parts: readonly string[]): string {
  const [last = '', ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')}, and ${last}`;
}

function safe(facts: WorkFacts): string {
  const { refused, lostByServer, conflicts, returned, held, paused, waiting, sweep } = facts;
  const items = refused + lostByServer + conflicts + returned + held + (paused ? waiting : 0);
  if (items === 0) return sweep > 0 ? 'nothing is removed until you say so.' : '';
  if (items === 1) return `it is on this ${DEVICE} as you wrote it.`;
  return `${items === 2 ? 'both are' : 'all are'} on this ${DEVICE} as you wrote them.`;
}

function waitingAnswer({ waiting, waitingFilings }: WorkFacts): WhereWorkIs {
  const lead = `${capital(counted(waiting, 'item waits', 'items wait'))} to be sent.`;
  if (waitingFilings === 0) {
    return {
      lead,
      strong: 'Nothing is lost:',
      rest: `everything is saved on this ${DEVICE} and sent automatically.`,
    };
  }
  const filed = counted(waitingFilings, 'application is', 'applications are');
  return {
    lead,
    strong: `${capital(filed)} not filed until Sent.`,
    rest: 'Pending items are sent automatically.',
  };
}

const unkeptAnswer = ({ unkept }: WorkFacts): WhereWorkIs => ({
  lead: `The court has received ${counted(unkept, 'item', 'items')} still listed under Waiting.`,
  strong: `Storage on this ${DEVICE} is full, so its answer is not saved:`,
  rest: 'delete photos or apps you do not need.',
});

function quietAnswer(facts: WorkFacts): WhereWorkIs {
  const { saved, sent, isUnconfirmed } = facts;
  if (isUnconfirmed) {
    return {
      lead: 'Log in to check your work at the court.',
      strong: 'It is not known whether the court’s server still has everything:',
      rest: `this ${DEVICE} keeps its records and compares them after the login.`,
    };
  }
  if (saved > 0) {
    return {
      lead: sent > 0 ? 'Everything that was to be sent is sent.' : 'Nothing waits to be sent.',
      strong: `${capital(counted(saved, 'draft is', 'drafts are'))} on this ${DEVICE} only,`,
      rest: `until you ${finishing(facts)}.`,
    };
  }
  return sent > 0
    ? { lead: 'Everything is sent.', strong: 'Nothing waits,', rest: 'and nothing needs you.' }
    : {
        lead: 'Nothing is on its way.',
        strong: `What you write is saved on this ${DEVICE} first,`,
        rest: 'then sent automatically.',
      };
}

function finishing({ saved, savedOrders, savedReports }: WorkFacts): string {
  const acts = [
    saved > savedOrders + savedReports && 'file',
    savedOrders > 0 && 'sign',
    savedReports > 0 && 'send',
  ];
  return acts.filter((act) => act !== false).join(' or ');
}
