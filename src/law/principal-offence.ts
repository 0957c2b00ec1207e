/**
 * Offences that follow a principal offence: abetment, attempt, conspiracy, unlawful assembly, screening. Once
 * it is named, the row takes its values; of several the gravest counts in every column, and an unfixed
 * principal changes nothing.
 */
import type { TableFlag, Offence, TrialCourt } from './tables.ts';

/**
 * Effect of the principal on a row. A number: that fraction of its longest term; `floor`: own minimum;
 * `double`, `half-more`: raised after a conviction; `none`: columns only.
 */
type Share = 'all' | 'floor' | 'double' | 'half-more' | 'none' | 2 | 4 | 8;

/** By code: sections, with the limb after #, as in the ids of the tables. */
const BY_SHARE: readonly (readonly [Share, string, string])[] = [
  ['all', 'BNS', '49 50 51 52 53 54 61(2)(a) 95#offence-committed 142 189(6) 190'],
  ['all', 'BNS', '231 232(2) 233 234 235 236 237 340(2) 341(4)'],
  ['all', 'IPC', '109 110 111 112 113 114 120B 149 150 195 195A#convicted'],
  ['all', 'IPC', '196 197 198 199 200 236 368 471'],
  ['all', 'NDPS', '25 28 29'],
  ['all', 'POCSO', '17'],
  ['all', 'EXPLOSIVE-SUBSTANCES', '6'],
  ['all', 'TELECOM', '42(6)'],
  ['all', 'BONDED-LABOUR', '20'],
  ['all', 'EPIDEMIC', '3(1)'],
  ['all', 'SC/ST', '3(2)(va) 3(2)(vi)'],
  ['all', 'JJ', '84'],
  ['floor', 'SC/ST', '3(2)(vii) 5'],
  ['floor', 'BNS', '311 312'],
  ['floor', 'IPC', '397 398'],
  ['double', 'ARMS', '31'],
  ['half-more', 'NDPS', '31'],
  ['none', 'BNS', '55 55#harm-caused 57 58(a) 58(b) 59(b) 232(1) 238(a) 259(a)'],
  ['none', 'IPC', '115 115#harm-caused 117 118 118#not-committed 119#death-or-life 195A 201 221'],
  [2, 'BNS', '56#public-servant 59(a) 62'],
  [2, 'IPC', '116#public-servant 119 511'],
  [2, 'POCSO', '18'],
  [4, 'BNS', '56 59(c) 60(a) 238(c) 249(c) 250(c) 251(c) 253(c)'],
  [4, 'IPC', '116 119#not-committed 120 201#under-ten 212#one-to-ten 213#under-ten 214#under-ten'],
  [4, 'IPC', '216#one-to-ten'],
  [8, 'BNS', '60(b)'],
  [8, 'IPC', '120#not-committed'],
];

const SHARE: ReadonlyMap<string, Share> = new Map(
  BY_SHARE.flatMap(([share, code, sections]) =>
    sections.split(' ').map((section) => [`${code}-${section}`, share] as const),
  ),
);

/** Attempt at an offence punishable with life. For a fraction, life counts as twenty years. */
const PART_OF_LIFE = new Set(['BNS-62', 'IPC-511']);
const LIFE_IN_YEARS = 20;

export const isDependentOffence = ({ id }: Pick<Offence, 'id'>): boolean => SHARE.has(id);

/** All rows that follow another offence; a test compares them with the tables. */
export const FOLLOWING: readonly string[] = [...SHARE.keys()];

/** Whether the term was computed from life as twenty years. */
export const isLifeReckoned = ({ id }: Pick<Offence, 'id'>, principals: readonly Offence[]): boolean =>
  PART_OF_LIFE.has(id) && principals.some(({ life }) => life);

/** The principal is not named, so death or life may apply. */
export const canBeGrave = (row: Offence, principals: readonly Offence[]): boolean =>
  principals.length === 0 && row.maxYears === null && !row.life && !row.death && isWhole(SHARE.get(row.id));

const isWhole = (share: Share | undefined): boolean =>
  share === 'all' || share === 'floor' || share === 'double' || share === 'half-more';

/** Robbery and dacoity in each code, for which weapons or grievous hurt set a minimum term. */
const ROBBERY: Readonly<Record<string, readonly string[]>> = {
  BNS: ['309(4)', '309(5)', '309(6)', '310(2)', '310(3)'],
  IPC: ['392', '393', '394', '395', '396'],
};
const FLOORS = new Set(['BNS-311', 'BNS-312', 'IPC-397', 'IPC-398']);

/** BNS 311, 312 and IPC 397, 398 are part of a charged robbery or dacoity, not separate offences. */
export const floorOf = (row: Offence, charged: readonly Offence[]): Offence[] =>
  FLOORS.has(row.id)
    ? charged.filter(({ code, section }) => code === row.code && ROBBERY[code]?.includes(section))
    : [];

/** Membership of an unlawful assembly makes a person liable for the offences charged with it. */
const OF_THE_CHARGE = new Set(['BNS-190', 'IPC-149']);
/** SC/ST 3(2)(va) has the punishment of the penal offence charged with it. */
const OF_ONE_PENAL_OFFENCE = new Set(['SC/ST-3(2)(va)']);

