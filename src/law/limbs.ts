/**
 * Limbs of a section: the charge names the section, and facts point to another punishment of it. The tables
 * take the row as charged; the user says which limb the charge describes.
 */
import { once } from '#kernel/once.ts';
import type { LawFacts } from './facts.ts';
import type { PleadedFact } from './pleaded-facts.ts';
import { lookUp, type Offence, type OffenceRef, type Tables } from './tables.ts';

/** A section as charged, and the limbs to which facts point. */
export interface LimbQuestion {
  readonly charged: Offence;
  readonly limbs: readonly Offence[];
  /** The limb that the user chose; null while unknown. */
  readonly chosen: Offence | null;
}

interface LimbRule {
  /** Ids of the tables: the rows that may be charged, and the limbs. */
  readonly of: string;
  readonly limbs: string;
  readonly pleaded?: readonly PleadedFact[];
  /** Offences charged beside it, by the start of their ids. */
  readonly beside?: string;
  /** An earlier conviction under the same section, in either code. */
  readonly repeat?: true;
  /** The section alone names two punishments, so it always asks. */
  readonly always?: true;
}

const HURT =
  'BNS-115(2) BNS-117(2) BNS-117(3) BNS-117(4) BNS-118( BNS-122( BNS-124( IPC-323 IPC-324 IPC-325 IPC-326';
const THEFT = 'BNS-303(2) BNS-305 BNS-306 IPC-379 IPC-380 IPC-381';
const CHILD: readonly PleadedFact[] = ['victim-under-18', 'victim-under-16', 'victim-under-12'];

const RULES: readonly LimbRule[] = [
  { of: 'BNS-105', limbs: 'BNS-105#knowledge', always: true },
  { of: 'IPC-304', limbs: 'IPC-304#knowledge', always: true },
  { of: 'BNS-109(1)', limbs: 'BNS-109(1)#hurt-caused', pleaded: ['hurt', 'grievous-hurt'], beside: HURT },
  { of: 'BNS-110', limbs: 'BNS-110#hurt-caused', pleaded: ['hurt', 'grievous-hurt'], beside: HURT },
  { of: 'IPC-307', limbs: 'IPC-307#hurt-caused', pleaded: ['hurt', 'grievous-hurt'], beside: HURT },
  { of: 'IPC-308', limbs: 'IPC-308#hurt-caused', pleaded: ['hurt', 'grievous-hurt'], beside: HURT },
  { of: 'BNS-109(1)', limbs: 'BNS-109(2)', pleaded: ['life-convict'] },
  { of: 'IPC-307', limbs: 'IPC-307#life-convict', pleaded: ['life-convict'] },
  { of: 'BNS-115(2)', limbs: 'BNS-117(2)', pleaded: ['grievous-hurt'] },
  { of: 'IPC-323', limbs: 'IPC-325', pleaded: ['grievous-hurt'] },
  { of: 'BNS-117(2)', limbs: 'BNS-117(3)', pleaded: ['lasting-harm'] },
  { of: 'BNS-117(2)', limbs: 'BNS-117(4)', pleaded: ['group-of-five'] },
  { of: 'BNS-118(1)', limbs: 'BNS-118(2)', pleaded: ['grievous-hurt'], beside: 'BNS-117(' },
  { of: 'IPC-324', limbs: 'IPC-326', pleaded: ['grievous-hurt'], beside: 'IPC-325' },
  { of: 'BNS-64(1) BNS-64(2)', limbs: 'BNS-65(1) BNS-65(2)', pleaded: CHILD, beside: 'POCSO-' },
  { of: 'BNS-64(1) BNS-64(2)', limbs: 'BNS-66', pleaded: ['death', 'lasting-harm'] },
  { of: 'BNS-65(1)', limbs: 'BNS-65(2)', pleaded: ['victim-under-12'] },
  { of: 'BNS-70(1)', limbs: 'BNS-70(2)', pleaded: CHILD, beside: 'POCSO-' },
  { of: 'IPC-376(1) IPC-376(2)', limbs: 'IPC-376(3) IPC-376AB', pleaded: CHILD, beside: 'POCSO-' },
  { of: 'IPC-376(1) IPC-376(2)', limbs: 'IPC-376A', pleaded: ['death', 'lasting-harm'] },
  { of: 'IPC-376(3)', limbs: 'IPC-376AB', pleaded: ['victim-under-12'] },
  { of: 'IPC-376D', limbs: 'IPC-376DA IPC-376DB', pleaded: CHILD, beside: 'POCSO-' },
  { of: 'BNS-303(2)', limbs: 'BNS-303(2)#repeat', repeat: true },
  { of: 'BNS-303(2)', limbs: 'BNS-303(2)#petty-first', pleaded: ['property-returned'] },
  { of: 'BNS-77', limbs: 'BNS-77#repeat', repeat: true },
  { of: 'BNS-78(2)', limbs: 'BNS-78(2)#repeat', repeat: true },
  { of: 'BNS-294(2)', limbs: 'BNS-294(2)#repeat', repeat: true },
  { of: 'BNS-295', limbs: 'BNS-295#repeat', repeat: true },
  { of: 'IPC-292', limbs: 'IPC-292#repeat', repeat: true },
  { of: 'IPC-293', limbs: 'IPC-293#repeat', repeat: true },
  { of: 'IPC-354C', limbs: 'IPC-354C#repeat', repeat: true },
  { of: 'IPC-354D', limbs: 'IPC-354D#repeat', repeat: true },
  { of: 'BNS-88', limbs: 'BNS-88#quick-with-child', pleaded: ['quick-with-child'] },
  { of: 'IPC-312', limbs: 'IPC-312#quick-with-child', pleaded: ['quick-with-child'] },
  { of: 'BNS-106(1)', limbs: 'BNS-106(1)#medical-practitioner', pleaded: ['medical-practitioner'] },
  { of: 'BNS-309(4)', limbs: 'BNS-309(4)#highway-night', pleaded: ['highway-at-night'] },
  { of: 'IPC-392', limbs: 'IPC-392#highway-night', pleaded: ['highway-at-night'] },
  { of: 'BNS-331(3)', limbs: 'BNS-331(3)#theft', beside: THEFT },
  { of: 'BNS-331(4)', limbs: 'BNS-331(4)#theft', beside: THEFT },
  { of: 'BNS-332(c)', limbs: 'BNS-332(c)#theft', beside: THEFT },
  { of: 'IPC-451', limbs: 'IPC-451#theft', beside: THEFT },
  { of: 'IPC-454', limbs: 'IPC-454#theft', beside: THEFT },
  { of: 'IPC-457', limbs: 'IPC-457#theft', beside: THEFT },
  { of: 'BNS-351(2)', limbs: 'BNS-351(3)', pleaded: ['threat-of-death'] },
  { of: 'IPC-506', limbs: 'IPC-506#part-2', pleaded: ['threat-of-death'] },
];

