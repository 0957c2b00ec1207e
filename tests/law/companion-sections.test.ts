import { describe, expect, it } from 'vitest';
import { cite } from '#law/authority.ts';
import { companionOf } from '#law/companion-sections.ts';
import { sectionKey } from '#law/tables.ts';
import { TABLES } from './law-tables.ts';

const findCompanion = (code: string, section: string, punishing: string) =>
  companionOf({ code, section }, [{ code, section: punishing }]);

describe('companion section', () => {
  it.each([
    ['NDPS', '8(c)', '21(c)', 's.15 NDPS'],
    ['PMLA', '3', '4', 's.4 PMLA'],
    ['POCSO', '3', '4', 's.4 POCSO'],
    ['POCSO', '5(l)', '6', 's.6 POCSO'],
    ['POCSO', '7', '8', 's.8 POCSO'],
    ['POCSO', '9(m)', '10', 's.10 POCSO'],
    ['POCSO', '11', '12', 's.12 POCSO'],
    ['POCSO', '13', '14(1)', 's.14 POCSO'],
    ['ARMS', '3', '25(1B)', 's.25 ARMS'],
    ['UAPA', '15', '16', 's.16 UAPA'],
  ])('%s %s is paired with %s on the authority of %s', (...[code, section, punishing, authority]) => {
    const found = findCompanion(code, section, punishing);
    expect(found && cite(found.authority).replaceAll('\u00a0', ' ')).toBe(authority);
  });

  it('cites a section in the tables', () => {
    for (const [code, section, punishing] of [
      ['NDPS', '8', '15(a)'],
      ['PMLA', '3', '4'],
      ['POCSO', '5', '6'],
      ['ARMS', '5', '25(1)(a)'],
      ['UAPA', '15', '16(1)(a)'],
    ] as const) {
      const at = findCompanion(code, section, punishing)?.authority.at.slice(2) ?? '';
      const rows = TABLES.offences.filter((row) => row.code === code).map((row) => sectionKey(row.section));
      expect([code, at, rows.some((row) => row === at || row.startsWith(`${at}(`))]).toEqual([
        code,
        at,
        true,
      ]);
    }
  });

  it('is not found alone or beside another Act', () => {
    expect(companionOf({ code: 'NDPS', section: '8(c)' }, [])).toBeNull();
    expect(companionOf({ code: 'NDPS', section: '8(c)' }, [{ code: 'POCSO', section: '6' }])).toBeNull();
    expect(findCompanion('NDPS', '8(d)', '21(c)')).toBeNull();
  });
});