/** Principal offences that the charge itself names: those of an unlawful assembly, or the one of 3(2)(va). */
export function principalsInCharge(row: Offence, charged: readonly Offence[]): readonly Offence[] {
  const own = charged.filter((other) => !isDependentOffence(other));
  if (OF_THE_CHARGE.has(row.id)) return own;
  const penal = own.filter(({ act }) => act === null);
  return OF_ONE_PENAL_OFFENCE.has(row.id) && penal.length === 1 ? penal : [];
}

/** Fact that would decide a column left open by the tables. */
export const factThatSettles = (
  row: Pick<Offence, 'id'>,
  principals: readonly Offence[],
): 'principal' | 'classification' =>
  isDependentOffence(row) && principals.length === 0 ? 'principal' : 'classification';

export function withPrincipals(row: Offence, principals: readonly Offence[]): Offence {
  const share = SHARE.get(row.id);
  if (share === undefined || principals.length === 0) return row;
  return {
    ...row,
    ...termFrom(row, principals, share),
    ...columnsFrom(row, principals),
    ...actFrom(row, principals, share),
  };
}

type Terms = Pick<Offence, 'maxYears' | 'life' | 'death' | 'minYears'>;

function termFrom(row: Offence, principals: readonly Offence[], share: Share): Partial<Terms> {
  if (share === 'none' || row.maxYears !== null) return {};
  if (typeof share !== 'number') return raisedTerm(row, wholeTerm(principals), share);
  const longest = Math.max(...principals.map((each) => fixedYears(row, each)));
  return Number.isFinite(longest) ? { maxYears: longest / share } : {};
}

/** The row's own minimum is never lowered. */
function raisedTerm({ minYears }: Offence, term: Terms, share: Share): Terms {
  if (share === 'all') return term;
  const by = share === 'double' ? 2 : share === 'half-more' ? 1.5 : 1;
  const least = Math.max(minYears ?? 0, share === 'floor' ? 0 : (term.minYears ?? 0) * by);
  return { ...term, maxYears: term.maxYears && term.maxYears * by, minYears: least || null };
}

/** Infinite if no fraction can be computed. */
function fixedYears({ id }: Offence, { maxYears, life, death }: Offence): number {
  if (PART_OF_LIFE.has(id) && life) return Math.max(LIFE_IN_YEARS, maxYears ?? 0);
  return life || death || maxYears === null ? Number.POSITIVE_INFINITY : maxYears;
}

function wholeTerm(principals: readonly Offence[]): Terms {
  const open = principals.some((each) => each.maxYears === null && !each.life && !each.death);
  const years = principals.flatMap(({ maxYears }) => maxYears ?? []);
  const least = principals.flatMap(({ minYears }) => minYears ?? []);
  return {
    maxYears: open || years.length === 0 ? null : Math.max(...years),
    life: principals.some(({ life }) => life),
    death: principals.some(({ death }) => death),
    minYears: least.length === 0 ? null : Math.max(...least),
  };
}

function columnsFrom(row: Offence, principals: readonly Offence[]) {
  return {
    cognizable:
      row.cognizable === 'depends'
        ? gravest(
            principals.map(({ cognizable }) => cognizable),
            true,
          )
        : row.cognizable,
    bailable:
      row.bailable === 'depends'
        ? gravest(
            principals.map(({ bailable }) => bailable),
            false,
          )
        : row.bailable,
    court: row.court === 'depends' ? highest(principals.map(({ court }) => court)) : row.court,
  };
}

/** The graver value if any principal has it; open if one is open and none is grave. */
function gravest(values: readonly TableFlag[], grave: boolean): TableFlag {
  if (values.includes(grave)) return grave;
  return values.includes('depends') ? 'depends' : !grave;
}

const COURTS: readonly TrialCourt[] = [
  'magistrate-any',
  'magistrate-first-class',
  'magistrate-chief',
  'depends',
  'sessions',
  'special',
];

const highest = (courts: readonly TrialCourt[]): TrialCourt =>
  courts.toSorted((a, b) => COURTS.indexOf(b) - COURTS.indexOf(a))[0] ?? 'depends';

/** In a special Act the investigation period follows the principal; under the NDPS Act the bar does too. */
function actFrom(row: Offence, principals: readonly Offence[], share: Share): Partial<Offence> {
  if (row.act === null || !isWhole(share)) return {};
  if (principals.every(({ act }) => act === null)) return { defaultBailDays: null };
  if (principals.some(({ code }) => code !== row.code)) return {};
  const longest = principals.toSorted((a, b) => firstDays(b) - firstDays(a))[0]?.defaultBailDays;
  const defaultBailDays = longest ?? row.defaultBailDays;
  return row.code === 'NDPS'
    ? { defaultBailDays, bars: principals.flatMap(({ bars }) => bars) }
    : { defaultBailDays };
}

const firstDays = ({ defaultBailDays }: Offence): number => defaultBailDays?.[0] ?? 0;
