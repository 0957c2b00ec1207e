import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ALL_HIGH_COURTS } from '../../src/domain/hearing/court-calendar/high-court.ts';
import RULES from '../../src/domain/case/court-rules.json';
import { stateNamed } from '../../src/domain/case/states.ts';
import { CourtProfile } from '../../src/contract/application/packet.ts';
import { caseNumberIn } from '../../src/documents/common-sections/court-heading.ts';
import {
  courtProfiles,
  courtSource,
  isOtherCourt,
  NUMBER_FORMS,
  proposedProfile,
  shippedProfile,
} from '../../src/domain/case/court-profiles.ts';

const Millimetres = z.number().check(z.gte(10), z.lte(60));

const CourtRuleRow = z.strictObject({
  rule: z.string().check(z.minLength(10)),
  year: z.int().check(z.gte(2000), z.lte(2026)),
  read: z.enum(['text', 'press']),
  url: z.url(),
  paper: z.optional(z.enum(['a4', 'legal', 'foolscap'])),
  font: z.optional(z.string()),
  fontPt: z.optional(z.number()),
  lineSpacing: z.optional(z.number()),
  marginsMm: z.optional(
    z.strictObject({
      left: z.optional(Millimetres),
      right: z.optional(Millimetres),
      top: z.optional(Millimetres),
      bottom: z.optional(Millimetres),
    }),
  ),
  sides: z.optional(z.enum(['one', 'both'])),
  gsm: z.optional(z.int()),
  efiling: z.optional(
    z.strictObject({
      pdfa: z.optional(z.boolean()),
      searchable: z.optional(z.boolean()),
      bookmarks: z.optional(z.boolean()),
      dpi: z.optional(z.int()),
      limitMb: z.optional(z.int()),
    }),
  ),
});

describe('court profiles', () => {
  it('include a valid row for every High Court and two for the courts below', () => {
    const shipped = courtProfiles(undefined);
    expect(shipped).toHaveLength(ALL_HIGH_COURTS.length + 2);
    for (const profile of shipped) expect(CourtProfile.parse(profile)).toEqual(profile);
    expect(RULES.highCourts.map((row) => row.highCourt)).toEqual(ALL_HIGH_COURTS.map(({ name }) => name));
  });

  it('state source, year and review of every row, and a source for every rule', () => {
    const rows = [...RULES.highCourts, ...RULES.districtCourts];
    for (const { rules, source, year, reviewedBy } of rows) {
      for (const rule of rules) {
        expect(CourtRuleRow.parse(rule)).toEqual(rule);
        expect(rule.year).toBeLessThanOrEqual(year);
        expect(source).toContain(rule.rule);
      }
      expect(source).not.toBe('');
      expect(reviewedBy).toBeNull();
    }
    const states = RULES.districtCourts.filter(({ rules }) => rules.length > 0);
    expect(new Set(states.map(({ state }) => stateNamed(state, 'hi'))).size).toBeGreaterThanOrEqual(10);
    expect(RULES.highCourts.filter(({ rules }) => rules.length > 0).length).toBeGreaterThanOrEqual(14);
  });

  it.each([
    [{ court: 'high', courtPlace: 'Shimla' }, 'Name and principal seat of the court'],
    [{ court: 'sessions', state: 'बिहार' }, 'No rule of these courts was found'],
    [{ court: 'high', courtPlace: 'Dharwad' }, undefined],
    [{ court: 'sessions', state: 'Goa' }, undefined],
  ] as const)('name the source of a court: %j', (record, source) => {
    expect(courtSource(record)?.source).toBe(source);
  });

  it('include user changes and user profiles', () => {
    const bombay = { key: 'bombay', name: 'Bombay at Nagpur', limitMb: 25, limitPages: 300 };
    const own = { key: 'own-1', name: 'Punjab and Haryana' };
    const all = courtProfiles({ bombay, 'own-1': own });
    expect(all.find(({ key }) => key === 'bombay')).toEqual(bombay);
    expect(all.at(-1)).toEqual(own);
    expect(all).toHaveLength(ALL_HIGH_COURTS.length + 3);
  });

  it('fall back to the built-in profiles for invalid stored data', () => {
    expect(courtProfiles({ bombay: { limitMb: 'much' } })).toEqual(courtProfiles(undefined));
  });

  it.each([
    [{ court: 'high', courtPlace: 'Mumbai' }, 'bombay'],
    [{ court: 'high', courtName: 'High Court of Judicature at Madras' }, 'madras'],
    [{ court: 'high', courtPlace: 'Shillong' }, 'meghalaya'],
    [{ court: 'high', courtName: 'High Court of Karnataka', courtPlace: 'Dharwad' }, undefined],
    [{ court: 'sessions', courtPlace: 'Pune' }, 'sessions'],
    [{}, undefined],
  ] as const)('propose a profile by court and place: %j', (record, key) => {
    expect(proposedProfile(record, courtProfiles(undefined))?.key).toBe(key);
  });

  it('distinguish built-in profiles from user profiles', () => {
    expect(shippedProfile('madras')?.name).toBe('High Court of Madras');
    expect(shippedProfile('own-1')).toBeUndefined();
  });
});

it('format the case number for each court', () => {
  expect(NUMBER_FORMS.map((form) => caseNumberIn(form, '1485', 2025))).toEqual([
    'Bail Application No. 1485 of 2025',
    'B.A. No. 1485 of 2025',
    'CRM-M/1485/2025',
  ]);
});

it('detects another court by kind or place, but not its own bench', () => {
  expect(isOtherCourt('delhi', { court: 'sessions', courtPlace: 'Delhi' })).toBe(true);
  expect(isOtherCourt('delhi', { court: 'high', courtPlace: 'Bombay' })).toBe(true);
  expect(isOtherCourt('bombay', { court: 'high', courtPlace: 'Nagpur' })).toBe(false);
  expect(isOtherCourt('sessions', { court: 'sessions', courtPlace: 'Pune' })).toBe(false);
  expect(isOtherCourt('own', { court: 'high', courtPlace: 'Bombay' })).toBe(false);
  expect(isOtherCourt('delhi', {})).toBe(false);
});
