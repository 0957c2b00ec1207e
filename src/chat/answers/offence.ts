/** Offence facts from the tables: punishment, classification, court, and access to bail. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { bailableAsOfRight } from '#law/bnss/s478-bailable-offences.ts';
import { anticipatoryBail } from '#law/bnss/s482-anticipatory-bail.ts';
import { limbQuestions } from '#law/limbs.ts';
import { forumOfOffence } from '#law/forum/forum-of-offence.ts';
import { namedCourts, sitsAsSessions } from '#law/forum/named-court.ts';
import { matterOf } from '#law/matter.ts';
import { type Offence, offenceName } from '#law/tables.ts';
import { pleadedFacts } from '#reading/pleaded-facts.ts';
import type { Premise, Rule } from '../answer.ts';
import { rule } from '../rule.ts';
import type { Sources } from '../sources.ts';
import { type ForumQuestion, forumRule } from './forum.ts';
import type { ChatQuestion } from '../parsing/question.ts';

/** Maximum number of limbs in an answer; the card lists all. */
const LIMBS = 4;

export interface AboutOffence {
  readonly question: ChatQuestion;
  readonly sources: Sources;
  readonly asOf: CalendarDate;
}

/** Rows to describe, without limbs that a plain name does not mean. */
export const describedRows = (offences: readonly Offence[]): readonly Offence[] => {
  const base = offences.filter(({ variant }) => variant === null);
  return (base.length > 0 ? base : offences).slice(0, LIMBS);
};

const refOf = ({ code, section }: Offence) => ({ code, section });

/** Limbs to which the words of the question point; the person chooses, so the answer states each. */
function limbsOf(offences: readonly Offence[], { question, sources }: AboutOffence): Offence[] {
  const pleaded = pleadedFacts(question.text);
  const open = limbQuestions(describedRows(offences), { pleaded }, sources.library.tables);
  return open.flatMap(({ limbs }) => limbs);
}

export function punishmentRules(offences: readonly Offence[], about: AboutOffence): Rule[] {
  const { question, sources } = about;
  const claimed = question.periods.find(({ unit }) => unit === 'years')?.count;
  return [...describedRows(offences), ...limbsOf(offences, about)].flatMap((offence) => {
    const premise: Premise =
      claimed === undefined || offence.maxYears === null || !question.premise
        ? null
        : offence.maxYears === claimed
          ? 'yes'
          : 'no';
    return rule({ is: 'punishment', offence, premise }, [refOf(offence)], sources);
  });
}

export function classRules(offences: readonly Offence[], { question, sources }: AboutOffence): Rule[] {
  const rows = describedRows(offences);
  const premise = (offence: Offence): Premise => {
    if (offence.bailable === 'depends') return null;
    const asksNot = question.has('nonbailable') && !question.has('bailable');
    return asksNot === !offence.bailable ? 'yes' : 'no';
  };
  return [
    ...rows.flatMap((offence) => {
      const offenceRules: Rule[] = [];
      const refs = [refOf(offence)];
      if (question.has('cognizable'))
        offenceRules.push(...rule({ is: 'cognizable', offence }, refs, sources));
      if (question.has('bailable', 'nonbailable', 'bail') || !question.has('cognizable', 'court')) {
        const direct = question.has('bailable', 'nonbailable') ? premise(offence) : null;
        offenceRules.push(...rule({ is: 'bailable', offence, premise: direct }, refs, sources));
      }
      if (question.has('court')) offenceRules.unshift(...rule({ is: 'court', offence }, refs, sources));
      return offenceRules;
    }),
    ...noteRules(rows, sources),
  ];
}

/** Notes of the tables on an offence; the first two that exist. */
export const noteRules = (rows: readonly Offence[], sources: Sources): Rule[] =>
  rows
    .filter(({ note }) => note !== '')
    .slice(0, 2)
    .flatMap((offence) => rule({ is: 'note', note: offence.note }, [refOf(offence)], sources));

type PersonGroup = ForumQuestion['person'];
const NOT_CHILD = ['woman', 'sick'] as const;
const PROVISO = { code: 'BNSS', section: '480(1) first proviso' };
const MAGISTRATE = { code: 'BNSS', section: '480' };
const SESSIONS = { code: 'BNSS', section: '483' };
const OF_RIGHT = [
  { code: 'BNSS', section: '478(1)' },
  { code: 'CASE', section: 'rasiklal-2009' },
];

const personIn = (question: ChatQuestion): PersonGroup | null =>
  question.isChildAccused ? 'child' : (NOT_CHILD.find((each) => question.has(each)) ?? null);

