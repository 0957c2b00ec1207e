/** Findings under every limb to which facts point. If they differ, the limb is a missing fact. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { DefaultBail } from '#law/bnss/s187-investigation-limit.ts';
import type { UndertrialRelease } from '#law/bnss/s479-release.ts';
import type { Forum } from '#law/forum/forum.ts';
import { act } from './authority.ts';
import {
  type Caution,
  type Determination,
  type Finding,
  type NonEmpty,
  undetermined,
} from './determination.ts';
import type { FactName } from './facts.ts';
import type { LimbQuestion } from './limbs.ts';
import type { Matter } from './matter.ts';
import { offenceName, type OffenceRef } from './tables.ts';

/** Findings whose dates or court depend on the limb; the others are found by their conclusion. */
interface LimbFindings {
  readonly matter: Pick<Matter, 'openLimbs'>;
  readonly undertrial: UndertrialRelease;
  readonly defaultBail: DefaultBail;
  readonly forum: Forum;
}

/** Answers to try: each limb alone, then the last limb of each section. */
export function limbAnswers(open: readonly LimbQuestion[]): (readonly OffenceRef[])[] {
  const charged = open.map((question) => question.charged);
  const single = open.flatMap(({ limbs }, at) => limbs.map((limb) => charged.with(at, limb)));
  const last = open.map(({ limbs, charged: row }) => limbs.at(-1) ?? row);
  return open.length > 1 ? [...single, last] : single;
}

/** The first reading takes the sections as charged; an answer that no limb changes stays. */
export function withOpenLimbs<Found extends LimbFindings>(readings: NonEmpty<Found>): Found {
  const [charged, ...others] = readings;
  const cautions = charged.matter.openLimbs.map(caution);
  const entries = Object.entries(charged).map(([name, finding]: [string, unknown]) => {
    if (!isFinding(finding)) return [name, finding];
    const each = others.flatMap((other) => findingIn(other, name));
    return [name, reconciled(finding, each, cautions)];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names with findings of the same kind
  const found = Object.fromEntries(entries) as Found;
  return { ...found, ...termOf(readings, cautions), forum: forumOf(readings) };
}

const caution = ({ charged }: LimbQuestion): Caution => ({
  code: 'limb-not-chosen',
  authority: act(charged.code, `s.${charged.section}`),
  about: offenceName(charged),
});

type AnyFinding = Finding<unknown>;

const isFinding = (value: unknown): value is AnyFinding =>
  typeof value === 'object' && value !== null && 'conclusion' in value && 'cautions' in value;

const findingIn = (found: LimbFindings, name: string): AnyFinding[] =>
  Object.entries(found).flatMap(([key, value]: [string, unknown]) =>
    key === name && isFinding(value) ? [value] : [],
  );

function reconciled(
  charged: AnyFinding,
  others: readonly AnyFinding[],
  cautions: readonly Caution[],
): AnyFinding {
  const conclusions = [charged, ...others].map(({ conclusion }) => conclusion);
  if (isOneAnswer(conclusions)) return charged;
  return { ...charged, conclusion: openOn(conclusions), cautions: [...charged.cautions, ...cautions] };
}

const isOneAnswer = (conclusions: readonly Determination<unknown>[]): boolean =>
  new Set(conclusions.map(answerOf)).size === 1;

/** The result without its reasons, which name the limb. */
function answerOf(conclusion: Determination<unknown>): string {
  const { kind } = conclusion;
  if (kind === 'entitled') return `${kind} ${JSON.stringify(conclusion.grant)}`;
  if (kind === 'not-yet') return `${kind} ${conclusion.on}`;
  if (kind === 'barred') return kind;
  return `${kind} ${conclusion.missing.toSorted().join(' ')} ${conclusion.openSince ?? ''}`;
}

function openOn(conclusions: readonly Determination<unknown>[]): Determination<never> {
  const missing = conclusions.flatMap((one) => (one.kind === 'undetermined' ? [...one.missing] : []));
  const facts: NonEmpty<FactName> = ['limb', ...new Set(missing)];
  return undetermined(...facts);
}

/** The two rules with dates: without one term there is no date of section 479, and both dates of 187(3). */
function termOf(
  readings: NonEmpty<LimbFindings>,
  added: readonly Caution[],
): Pick<LimbFindings, 'undertrial' | 'defaultBail'> {
  const [charged] = readings;
  const undertrial = undertrialOf(readings);
  const defaultBail = defaultBailOf(readings);
  return {
    undertrial: undertrial ? withCautions(undertrial, added) : charged.undertrial,
    defaultBail: defaultBail ? withCautions(defaultBail, added) : charged.defaultBail,
  };
}

const withCautions = <One extends AnyFinding>(finding: One, added: readonly Caution[]): One => ({
  ...finding,
  cautions: [...finding.cautions, ...added],
});

function undertrialOf(readings: NonEmpty<LimbFindings>): UndertrialRelease | null {
  const all = readings.map(({ undertrial }) => undertrial);
  const [{ undertrial: charged }] = readings;
  const isSame = all.every(({ thresholdDate }) => thresholdDate === charged.thresholdDate);
  if (isSame && isOneAnswer(all.map(({ conclusion }) => conclusion))) return null;
  const conclusions = all.map((one) => one.conclusion);
  const conclusion = isOneAnswer(conclusions) ? charged.conclusion : openOn(conclusions);
  const caseLevel = openSince(
    all.map((one) => one.caseLevel),
    all.map((one) => one.thresholdDate),
  );
  return {
    ...charged,
    conclusion,
    caseLevel,
    fraction: null,
    thresholdDate: null,
    dates: null,
    maximumTerm: null,
  };
}

function defaultBailOf(readings: NonEmpty<LimbFindings>): DefaultBail | null {
  const all = readings.map(({ defaultBail }) => defaultBail);
  const [{ defaultBail: charged }] = readings;
  const { dates } = charged;
  const days = new Set(all.map((one) => one.dates?.days));
  if (!dates || days.size === 1) return null;
  const later = all.flatMap((one) => (one.dates && one.dates.from > dates.from ? [one.dates] : []));
  const other = later.toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
  const conclusion = openSince(
    all.map((one) => one.conclusion),
    all.map((one) => one.dates?.from ?? null),
  );
  const status = all.every((one) => one.status === charged.status) ? charged.status : null;
  if (!other) return { ...charged, conclusion, status };
  const otherReading = { days: other.days, from: other.from, why: 'limb' } as const;
  return { ...charged, conclusion, status, dates: { ...dates, otherReading } };
}

/** One answer stays; else the earliest day on which a reading gives the right. */
function openSince<Grant>(
  conclusions: readonly Determination<Grant>[],
  days: readonly (CalendarDate | null)[],
): Determination<Grant> {
  const [first] = conclusions;
  if (first && isOneAnswer(conclusions)) return first;
  const open = openOn(conclusions);
  const since = conclusions
    .flatMap((one, at) => {
      if (one.kind === 'undetermined') return one.openSince ?? [];
      return one.kind === 'entitled' ? (days[at] ?? []) : [];
    })
    .toSorted()[0];
  if (open.kind !== 'undetermined' || since === undefined) return open;
  return { ...open, openSince: since };
}

/** One court for every limb, or no court until the limb is chosen. */
function forumOf(readings: NonEmpty<LimbFindings>): Forum {
  const [{ forum }] = readings;
  const courts = new Set(readings.map((one) => one.forum.hears?.court));
  return courts.size === 1 ? forum : { ...forum, hears: null, missing: ['limb'] };
}
