/** Calculator, clock, paper and review give the same, correct answer in each hard matter. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bailApplication } from '../../src/documents/bail-application.ts';
import type { BailDraft } from '../../src/documents/matter.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { lawFactsOf } from '../../src/domain/case/law-facts.ts';
import { day } from '../../src/kernel/calendar-date.ts';
import { determineAll } from '../../src/law/determine.ts';
import { type LeadingAnswer, leadingAnswer } from '../../src/law-explain/leading-answer.ts';
import { matterClock } from '../../src/law-explain/matter-clock.ts';
import { TABLES } from '../law/law-tables.ts';
import { bare } from './sample-application.ts';

type Content = Pick<BailDraft, 'applicant' | 'bail'> & { readonly facts: BailDraft['case'] };

interface HardMatter extends Content {
  readonly name: string;
  readonly asOf: string;
  /** The headline of the calculator. */
  readonly leads: LeadingAnswer['kind'];
  /** "right@day", as the clock shows it on that day. */
  readonly open?: readonly string[];
  readonly maybe?: readonly string[];
  readonly coming?: readonly string[];
  /** Sentences that the paper must and must not contain. */
  readonly says?: readonly string[];
  readonly never?: readonly string[];
  /** Concern keys by prefix; "!" marks one that must be answered. */
  readonly concerns?: readonly string[];
}

const matters: HardMatter[] = parse(readFileSync(new URL('hard-matters.yaml', import.meta.url), 'utf8'));

const HELD: BailDraft['case'] = {
  ...bare.case,
  court: 'magistrate',
  courtPlace: 'Pune',
  custodyStatus: 'judicial',
  antecedents: { known: true, rows: [] },
};

function read({ asOf, facts, bail, applicant }: HardMatter) {
  const content = {
    ...bare,
    applicant: { ...bare.applicant, ...applicant },
    case: { ...HELD, ...facts },
    bail: {
      ...bare.bail,
      previousApplications: 'none' as const,
      proposedConditions: 'standard' as const,
      ...bail,
    },
  };
  const found = determineAll(lawFactsOf(content.case, TABLES, content), TABLES, day(asOf));
  const paper = bailApplication(content, { filedOn: day(asOf), lawEdition: '2026-11', tables: TABLES });
  return { found, paper, text: plainText(paper).replaceAll('\u00a0', ' ') };
}

describe.each(matters)('$name', (matter) => {
  const { found, paper, text } = read(matter);

  it('has the expected leading answer', () => {
    expect(leadingAnswer(found).kind).toBe(matter.leads);
  });

  it('shows the expected rights and dates on the clock', () => {
    const clock = matterClock(found);
    const clockDates = {
      open: clock.open.map(({ right, on }) => `${right}@${on}`),
      maybe: clock.maybe.map(({ right, since }) => `${right}@${since}`),
      coming: clock.coming.map(({ right, on }) => `${right}@${on}`),
    };
    const { open, maybe, coming } = matter;
    expect(clockDates).toEqual({
      ...clockDates,
      ...(open && { open }),
      ...(maybe && { maybe }),
      ...(coming && { coming }),
    });
  });

  it('prints the expected sentences and requires only the expected answers', () => {
    for (const sentence of matter.says ?? []) expect(text).toContain(sentence);
    for (const sentence of matter.never ?? []) expect(text).not.toContain(sentence);
    const raised = paper.concerns.map(({ key, answer }) => (answer === 'needed' ? `!${key}` : key));
    const expectedConcerns = matter.concerns ?? [];
    for (const key of expectedConcerns) expect(raised.some((each) => each.startsWith(key))).toBe(true);
    const needed = raised.filter((key) => key.startsWith('!'));
    expect(needed.filter((key) => !expectedConcerns.some((each) => key.startsWith(each)))).toEqual([]);
  });
});