/** Access to bail, by the same rules as the calculator. */
export function bailRules(offences: readonly Offence[], about: AboutOffence): Rule[] {
  const { question, sources, asOf } = about;
  const rows = describedRows(offences);
  const [first] = rows;
  if (!first) return [];
  const classed = classOnly(first, sources);
  if (question.has('anticipatory') && !question.isChildAccused) {
    return [...anticipatoryRules(first, about), ...gateRules(first, sources), ...classed];
  }
  const who = personIn(question);
  if (who === 'child') return [...forumRule(first, { ...about, person: who }), ...classed];
  const bailable = bailableAsOfRight(
    matterOf({ offences: [first], unrecognised: [] }, sources.library.tables, asOf),
  );
  if (bailable.conclusion.kind === 'entitled') {
    const right = { is: 'bail-of-right', offence: offenceName(first) } as const;
    const ofRight = rule(right, [refOf(first), ...OF_RIGHT], sources);
    return [...classed, ...ofRight, ...forumRule(first, { ...about, person: who })];
  }
  return discretionRules(rows, { ...about, person: who });
}

/** Bail in the discretion of the court that hears it. */
function discretionRules(rows: readonly Offence[], about: AboutOffence & ForumQuestion): Rule[] {
  const { sources, person: who } = about;
  const [first] = rows;
  if (!first) return [];
  const classed = classOnly(first, sources);
  const gates = gateRules(first, sources);
  const special = namedCourts([first]).some(({ court: each }) => sitsAsSessions(each));
  const court = forumRule(first, about);
  if (who !== null && who !== 'child' && isGrave(first) && !special) {
    return [...personRule(first, who, sources), ...court, ...classed, ...gates];
  }
  const discretion = {
    is: 'bail-in-discretion',
    offence: offenceName(first),
    grave: isGrave(first),
    who: null,
  } as const;
  const open = rule(discretion, [refOf(first), MAGISTRATE, SESSIONS], sources);
  // the courts of the general answer are wrong if an Act names its own
  const general = special ? [] : open;
  const limbs = limbsOf(rows, about);
  const doubt = limbs.length > 0 ? punishmentRules(rows, about) : [];
  return [...classed, ...court, ...general, ...gates, ...doubt, ...noteRules(rows, sources)];
}

const isGrave = ({ death, life }: Offence): boolean => death || life;

function personRule(first: Offence, who: 'woman' | 'sick', sources: Sources): Rule[] {
  return rule(
    { is: 'bail-in-discretion', offence: offenceName(first), grave: isGrave(first), who },
    [PROVISO, refOf(first), SESSIONS],
    sources,
  );
}

const classOnly = (offence: Offence, sources: Sources): Rule[] =>
  rule({ is: 'bailable', offence, premise: null }, [refOf(offence)], sources);

/** Conditions of a special Act before bail. */
export function gateRules(offence: Offence, sources: Sources): Rule[] {
  return offence.bars.flatMap((bar) =>
    rule(
      {
        is: 'gate',
        section: `${offence.code} ${bar.section ?? ''}`.trim(),
        summary: bar.summary,
        offence: offenceName(offence),
      },
      [bar.section === null ? null : { code: offence.code, section: bar.section }, refOf(offence)],
      sources,
    ),
  );
}

function anticipatoryRules(offence: Offence, { sources, asOf }: AboutOffence): Rule[] {
  const facts = { offences: [offence], unrecognised: [], custodyStatus: 'not-arrested' } as const;
  const anticipatory = anticipatoryBail(matterOf(facts, sources.library.tables, asOf));
  const bar = anticipatory.conclusion.kind === 'barred' ? anticipatory.conclusion.because[0] : null;
  const statute = offence.bars.find(({ kind }) => kind === 'anticipatory-barred');
  const name = offenceName(offence);
  const before = forumOfOffence(offence, { person: null, tables: sources.library.tables, asOf }).anticipatory;
  const court = before?.court ?? 'sessions';
  if (bar && statute?.section) {
    return rule(
      { is: 'anticipatory', offence: name, barred: true, bar: `${offence.code} ${statute.section}`, court },
      [{ code: offence.code, section: statute.section }, refOf(offence), { code: 'BNSS', section: '482' }],
      sources,
    );
  }
  if (offence.bailable === true) {
    return rule(
      { is: 'bail-of-right', offence: name },
      [refOf(offence), { code: 'BNSS', section: '482' }],
      sources,
    );
  }
  return rule(
    { is: 'anticipatory', offence: name, barred: bar !== null, bar: 'BNSS 482(4)', court },
    [{ code: 'BNSS', section: bar ? '482(4)' : '482' }, refOf(offence)],
    sources,
  );
}
