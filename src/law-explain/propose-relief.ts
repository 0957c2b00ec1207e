/**
 * Proposed relief for today and its alternatives. Rights precede discretion, and courts that may grant
 * precede barred ones; the user decides.
 */
import { magistrateBail } from '#law/bnss/s480-magistrate-bail.ts';
import type { Reason } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { Forum } from '#law/forum/forum.ts';
import type { CourtKind, Relief } from '#law/relief.ts';
import { explainRelief, type ReliefExplained } from './explain-relief.ts';

export interface Proposal {
  /** Null while custody is unknown and no right exists. */
  readonly first: ReliefExplained | null;
  /** Alternatives, or later options, with their obstacles. */
  readonly alternatives: readonly ReliefExplained[];
  /** For a child, the Juvenile Justice Board precedes every court here. */
  readonly board: Reason | null;
  readonly forum: Forum;
}

interface ProposalOptions {
  /** The court that the user chose. */
  readonly court?: CourtKind | undefined;
  /** Convicted in this case: only suspension of sentence remains. */
  readonly convicted: boolean;
}

const RIGHTS: readonly Relief[] = ['bailable', 'default', 'undertrial'];

export function proposeRelief(found: Determinations, { court, convicted }: ProposalOptions): Proposal {
  const { forum } = found;
  const child = found.child.conclusion;
  const board = child.kind === 'entitled' ? child.because[0] : null;
  if (board && !convicted) return { ...beforeTheBoard(found), board, forum };
  if (convicted) return { first: explainRelief(found, 'suspension'), alternatives: [], board, forum };
  const rights = RIGHTS.map((relief) => explainRelief(found, relief));
  const merits = onMerits(found, court).map((relief) =>
    relief === 'regular-magistrate' ? magistrate(found) : explainRelief(found, relief),
  );
  const openRight = rights.find(({ standing }) => standing === 'open');
  const first = openRight ?? merits.find(isOpen) ?? merits[0] ?? null;
  const later = rights.filter(({ standing }) => ALTERNATIVE_STANDINGS.has(standing));
  return { first, alternatives: [...later, ...merits].filter((each) => each !== first), board, forum };
}

/**
 * For a child the application to the Board is the only one after apprehension; before it, anticipatory bail is
 * contested and stays an alternative.
 */
function beforeTheBoard(found: Determinations): Pick<Proposal, 'first' | 'alternatives'> {
  const { conclusion, cautions } = found.child;
  const because = conclusion.kind === 'entitled' ? conclusion.because : [];
  const { missing } = found.forum;
  const first: ReliefExplained = {
    relief: 'regular-magistrate',
    standing: 'open',
    on: null,
    because,
    gates: [],
    conditions: [],
    cautions,
    missing,
    mustSet: null,
  };
  const free = found.matter.arrested === false;
  return { first, alternatives: free ? [explainRelief(found, 'anticipatory')] : [] };
}

/**
 * Open, or waiting only for facts. A relief that is barred unless a fact lifts the bar is not the first
 * proposal.
 */
const isOpen = ({ standing, because }: ReliefExplained): boolean =>
  standing === 'open' || standing === 'conditions' || (standing === 'undetermined' && because.length === 0);

/** If only sex, age or health could lift a bar and all are unknown, show the bar. */
function magistrate(found: Determinations): ReliefExplained {
  const explained = explainRelief(found, 'regular-magistrate');
  if (explained.standing !== 'undetermined') return explained;
  const { woman = false, child = false, sickOrInfirm = false } = found.matter;
  const { conclusion } = magistrateBail({ ...found.matter, woman, child, sickOrInfirm }, found.convictions);
  return conclusion.kind === 'barred' ? { ...explained, because: conclusion.because } : explained;
}

/** Omit barred rights and rights with unrequested facts, which would confuse. */
const ALTERNATIVE_STANDINGS: ReadonlySet<ReliefExplained['standing']> = new Set([
  'open',
  'may-be-open',
  'not-yet',
  'contested',
]);

/**
 * Before arrest one relief. After it, that of the chosen court, and of the Court of Session if a Magistrate
 * is barred.
 */
function onMerits({ matter }: Determinations, court: CourtKind | undefined): Relief[] {
  if (matter.arrested === undefined) return [];
  if (!matter.arrested) return ['anticipatory'];
  if (court === 'high') return ['regular-high-court'];
  return court === 'sessions' ? ['regular-sessions'] : ['regular-magistrate', 'regular-sessions'];
}
