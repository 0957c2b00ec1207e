/** Golden text of each diary paper, with its blanks. */
import { describe, expect, it } from 'vitest';
import { packetMatterOf } from '#documents/packet/packet-matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import type { CaseMatter } from '#documents/templates/case-matter.ts';
import { CASE_PAPERS, casePaper, linesToFill, paperDoubt } from '#documents/templates/case-paper.ts';
import type { BailDraft } from '#documents/matter.ts';
import { addDays, day } from '#kernel/calendar-date.ts';
import { context, full, withFacts } from './sample-application.ts';

const ORDERED = { on: day('2026-10-01'), amount: 50_000, sureties: 1 };

const matterOf = (content: BailDraft = full, ordered: CaseMatter['ordered'] = null): CaseMatter => ({
  ...packetMatterOf(content, context, []),
  ordered,
});

describe.each(CASE_PAPERS)('%s', (kind) => {
  it('matches the golden text', async () => {
    await expect(plainText(casePaper(kind, matterOf(full, ORDERED)))).toMatchFileSnapshot(
      `golden-case-papers/${kind}.txt`,
    );
  });

  it('renders with only a name and marks the missing facts', () => {
    const paper = casePaper(
      kind,
      matterOf({ applicant: { name: 'Asha Kale' }, case: { court: 'sessions' } }),
    );
    const text = plainText(paper);
    expect(text).toContain('Asha Kale');
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(paper.gaps.length + linesToFill(paper)).toBeGreaterThan(0);
  });
});

it('prints the ordered bond, or blanks if no order is known', () => {
  const ordered = casePaper('bond', matterOf(full, ORDERED));
  expect(plainText(ordered)).toContain('on a bond of ₹ 50,000 with one surety');
  const open = casePaper('bond', matterOf());
  expect(plainText(open)).toContain('on a bond of ₹ ________________ with ____ sureties');
  expect(linesToFill(open)).toBeGreaterThan(linesToFill(ordered));
});

it('prints the request for other conditions with those in force, or blanks', () => {
  const wanted = { asked: 'No report to the police station.', reason: 'The charge-sheet is filed.' };
  const conditions = ['Report to the police station'];
  const text = plainText(casePaper('conditions', { ...matterOf(full, ORDERED), conditions, wanted }));
  expect(text).toContain('(a) Report to the police station');
  expect(text).toContain('asks for the following change: No report to the police station.');
  expect(text).not.toMatch(/(change|reason is): _/);
  expect(paperDoubt('conditions', matterOf())).toBe('no-order');
});

const bondOf = (sureties?: number) =>
  plainText(casePaper('bond', matterOf(full, { on: ORDERED.on, amount: 50_000, sureties })));

it('prints one surety form per ordered surety and none for zero', () => {
  expect(bondOf(1)).toContain('Declaration of the surety');
  expect(bondOf(1)).not.toContain('Surety 2');
  expect(bondOf(3)).toContain('Surety 3');
  expect(bondOf()).toContain('Surety 2');
  expect(bondOf(0)).toContain('with no surety');
  expect(bondOf(0)).not.toMatch(/Surety 1|sureties/i);
});

it('reports a conflict between the case and the document', () => {
  const custodyMatter = matterOf(full, ORDERED);
  const out = matterOf(
    withFacts({ custodyStatus: 'not-arrested', arrestDate: undefined, custody: undefined }),
    ORDERED,
  );
  expect(paperDoubt('surrender', custodyMatter)).toBe('in-custody');
  expect(paperDoubt('surrender', out)).toBeNull();
  expect(paperDoubt('release', custodyMatter)).toBeNull();
  expect(paperDoubt('release', out)).toBe('at-liberty');
  expect(paperDoubt('bond', matterOf())).toBe('no-order');
  expect(paperDoubt('vakalatnama', matterOf())).toBeNull();
});

it('words a surrender before arrest and after interim bail', () => {
  const never = withFacts({ custodyStatus: 'not-arrested', arrestDate: undefined, custody: undefined });
  expect(plainText(casePaper('surrender', matterOf(never)))).toContain('has not been arrested in it');
  const back = withFacts({
    custody: [
      { kind: 'judicial', from: day('2026-05-02') },
      { kind: 'interim-bail', from: day('2026-08-01') },
    ],
  });
  expect(plainText(casePaper('surrender', matterOf(back)))).toContain(
    'released on interim bail on 01-08-2026',
  );
});

function afterTheGrant(days: number): string {
  const on = addDays(context.filedOn, -days);
  return plainText(
    casePaper('release', matterOf(withFacts({ bailOrder: { state: 'granted', on } }), { on })),
  );
}

it('mentions only the directions already due after the grant', () => {
  expect(afterTheGrant(3)).not.toContain('was to be informed from');
  expect(afterTheGrant(10)).toContain('the legal services authority was to be informed from');
  expect(afterTheGrant(10)).not.toContain('the Court may suo motu');
  expect(afterTheGrant(40)).toContain('the Court may suo motu');
  expect(afterTheGrant(40)).toContain('In Re: Policy Strategy for Grant of Bail');
});
