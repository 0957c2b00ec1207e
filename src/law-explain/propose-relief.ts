/**
 * Which bail the law offers first to this person today, and what lies beside it. A right goes before discretion, and of
 * the courts the one that may grant it before the one that is barred. A proposal: the person decides.
 */
import { magistrateBail } from '#law/bnss/s480-magistrate-bail.ts';
import type { Reason } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { CourtKind, Relief } from '#law/relief.ts';
import { explainRelief, type ReliefExplained } from './explain-relief.ts';

export interface Proposal {
  /** Null while custody is not known and no right stands. */
  readonly first: ReliefExplained | null;
  /** What may be asked for instead, or will be open later, with what stands against it. */
  readonly beside: readonly ReliefExplained[];
  /** A child is heard by the Juvenile Justice Board before every court named here. */
  readonly board: Reason | null;
}

interface ProposalOptions {
  /** The court that the person has in mind. */
  readonly court?: CourtKind | undefined;
  /** Convicted in this very case: what is left is suspension of the sentence. */
  readonly convicted: boolean;
}

const RIGHTS: readonly Relief[] = ['bailable', 'default', 'undertrial'];

export function proposeRelief(found: Determinations, { court, convicted }: ProposalOptions): Proposal {
  const child = found.child.conclusion;
  const board = child.kind === 'entitled' ? child.because[0] : null;
  if (convicted) return { first: explainRelief(found, 'suspension'), beside: [], board };
  const rights = RIGHTS.map((relief) => explainRelief(found, relief));
  const merits = onMerits(found, court).map((relief) =>
    relief === 'regular-magistrate' ? magistrate(found) : explainRelief(found, relief),
  );
  const stands = rights.find(({ standing }) => standing === 'open');
  const first = stands ?? merits.find(isOpen) ?? merits[0] ?? null;
  const later = rights.filter(({ standing }) => TOLD_BESIDE.has(standing));
  return { first, beside: [...later, ...merits].filter((each) => each !== first), board };
}

/** Open, or waiting for facts alone: what stands against it unless a fact lifts it is no first proposal. */
const isOpen = ({ standing, because }: ReliefExplained): boolean =>
  standing === 'open' || standing === 'conditions' || (standing === 'undetermined' && because.length === 0);

/** Where only the person's sex, age or health could lift a bar, and none of them is known, the bar is told. */
function magistrate(found: Determinations): ReliefExplained {
  const explained = explainRelief(found, 'regular-magistrate');
  if (explained.standing !== 'undetermined') return explained;
  const { woman = false, child = false, sickOrInfirm = false } = found.matter;
  const { conclusion } = magistrateBail({ ...found.matter, woman, child, sickOrInfirm }, found.convictions);
  return conclusion.kind === 'barred' ? { ...explained, because: conclusion.because } : explained;
}

/** A right that is barred, or waits for facts that nobody asked for, is not told: it would only bewilder. */
const TOLD_BESIDE: ReadonlySet<ReliefExplained['standing']> = new Set([
  'open',
  'may-be-open',
  'not-yet',
  'contested',
]);

/** Before an arrest one relief; after it that of the court in mind, and the Court of Session where a Magistrate is barred. */
function onMerits({ matter }: Determinations, court: CourtKind | undefined): Relief[] {
  if (matter.arrested === undefined) return [];
  if (!matter.arrested) return ['anticipatory'];
  if (court === 'high') return ['regular-high-court'];
  return court === 'sessions' ? ['regular-sessions'] : ['regular-magistrate', 'regular-sessions'];
}
