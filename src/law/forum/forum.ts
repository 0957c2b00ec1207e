/**
 * The forum of a matter: court, way after a refusal, remand, respondent and notices, each with its authority.
 * Every screen, paper and answer reads it.
 */
import { act, type Authority } from '#law/authority.ts';
import type { Determination, Finding, Release } from '#law/determination.ts';
import { isFullyBailable } from '#law/bnss/s478-bailable-offences.ts';
import type { FactName } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { canBeGrave } from '#law/principal-offence.ts';
import type { Offence } from '#law/tables.ts';
import { appealLimits, type AppealLimits } from '#law/special/high-court-appeal.ts';
import { appellateCourt } from './appellate-court.ts';
import type { Respondent } from './act-forum.ts';
import { inOrderOfActs, type NamedCourt, namedCourts, sitsAsSessions } from './named-court.ts';
import { type ForumNotice, noticesOf } from './notices.ts';

/** Way to the next court after a refusal. */
export interface AfterRefusal {
  readonly by: 'application' | 'appeal' | 'appeal-or-application';
  readonly to: 'sessions' | 'high' | 'childrens-court';
  readonly authority: Authority;
  /** Days of limitation of an appeal; null for an application. */
  readonly days: number | null;
  /** The High Courts differ: a POCSO case with an offence under the SC/ST Act. */
  readonly contested: boolean;
}

export interface Forum {
  /** Child and convict have a forum of their own. */
  readonly stage: 'child' | 'before-judgment' | 'after-judgment';
  /** Court of the first application; null while the facts in `missing` decide. */
  readonly hears: NamedCourt | null;
  readonly missing: readonly FactName[];
  /** Further courts that the Acts name. The court that took cognizance hears the case. */
  readonly others: readonly NamedCourt[];
  /** Court before an arrest; null for a child, whose anticipatory bail is contested, and after judgment. */
  readonly anticipatory: NamedCourt | null;
  readonly remand: {
    readonly court: 'magistrate' | 'special' | 'either';
    readonly authority: Authority;
  } | null;
  readonly afterRefusal: AfterRefusal | null;
  /** The usual respondent first; ask which authority arrested if there are several. */
  readonly respondents: readonly [Respondent, ...Respondent[]];
  readonly notices: readonly ForumNotice[];
}

interface ForumInput {
  readonly matter: Matter;
  readonly child: Finding<Release>;
  readonly magistrate: Finding<Release>;
}

export function forumOf(input: ForumInput): Forum {
  const { matter } = input;
  const rows = inOrderOfActs(matter.rows);
  const common = { remand: remandOf(rows), respondents: respondentsOf(rows), notices: noticesOf(rows) };
  if (input.child.conclusion.kind === 'entitled') return { ...common, ...ofTheBoard() };
  if (matter.conviction !== undefined && matter.conviction.on <= matter.asOf) {
    return { ...common, ...afterJudgment(matter) };
  }
  return { ...common, ...beforeJudgment(input) };
}

/** A Special Court is certain although a section is unread; an ordinary court is not. */
function beforeJudgment(input: ForumInput): OfStage {
  const { matter } = input;
  const named = namedCourts(matter.rows);
  const [special, ...others] = named.filter(({ court }) => sitsAsSessions(court));
  const stage = 'before-judgment';
  const hears = special ?? (matter.allRead ? ofRank(input, named) : null);
  if (!hears) {
    return { stage, hears, missing: ['offences'], others, anticipatory: null, afterRefusal: null };
  }
  const anticipatory = special ?? anticipatorySessions(matter);
  return { stage, hears, missing: [], others, anticipatory, afterRefusal: afterRefusal(matter, hears) };
}

type OfStage = Pick<Forum, 'stage' | 'hears' | 'missing' | 'others' | 'anticipatory' | 'afterRefusal'>;

/** JJ 8, 12: the Board, then the Children's Court under section 101. */
function ofTheBoard(): OfStage {
  return {
    stage: 'child',
    hears: { court: 'board', authority: act('JJ', 's.12(1)'), act: 'JJ', otherwise: null, unchecked: false },
    missing: [],
    others: [],
    anticipatory: null,
    afterRefusal: {
      by: 'appeal',
      to: 'childrens-court',
      authority: act('JJ', 's.101(1)'),
      days: DAYS_OF_A_BOARD_APPEAL,
      contested: false,
    },
  };
}

