import { describe, expect, it } from 'vitest';
import { CourtProfile } from '../../src/contract/application/packet.ts';
import { caseNumberIn } from '../../src/domain/case/case-number.ts';
import {
  courtProfiles,
  isOtherCourt,
  NUMBER_FORMS,
  proposedProfile,
  shippedProfile,
} from '../../src/domain/case/court-profiles.ts';

describe('the court profiles', () => {
  it('are six as shipped, each whole and with a limit', () => {
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

  it('stand as the person changed them, with those that the person added', () => {
    const bombay = { key: 'bombay', name: 'Bombay at Nagpur', limitMb: 25, limitPages: 300 };
    const own = { key: 'own-1', name: 'Punjab and Haryana' };
    const all = courtProfiles({ bombay, 'own-1': own });
    expect(all.find(({ key }) => key === 'bombay')).toEqual(bombay);
    expect(all.at(-1)).toEqual(own);
    expect(all).toHaveLength(7);
  });

  it('stand as shipped where what was kept cannot be read', () => {
    expect(courtProfiles({ bombay: { limitMb: 'much' } })).toEqual(courtProfiles(undefined));
  });

  it.each([
    [{ court: 'high', courtPlace: 'Mumbai' }, 'bombay'],
    [{ court: 'high', courtName: 'High Court of Judicature at Madras' }, 'madras'],
    [{ court: 'high', courtPlace: 'Shillong' }, undefined],
    [{ court: 'sessions', courtPlace: 'Pune' }, 'sessions'],
    [{}, undefined],
  ] as const)('propose one by court and place: %j', (record, key) => {
    expect(proposedProfile(record, courtProfiles(undefined))?.key).toBe(key);
  });

  it('are told apart from what nobody shipped', () => {
    expect(shippedProfile('madras')?.paper).toBe('legal');
    expect(shippedProfile('own-1')).toBeUndefined();
  });
});

it('writes a number as each court does', () => {
  expect(NUMBER_FORMS.map((form) => caseNumberIn(form, '1485', 2025))).toEqual([
    'Bail Application No. 1485 of 2025',
    'B.A. No. 1485 of 2025',
    'CRM-M/1485/2025',
  ]);
});

it('is another court’s where kind or place says so, and no other’s for a bench of its own', () => {
  expect(isOtherCourt('delhi', { court: 'sessions', courtPlace: 'Delhi' })).toBe(true);
  expect(isOtherCourt('delhi', { court: 'high', courtPlace: 'Bombay' })).toBe(true);
  expect(isOtherCourt('bombay', { court: 'high', courtPlace: 'Nagpur' })).toBe(false);
  expect(isOtherCourt('sessions', { court: 'sessions', courtPlace: 'Pune' })).toBe(false);
  expect(isOtherCourt('own', { court: 'high', courtPlace: 'Bombay' })).toBe(false);
  expect(isOtherCourt('delhi', {})).toBe(false);
});
