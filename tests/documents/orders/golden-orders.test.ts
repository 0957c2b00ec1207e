/** Golden orders of each relief and outcome in both languages, and the words that no order prints. */
import { describe, expect, it } from 'vitest';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { orderFaults } from '#documents/order/order-faults.ts';
import type { Block } from '#documents/model.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import { paperOfSeal } from '#documents/order/stored-papers.ts';
import { FIR_ORDER_MATTERS } from './fir-order-matters.ts';
import { FURTHER_ORDER_MATTERS } from './further-order-matters.ts';
import { OTHER_ACTS_MATTERS } from './other-acts-matters.ts';
import { ORDER_MATTERS } from './order-matters.ts';
import { SPECIAL_ORDER_MATTERS } from './special-order-matters.ts';
import { contextIn, decided, goldenOrder, lastOf, matterNamed, paperOf } from './signed-matter.ts';

const LANGUAGES = ['en', 'hi'] as const;

const ALL = {
  ...ORDER_MATTERS,
  ...FIR_ORDER_MATTERS,
  ...FURTHER_ORDER_MATTERS,
  ...SPECIAL_ORDER_MATTERS,
  ...OTHER_ACTS_MATTERS,
};

/** Without the fields that no paper prints. */
const printed = ({ authorities: _authorities, from: _from, ...block }: Block) => block;

describe.each(Object.entries(ALL))('%s', (name, matter) => {
  it('may be signed', () => {
    const application = decided(matter);
    const found = matterOfOrder(application, lastOf(application), contextIn('en'));
    expect(orderFaults(found, matter.decision, matter.cancels && 'Approved')).toEqual([]);
  });

  it.each(LANGUAGES)('matches the golden order (%s)', async (language) => {
    await expect(paperOf(matter, language)).toMatchFileSnapshot(goldenOrder(name, language));
  });

  it.each(LANGUAGES)('is stored with every printed word (%s)', (language) => {
    const application = decided(matter, { language });
    const paper = signedOrder(application, lastOf(application), contextIn(language));
    const stored = SealedPaper.parse(JSON.parse(JSON.stringify(SealedPaper.parse(paper))));
    expect(stored.blocks).toEqual(paper.blocks.map(printed));
    expect(plainText(paperOfSeal(stored))).toBe(plainText(paper));
  });

  it.each(LANGUAGES)('has no blank, and no word that an order may not print (%s)', (language) => {
    const text = paperOf(matter, language);
    expect(text).not.toMatch(/_{2,}|\[|undefined|null|NaN|Not stated/);
    // the statute itself speaks of a known criminal in JJ 12(1)
    expect(text.replaceAll('ज्ञात अपराधी', '')).not.toMatch(
      /culprit|criminal antecedent of guilt|अपराधी|Zamanat|\d %/i,
    );
    expect(text).not.toMatch(/no coercive step/i);
  });
});

describe('release directions', () => {
  it.each(['anticipatory-granted', 'anticipatory-protection', 'transit-granted', 'anticipatory-refused'])(
    'names the police station and no jail (%s)',
    (name) => {
      const text = paperOf(matterNamed(name), 'en');
      expect(text).not.toMatch(/jail|Superintendent|shall be released on bail in this case/i);
      expect(text).toContain('Station House Officer, Police Station');
    },
  );

  it('directs arrest, surrender or police action in no refusal of anticipatory bail', () => {
    expect(paperOf(matterNamed('anticipatory-refused'), 'en')).not.toMatch(
      /shall (surrender|be arrested)|police shall/i,
    );
  });

  it.each(Object.entries(ALL).filter(([, { decision }]) => decision.status === 'Rejected'))(
    'releases nobody and sets no bond in a refusal (%s)',
    (_, matter) => {
      expect(paperOf(matter, 'en')).not.toMatch(/shall be released|personal bond|following conditions/);
      expect(paperOf(matter, 'hi')).not.toMatch(/रिहा किया जाए|मुचलके|निम्नलिखित शर्तों/);
    },
  );

  it.each(['anticipatory-cancelled', 'suspension-cancelled', 'child-cancelled', 'magistrate-cancelled'])(
    'names the order whose bail it cancels (%s)',
    (name) => {
      const matter = FURTHER_ORDER_MATTERS[name];
      if (!matter) throw new Error(name);
      expect(paperOf(matter, 'en')).toContain('The bail granted by the order dated 20-11-2026 is cancelled');
    },
  );

  it('names no child', () => {
    for (const language of LANGUAGES) {
      expect(paperOf(matterNamed('child-granted'), language)).not.toMatch(/Sunil|Jadhav|सुनील/);
    }
  });
});
