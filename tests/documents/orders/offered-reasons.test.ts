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

type Row = NonNullable<NonNullable<BailDraft['case']>['antecedents']>['rows'][number];

const disclosed = (...states: readonly Row['state'][]): BailDraft =>
  withFacts({
    court: 'sessions',
    antecedents: {
      known: true,
      rows: states.map((state, n) => ({
        firNumber: `${97 + n}/2023`,
        policeStation: 'Kothrud',
        sections: ['IPC 379'],
        state,
      })),
    },
  });

describe('antecedents', () => {
  it.each(['acquitted', 'discharged', 'quashed'] as const)(
    'are no reason if each disclosed case ended in favour of the applicant (%s)',
    (state) => {
      expect(offered(disclosed(state), 'Rejected')).not.toContain('antecedents');
    },
  );

  it('are a reason with a pending case or with none disclosed', () => {
    expect(offered(disclosed('acquitted', 'pending'), 'Rejected')).toContain('antecedents');
    expect(offered(disclosed(), 'Rejected')).toContain('antecedents');
    expect(offered(withFacts({ court: 'sessions', antecedents: undefined }), 'Rejected')).toContain(
      'antecedents',
    );
  });
});

describe('a reason that the record neither shows nor contradicts', () => {
  it('is offered if the sections are not read', () => {
    const unread = withFacts({ court: 'sessions', sections: ['Unknown Act 5'] });
    expect(offered(unread, 'Rejected')).toEqual(
      expect.arrayContaining(['special-conditions-not-met', 'statutory-bar']),
    );
  });

  it('is offered if the quantity decides the gate', () => {
    const ganja = withFacts({ court: 'sessions', sections: ['NDPS 20(b)(ii)'] });
    expect(offered(ganja, 'Rejected')).toContain('special-conditions-not-met');
  });

  it('is offered in anticipatory bail if the bar is not known', () => {
    const { strong } = RELIEF_MATTERS.anticipatory;
    const unread = { ...strong, case: { ...strong.case, sections: ['Unknown Act 5'] } };
    expect(offered(unread, 'Rejected')).toEqual(
      expect.arrayContaining(['special-conditions-not-met', 'statutory-bar', 'offence-made-out-scst']),
    );
  });

  it('is offered to a Magistrate if earlier convictions are not known', () => {
    const facts = { court: 'magistrate' as const, sections: ['BNS 303(2)'] };
    const unasked = withFacts({ ...facts, antecedents: undefined });
    expect(offered(unasked, 'Rejected')).toContain('statutory-bar');
    const none = withFacts({ ...facts, antecedents: { known: true, rows: [] } });
    expect(offered(none, 'Rejected')).not.toContain('statutory-bar');
  });

  it('is offered in a later application, whatever the applicant states of earlier ones', () => {
    expect(offered(fraud, 'Rejected')).toContain('no-change-since-last');
  });

  it('is offered after a police report, because the investigation may go on', () => {
    expect(offered(fraud, 'Rejected')).toContain('investigation-pending');
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

  it('counts the cases that are pending or ended in conviction', () => {
    const one = matterOf(disclosed('pending', 'acquitted'));
    expect(reasonSentence('antecedents', one, english)).toBe(
      'The record discloses one other case that is pending or ended in conviction.',
    );
    expect(reasonSentence('antecedents', one, hindi)).toBe(
      'अभिलेख में एक अन्य मामला है, जो लंबित है या जिसमें दोषसिद्धि हुई।',
    );
    const two = matterOf(disclosed('pending', 'convicted'));
    expect(reasonSentence('antecedents', two, english)).toBe(
      'The record discloses 2 other cases that are pending or ended in conviction.',
    );
    expect(reasonSentence('antecedents', two, hindi)).toBe(
      'अभिलेख में 2 अन्य मामले हैं, जो लंबित हैं या जिनमें दोषसिद्धि हुई।',
    );
  });

  describe('on the cases of a joint application', () => {
    const [none, one] = [matterOf(disclosed()), matterOf(disclosed('pending'))];
    const unasked = matterOf(withFacts({ court: 'sessions', antecedents: undefined }));

    it('counts those of each applicant', () => {
      const joint = { ...none, others: [one] };
      expect(reasonSentence('antecedents', joint, english)).toMatch(/^The record discloses one other case /);
      expect(reasonSentence('no-antecedents', joint, english)).toBe('No criminal antecedents are shown.');
    });

    it('counts one case of two applicants once', () => {
      expect(reasonSentence('antecedents', { ...one, others: [one] }, english)).toMatch(/one other case /);
    });

    it('states no number without the answer of each', () => {
      const joint = { ...none, others: [unasked] };
      expect(reasonSentence('no-antecedents', joint, english)).toBe('No criminal antecedents are shown.');
    });
  });
});
