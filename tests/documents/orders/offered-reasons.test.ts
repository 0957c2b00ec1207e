/** Reasons that the editor offers to the judge, beside what the record shows. */
import { describe, expect, it } from 'vitest';
import type { DecisionStatus, OrderReason } from '#contract/application/order.ts';
import type { BailDraft } from '#documents/matter.ts';
import { matterOfOrder } from '#documents/signed-order.ts';
import { offeredReasons } from '#documents/order/offered-reasons.ts';
import { reasonSentence } from '#parts/order-editor/reason-sentence.ts';
import { order as english } from '#text/en/applications/order.ts';
import { order as hindiOrder } from '#text/hi/applications/order.ts';
import { RELIEF_MATTERS } from '../relief-matters.ts';
import { withFacts } from '../sample-application.ts';
import { grant } from './order-matters.ts';
import { contextIn, decided, lastOf } from './signed-matter.ts';

function matterOf(content: BailDraft) {
  const application = decided({ content, decision: grant });
  return matterOfOrder(application, lastOf(application), contextIn('en'));
}

const offered = (content: BailDraft, status: DecisionStatus): OrderReason[] =>
  offeredReasons(matterOf(content), status, undefined);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a translation has any string for a string
const hindi = hindiOrder as unknown as typeof english;

const fraud = RELIEF_MATTERS['regular-sessions'].strong;
const heroin = RELIEF_MATTERS['regular-sessions'].weak;
const insult = RELIEF_MATTERS.anticipatory.weak;
const { suspension, undertrial } = RELIEF_MATTERS;

const laterApplication = withFacts(
  { court: 'sessions' },
  {
    previousApplications: 'one',
    previous: [{ court: 'Sessions Court, Pune', number: '311/2026', outcome: 'rejected' }],
  },
);

const withoutRight = withFacts({
  court: 'sessions',
  arrestDate: undefined,
  firstRemandDate: undefined,
  custodyStatus: 'not-arrested',
});

interface ReasonCase {
  readonly status: DecisionStatus;
  readonly shown: BailDraft;
  readonly other: BailDraft;
}

const reason = (status: DecisionStatus, shown: BailDraft, other: BailDraft): ReasonCase => ({
  status,
  shown,
  other,
});

describe.each<[OrderReason, ReasonCase]>([
  ['special-conditions-not-met', reason('Rejected', heroin, fraud)],
  ['offence-made-out-scst', reason('Rejected', insult, RELIEF_MATTERS.anticipatory.strong)],
  ['statutory-bar', reason('Rejected', insult, RELIEF_MATTERS.anticipatory.strong)],
  ['no-change-since-last', reason('Rejected', laterApplication, fraud)],
  [
    'investigation-pending',
    reason('Rejected', withFacts({ court: 'sessions', chargesheet: undefined }), fraud),
  ],
  ['trial-will-take-time', reason('Approved', fraud, suspension.strong)],
  ['long-custody', reason('Approved', fraud, withoutRight)],
  ['statutory-right', reason('Approved', undertrial.strong, withoutRight)],
])('%s', (code, { status, shown, other }) => {
  it('is offered where the record allows it', () => {
    expect(offered(shown, status)).toContain(code);
  });

  it('is not offered against the record', () => {
    expect(offered(other, status)).not.toContain(code);
  });
});

describe('the sentence of a reason', () => {
  it('names the right that accrued, and never a right under a discretionary section', () => {
    const theft = reasonSentence(
      'statutory-right',
      matterOf(RELIEF_MATTERS['regular-magistrate'].strong),
      english,
    );
    expect(theft).toMatch(/^The right under section\s480\(6\)/);
    const without = reasonSentence('statutory-right', matterOf(fraud), english);
    expect(without).toBe('A statutory right to bail has accrued.');
  });

  it.each<
    [NonNullable<NonNullable<BailDraft['case']>['antecedents']>['rows'][number]['state'], string, string]
  >([
    ['acquitted', 'Criminal antecedents are shown.', 'आपराधिक इतिहास है।'],
    ['pending', 'The record discloses one other case.', 'अभिलेख में एक अन्य मामला बताया गया है।'],
  ])('counts no case that ended in favour of the applicant (%s)', (state, inEnglish, inHindi) => {
    const row = { firNumber: '97/2023', policeStation: 'Kothrud', sections: ['IPC 379'], state };
    const matter = matterOf(withFacts({ court: 'sessions', antecedents: { known: true, rows: [row] } }));
    expect(reasonSentence('antecedents', matter, english)).toBe(inEnglish);
    expect(reasonSentence('antecedents', matter, hindi)).toBe(inHindi);
  });
});
