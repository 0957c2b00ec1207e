/**
 * Sections that only define what another punishes, such as "8(c) NDPS" with 21 or POCSO 5 with 6. Alone they
 * leave the charge open; the list is for counsel in docs/LAW.md.
 */
import { act, type Authority } from './authority.ts';
import { type OffenceRef, sectionKey } from './tables.ts';

interface Companion {
  readonly code: string;
  readonly forbids: RegExp;
  readonly punishes: RegExp;
  /** The punishing section. */
  readonly authority: Authority;
}

const COMPANIONS: readonly Companion[] = [
  {
    code: 'NDPS',
    forbids: /^8(\([abc]\))?$/,
    punishes: /^(1[5-9]|2[0-9])\D?/,
    authority: act('NDPS', 's.15'),
  },
  { code: 'PMLA', forbids: /^3$/, punishes: /^4/, authority: act('PMLA', 's.4') },
  { code: 'POCSO', forbids: /^3(\([a-d]\))?$/, punishes: /^4/, authority: act('POCSO', 's.4') },
  { code: 'POCSO', forbids: /^5(\([a-u]\)(\([ivx]+\))?)?$/, punishes: /^6/, authority: act('POCSO', 's.6') },
  { code: 'POCSO', forbids: /^7$/, punishes: /^8/, authority: act('POCSO', 's.8') },
  {
    code: 'POCSO',
    forbids: /^9(\([a-v]\)(\([ivx]+\))?)?$/,
    punishes: /^10/,
    authority: act('POCSO', 's.10'),
  },
  { code: 'POCSO', forbids: /^11(\([ivx]+\))?$/, punishes: /^12/, authority: act('POCSO', 's.12') },
  { code: 'POCSO', forbids: /^13(\([abc]\))?$/, punishes: /^14/, authority: act('POCSO', 's.14') },
  { code: 'ARMS', forbids: /^[3-9]$/, punishes: /^2[5-9]/, authority: act('ARMS', 's.25') },
  { code: 'UAPA', forbids: /^15(\(\d\)(\([a-z]\))?)?$/, punishes: /^16/, authority: act('UAPA', 's.16') },
];

/**
 * Further sections that define or prohibit and have no row, by Act. The first number counts: 3(1) is section 3.
 */
const DEFINES_IN: Readonly<Record<string, readonly string[]>> = {
  PC: ['13(1)'],
  'UP-GANGSTERS': ['2'],
  'UP-COW': ['3', '5', '5A', '5B'],
  'UP-CONVERSION': ['3'],
  MV: ['3', '4', '5', '39', '56', '66', '112', '113', '119', '129', '130', '132', '134', '146', '194B'],
  WILDLIFE: [
    '2',
    '9',
    '27',
    '29',
    '31',
    '32',
    '39',
    '40',
    '42',
    '43',
    '44',
    '48',
    '48A',
    '49',
    '49A',
    '49B',
    '50',
  ],
  MMDR: ['4', '4A'],
  'D&C': ['10', '18', '18A', '33', '33EEC'],
  EC: ['3'],
  FOREIGNERS: ['3'],
  PASSPORTS: ['3'],
  CUSTOMS: ['132'],
  BUDS: ['3', '4', '5'],
  BENAMI: ['3'],
  MWPRM: ['3'],
  'BIHAR-EXCISE': ['2'],
  MCOCA: ['2'],
  'PUBLIC-EXAMS': ['3', '4', '5'],
  'E-CIGARETTES': ['4', '5'],
  'PRIZE-CHITS': ['3'],
  OSA: ['2'],
  EMIGRATION: ['10', '16'],
  COPYRIGHT: ['51'],
  'TRADE-MARKS': ['29'],
  ELECTRICITY: ['126'],
  PCPNDT: ['3', '3A', '4', '5', '6'],
  'MANUAL-SCAVENGERS': ['5', '7'],
  JJ: ['3'],
  'Delhi Excise Act, 2009': ['58'],
  'Cigarettes and Other Tobacco Products Act, 2003': ['4', '5', '6'],
};

const definesIn = (code: string, key: string): boolean =>
  (DEFINES_IN[code] ?? []).some((base) => {
    const start = sectionKey(base);
    return key === start || key.startsWith(`${start}(`);
  });

/** Whether a section without a row only defines or prohibits. An Act outside the tables is named in full. */
export function definesOffence(code: string, section: string): boolean {
  const key = sectionKey(section);
  return COMPANIONS.some((row) => row.code === code && row.forbids.test(key)) || definesIn(code, key);
}

export interface CompanionSection {
  readonly code: string;
  readonly section: string;
  readonly authority: Authority;
}

/** A missing code is taken from the punishing section. */
export function companionOf(
  { code, section }: { readonly code?: string | undefined; readonly section: string },
  charged: readonly OffenceRef[],
): CompanionSection | null {
  const key = sectionKey(section);
  const found = COMPANIONS.find(
    (companion) =>
      (code === undefined || code === companion.code) &&
      companion.forbids.test(key) &&
      charged.some((ref) => ref.code === companion.code && companion.punishes.test(sectionKey(ref.section))),
  );
  if (found) return { code: found.code, section, authority: found.authority };
  const punishing = charged.find((ref) => ref.code === code && definesIn(ref.code, key));
  return punishing
    ? { code: punishing.code, section, authority: act(punishing.code, `s.${punishing.section}`) }
    : null;
}
