import { expect, it } from 'vitest';
import { answer, type WorkFacts } from '#text/en/work/sync-answer.ts';

const QUIET: WorkFacts = {
  refused: 0,
  lostByServer: 0,
  refusedFilings: 0,
  conflicts: 0,
  returned: 0,
  held: 0,
  paused: null,
  isUnconfirmed: false,
  sweep: 0,
  hasLost: false,
  notices: 0,
  unkept: 0,
  waiting: 0,
  waitingFilings: 0,
  saved: 0,
  savedOrders: 0,
  savedReports: 0,
  sent: 0,
};
const answerText = (facts: Partial<WorkFacts>) => {
  const { lead, strong, rest } = answer({ ...QUIET, ...facts });
  return `${lead} ${strong} ${rest}`;
};

it('states the worst problem first, then the safe data', () => {
  expect(answerText({ refused: 1, refusedFilings: 1, conflicts: 1, waiting: 3 })).toBe(
    'The court’s server refused one filing, and one change needs your decision. Nothing is lost: both are on this phone as you wrote them.',
  );
  expect(answerText({ lostByServer: 2 })).toBe(
    'The court’s server no longer has two items of yours. Nothing is lost: both are on this phone as you wrote them.',
  );
  expect(answerText({ refused: 2, refusedFilings: 1, held: 1 })).toBe(
    'The court’s server refused two items. Nothing is lost: all are on this phone as you wrote them.',
  );
  expect(answerText({ returned: 1 })).toBe(
    'One order came back to you. Nothing is lost: it is on this phone as you wrote it.',
  );
  expect(answerText({ paused: 'sign-in', waiting: 12 })).toBe(
    '12 items wait until you log in. Nothing is lost: all are on this phone as you wrote them.',
  );
  expect(answerText({ sweep: 40 })).toContain('nothing is removed until you say so.');
});

it('does not say that everything is sent while the user is logged out', () => {
  expect(answerText({ isUnconfirmed: true, sent: 4 })).toBe(
    'Log in to check your work at the court. It is not known whether the court’s server still has everything: this phone keeps its records and compares them after the login.',
  );
});

it('never says that nothing is lost after a loss of data', () => {
  expect(answerText({ hasLost: true, refused: 1 })).toBe(
    'Unsent work was lost from this phone. Look under Needs you: how much it was, and what you can do.',
  );
});

it('never says that nothing needs the user while a notice is open', () => {
  expect(answerText({ notices: 1, sent: 4 })).toBe(
    'One notice needs your attention. Look under Needs you: what happened, and what you can do.',
  );
});

it('never calls a waiting application filed', () => {
  expect(answerText({ notices: 1, waiting: 2, waitingFilings: 1 })).toContain('not filed until Sent');
  expect(answerText({ waiting: 2, waitingFilings: 1, sent: 4 })).toBe(
    'Two items wait to be sent. One application is not filed until Sent. Pending items are sent automatically.',
  );
});

it('counts items at court separately when their answer cannot be saved', () => {
  expect(answerText({ unkept: 2, sent: 4 })).toBe(
    'The court has received two items still listed under Waiting. Storage on this phone is full, so its answer is not saved: delete photos or apps you do not need.',
  );
  expect(answerText({ unkept: 1, waiting: 1, waitingFilings: 1 })).toContain('One item waits to be sent.');
});

it('reports that nothing needs action', () => {
  expect(answerText({ saved: 3, sent: 1 })).toBe(
    'Everything that was to be sent is sent. Three drafts are on this phone only, until you file.',
  );
  expect(answerText({ saved: 2, savedOrders: 2 })).toBe(
    'Nothing waits to be sent. Two drafts are on this phone only, until you sign.',
  );
  expect(answerText({ saved: 3, savedOrders: 1, savedReports: 1 })).toContain(
    'until you file or sign or send.',
  );
  expect(answerText({ saved: 1, savedReports: 1 })).toContain(
    'One draft is on this phone only, until you send.',
  );
  expect(answerText({ sent: 1 })).toBe('Everything is sent. Nothing waits, and nothing needs you.');
  expect(answerText({})).toContain('Nothing is on its way.');
});
