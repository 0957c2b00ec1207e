/** Sentences on lost work and waiting times with the number one. */
import { describe, expect, it } from 'vitest';
import { recoveryWords } from '#text/en/account/recovery.ts';
import { session } from '#text/en/account/session.ts';
import { sync } from '#text/en/work/sync.ts';
import { sync as hindiSync } from '#text/hi/work/sync.ts';
import { session as hindiSession } from '#text/hi/account/session.ts';

describe('one item or one second', () => {
  it.each([
    [session.login.deleted.text(1, 'Monday'), /1 unsent item, from Monday, is lost\./],
    [session.lock.wrong(1), /Wait 1 second, then/],
    [session.lock.wait(1), /Wait 1 second, then/],
    [recoveryWords.save.wrong(1), /Wait 1 second, then/],
    [recoveryWords.save.wait(1), /Wait 1 second after/],
    [sync.lostWork.what(1, 0), /it had 1 item not sent, from$/],
    [sync.lostWork.gone(1), /^It is no longer/],
    [sync.damaged.gone(1), /^It cannot be sent .* its text/],
    [hindiSync.lostWork.what(1, 0), /1 काम बिना भेजा था, दिनांक:$/],
    [hindiSync.lostWork.gone(1), /^वह अब .* नहीं है।$/],
    [hindiSession.login.deleted.text(1, 'सोमवार'), /न भेजा गया 1 काम, सोमवार का, खो गया।/],
  ])('is in the singular: %s', (sentence, wanted) => {
    expect(sentence).toMatch(wanted);
  });
});

describe('several items or seconds', () => {
  it.each([
    [session.login.deleted.text(2, 'Monday'), /2 unsent items, the oldest from Monday, are lost\./],
    [session.lock.wait(30), /Wait 30 seconds, then/],
    [sync.lostWork.what(1, 1), /the oldest from$/],
    [sync.lostWork.gone(2), /^They are no longer/],
    [sync.damaged.gone(2), /^They cannot be sent .* their text/],
    [hindiSync.lostWork.gone(2), /^वे अब .* नहीं हैं।$/],
    [hindiSession.login.deleted.text(2, 'सोमवार'), /न भेजे गए 2 काम, सबसे पुराना सोमवार का, खो गए।/],
  ])('are in the plural: %s', (sentence, wanted) => {
    expect(sentence).toMatch(wanted);
  });
});