/** Ids of all rows that the rules name; a test compares them with the tables. */
export const LIMB_IDS: readonly string[] = RULES.flatMap(({ of, limbs }) =>
  [of, limbs].flatMap((ids) => ids.split(' ')),
);

/** Few sections have limbs, and a device asks for each section of each matter. */
const rulesById = once(() => {
  const byId = new Map<string, LimbRule[]>();
  for (const rule of RULES) {
    for (const id of rule.of.split(' ')) byId.set(id, [...(byId.get(id) ?? []), rule]);
  }
  return byId;
});

const rulesOf = ({ id }: Offence): readonly LimbRule[] => rulesById().get(id) ?? [];

type LimbFacts = Pick<LawFacts, 'limbs' | 'pleaded' | 'convictions'>;

/** One question for each charged section with a limb that facts point to and the charge does not name. */
export function limbQuestions(rows: readonly Offence[], facts: LimbFacts, tables: Tables): LimbQuestion[] {
  const charged = new Set(rows.map(({ id }) => id));
  return rows.flatMap((row): LimbQuestion[] => {
    const rules = rulesOf(row);
    if (rules.length === 0) return [];
    const pointed = rules.filter((rule) => isPointedTo(rule, row, { rows, facts, tables }));
    const ids = new Set(pointed.flatMap(({ limbs }) => limbs.split(' ')));
    const limbs = ids.size === 0 ? [] : tables.offences.filter(({ id }) => ids.has(id) && !charged.has(id));
    const chosen = chosenLimb(row, rules, { facts, tables });
    if (limbs.length > 0) return [{ charged: row, limbs, chosen }];
    return chosen === null || chosen === row ? [] : [{ charged: row, limbs: [chosen], chosen }];
  });
}

/** A limb of a charged section, or the section as charged. */
export function isLimbOf(ref: OffenceRef, rows: readonly Offence[], tables: Tables): boolean {
  const found = lookUp(tables, ref);
  if (found.kind !== 'found') return false;
  const { id } = found.offence;
  return rows.some((row) => row.id === id || rulesOf(row).some((rule) => rule.limbs.split(' ').includes(id)));
}

interface Charge {
  readonly rows: readonly Offence[];
  readonly facts: LimbFacts;
  readonly tables: Tables;
}

function isPointedTo(rule: LimbRule, row: Offence, { rows, facts, tables }: Charge): boolean {
  const { always, pleaded = [], beside, repeat } = rule;
  if (always || pleaded.some((fact) => facts.pleaded?.includes(fact))) return true;
  if (repeat && isRepeated(row, facts, tables)) return true;
  return rows.some(({ id }) => beside?.split(' ').some((start) => id.startsWith(start)));
}

function isRepeated(row: Offence, { convictions = [] }: LimbFacts, tables: Tables): boolean {
  const same = new Set([row, ...row.equivalent].map(({ code, section }) => `${code} ${section}`));
  const earlier = convictions.flatMap(({ offences }) => rowsOf(offences, tables));
  return earlier.some(({ code, section }) => same.has(`${code} ${section}`));
}

/** The answer of the user, also one that keeps the section as charged. */
function chosenLimb(
  row: Offence,
  rules: readonly LimbRule[],
  { facts, tables }: Pick<Charge, 'facts' | 'tables'>,
): Offence | null {
  const ids = new Set([row.id, ...rules.flatMap(({ limbs }) => limbs.split(' '))]);
  return rowsOf(facts.limbs ?? [], tables).find(({ id }) => ids.has(id)) ?? null;
}

const rowsOf = (refs: readonly OffenceRef[], tables: Tables): Offence[] =>
  refs.flatMap((ref) => {
    const found = lookUp(tables, ref);
    return found.kind === 'found' ? [found.offence] : [];
  });
