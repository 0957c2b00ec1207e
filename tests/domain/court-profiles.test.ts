import { describe, expect, it } from 'vitest';
import { CourtProfile } from '../../src/contract/application/packet.ts';
import { caseNumberIn } from '../../src/documents/common-sections/court-heading.ts';
import {
  courtProfiles,
  isOtherCourt,
  NUMBER_FORMS,
  proposedProfile,
  shippedProfile,
} from '../../src/domain/case/court-profiles.ts';

describe('court profiles', () => {
  it('include six valid built-in profiles with a size limit', () => {
    const shipped = courtProfiles(undefined);
    expect(shipped.map(({ key }) => key)).toEqual([
      'delhi',
      'bombay',
      'allahabad',
      'madras',
      'sessions',
      'magistrate',
    ]);
    for (const profile of shipped) {
      expect(CourtProfile.parse(profile)).toEqual(profile);
      expect(profile.limitMb).toBe(10);
    }
  });

  it('include user changes and user profiles', () => {
    const bombay = { key: 'bombay', name: 'Bombay at Nagpur', limitMb: 25, limitPages: 300 };
    const own = { key: 'own-1', name: 'Punjab and Haryana' };
    const all = courtProfiles({ bombay, 'own-1': own });
    expect(all.find(({ key }) => key === 'bombay')).toEqual(bombay);
    expect(all.at(-1)).toEqual(own);
    expect(all).toHaveLength(7);
  });

  it('fall back to the built-in profiles for invalid stored data', () => {
    expect(courtProfiles({ bombay: { limitMb: 'much' } })).toEqual(courtProfiles(undefined));
  });

  it.each([
    [{ court: 'high', courtPlace: 'Mumbai' }, 'bombay'],
    [{ court: 'high', courtName: 'High Court of Judicature at Madras' }, 'madras'],
    [{ court: 'high', courtPlace: 'Shillong' }, undefined],
    [{ court: 'sessions', courtPlace: 'Pune' }, 'sessions'],
    [{}, undefined],
  ] as const)('propose a profile by court and place: %j', (record, key) => {
    expect(proposedProfile(record, courtProfiles(undefined))?.key).toBe(key);
  });

  it('distinguish built-in profiles from user profiles', () => {
    expect(shippedProfile('madras')?.paper).toBe('legal');
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