/** JJ 101(1). */
const DAYS_OF_A_BOARD_APPEAL = 30;

function afterJudgment(matter: Matter): OfStage {
  const { court, authority } = appellateCourt(matter);
  const hears = { ...ordinary(court, authority) };
  return { stage: 'after-judgment', hears, missing: [], others: [], anticipatory: null, afterRefusal: null };
}

/** A Magistrate of an Act, the Court of Session, or the ordinary Magistrate. */
function ofRank({ matter, magistrate }: ForumInput, [named]: readonly NamedCourt[]): NamedCourt {
  const superior = isForSessions(matter, magistrate.conclusion);
  if (superior) return ordinary('sessions', section(matter, 's.483(1)', 's.439(1)'));
  if (named) return named;
  const at = isFullyBailable(matter) ? section(matter, 's.478(1)', 's.436(1)') : null;
  return ordinary('magistrate', at ?? section(matter, 's.480(1)', 's.437(1)'));
}

/**
 * An offence triable by the Court of Session, or a Magistrate who is barred or may be barred until the principal
 * offence is named. A woman and a sick or infirm accused go to the Magistrate first.
 */
function isForSessions(matter: Matter, conclusion: Determination<unknown>): boolean {
  if (isFullyBailable(matter)) return false;
  const excepted = matter.woman === true || matter.sickOrInfirm === true;
  if (!excepted && matter.rows.some(({ court }) => court === 'sessions')) return true;
  if (conclusion.kind === 'entitled') return false;
  const grave = matter.rows.some(({ death, life }) => death || life);
  if (conclusion.kind === 'barred')
    return grave || conclusion.because.some(({ code }) => CONVICTED.has(code));
  return grave || matter.rows.some((row) => canBeGrave(row, matter.principals));
}

const CONVICTED: ReadonlySet<string> = new Set(['earlier-grave-conviction', 'two-earlier-convictions']);

const anticipatorySessions = (matter: Matter): NamedCourt | null =>
  isFullyBailable(matter) ? null : ordinary('sessions', section(matter, 's.482(1)', 's.438(1)'));

const ordinary = (court: NamedCourt['court'], authority: Authority): NamedCourt => ({
  court,
  authority,
  act: null,
  otherwise: null,
  unchecked: false,
});

const section = ({ regimes }: Matter, bnss: string, crpc: string): Authority =>
  twin(regimes.application, { bnss, crpc });

function afterRefusal(matter: Matter, hears: NamedCourt): AfterRefusal {
  const limits = appealLimits(matter);
  if (limits) return appealTo(limits, hears);
  const row = matter.rows.find(({ code }) => code === hears.act);
  const to = sitsAsSessions(hears.court) ? 'high' : 'sessions';
  if (row?.forum?.appealByPractice) {
    const authority = act(row.code, `s.${row.forum.aboveAt ?? ''}`);
    return { by: 'appeal-or-application', to, authority, days: null, contested: true };
  }
  const authority = section(matter, 's.483(1)', 's.439(1)');
  return { by: 'application', to, authority, days: null, contested: false };
}

const appealTo = ({ authority, days }: AppealLimits, { act: code }: NamedCourt): AfterRefusal => ({
  by: 'appeal',
  to: 'high',
  authority,
  days,
  contested: code === 'POCSO',
});

function remandOf(rows: readonly Offence[]): Forum['remand'] {
  const row = rows.find(({ forum }) => forum?.remand !== undefined);
  const remand = row?.forum?.remand;
  return row && remand ? { court: remand.court, authority: act(row.code, `s.${remand.at}`) } : null;
}

/** Agencies of the charged special Acts; the State police without one. */
function respondentsOf(rows: readonly Offence[]): Forum['respondents'] {
  const [first = 'state-police', ...more] = new Set(rows.flatMap(({ forum }) => forum?.respondents ?? []));
  return [first, ...more];
}
