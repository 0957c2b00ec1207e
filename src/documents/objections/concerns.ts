/**
 * Objections to this paper, read from the determinations and shown before filing. The filer must correct a
 * bar or give a stored reason; concerns are not printed.
 */
import { isBeforeBoard } from '#documents/before-board.ts';
import { everyone, namesOfEach } from '#documents/joint.ts';
import type { CautionCode } from '#law/reason-codes.ts';
import { canReliefLieBefore, type Relief } from '#law/relief.ts';
import type { Concern } from '#documents/model.ts';
import { concernKey, firOwner, type PaperMatter, isNotAppealed, namedFir } from '#documents/matter.ts';
import { gatesBefore, personalBarsBefore } from '#documents/special-gates-of.ts';
import { contraryJudgments } from '#documents/common-sections/contrary-authority.ts';
import { authorityOf } from '#law/case-law/judgment.ts';
import { mandatoryConditions } from '#documents/common-sections/undertakings.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { againstRelief } from './against-relief.ts';
import { cautions } from './cautions.ts';
import {
  appealTime,
  codes,
  earlier,
  limbsNotChosen,
  namesakes,
  place,
  unreadSections,
} from './of-the-record.ts';
import { territory } from './territory.ts';
import { fromReason, type ConcernDraft, statuteOf } from './concern-draft.ts';
import {
  acquitted,
  bondForTheHigherCourt,
  grantedBefore,
  otherRights,
  rightsThatMayBe,
  unlawfulArrest,
} from './rights-beside.ts';

export function concernsOf(matter: PaperMatter): Concern[] {
  const given = new Map((matter.bail.answers ?? []).map(({ concern, reason }) => [concern, reason]));
  const own = everyone(matter).map(concernsOfPerson);
  const [first = [], ...others] = own;
  if (others.length === 0) return first;
  const isOfAll = ({ key, text }: Concern) =>
    own.every((concerns) => concerns.some((each) => each.key === key && each.text === text));
  const names = namesOfEach(matter);
  const named = names.flatMap((name, n) =>
    (own[n] ?? [])
      .filter((concern) => !isOfAll(concern))
      .map((concern) => ofApplicant(concern, { n, name, given })),
  );
  return [...first.filter(isOfAll), ...named];
}

interface ConcernOwner {
  readonly n: number;
  readonly name: string;
  readonly given: ReadonlyMap<string, string>;
}

/** A concern of one applicant alone has the name, and for a co-applicant a key and a reason of its own. */
function ofApplicant(concern: Concern, { n, name, given }: ConcernOwner): Concern {
  const text = `${name}: ${concern.text}`;
  if (n === 0) return { ...concern, text };
  const key = concernKey(concern.key, name);
  return { ...concern, key, text, from: 'applicant', reason: given.get(key) ?? null };
}

/** A concern in one further FIR alone has the FIR, and a key of its own. */
function concernsOfPerson(matter: PaperMatter): Concern[] {
  const first = concernsOfOne(matter);
  const given = new Map((matter.bail.answers ?? []).map(({ concern, reason }) => [concern, reason]));
  const isOfAll = ({ key, text }: Concern) => first.some((each) => each.key === key && each.text === text);
  const further = matter.firs.flatMap((fir) =>
    concernsOfOne(fir)
      .filter((concern) => !isOfAll(concern))
      .map((concern): Concern => {
        const key = concernKey(concern.key, firOwner(fir.case));
        const text = `${namedFir(fir)}: ${concern.text}`;
        return Object.assign({}, concern, { key, text, reason: given.get(key) ?? null });
      }),
  );
  return [...first, ...further];
}

function concernsOfOne(matter: PaperMatter): Concern[] {
  const given = new Map((matter.bail.answers ?? []).map(({ concern, reason }) => [concern, reason]));
  const raised = [
    ...forum(matter),
    ...againstRelief(matter),
    ...appellateCourt(matter),
    ...specialCourt(matter),
    ...juvenile(matter),
    ...otherRights(matter),
    ...rightsThatMayBe(matter),
    ...unlawfulArrest(matter),
    ...grantedBefore(matter),
    ...acquitted(matter),
    ...bondForTheHigherCourt(matter),
    ...gates(matter),
    ...personalBarsBefore(matter).map((reason) => fromReason('bar', reason, matter)),
    ...appealTime(matter),
    ...conditions(matter),
    ...earlier(matter),
    ...namesakes(matter),
    ...codes(matter),
    ...place(matter),
    ...territory(matter),
    ...unreadSections(matter),
    ...limbsNotChosen(matter),
    ...cautions(matter),
    ...contrary(matter),
  ];
  const once = new Map(raised.map((concern) => [concern.key, concern]));
  return [...once.values()].map((concern) =>
    Object.assign(concern, { reason: given.get(concern.key) ?? null }),
  );
}

/** Bars with a reason, which is printed as the applicant's submission. */
export const answeredBars = (matter: PaperMatter): Concern[] =>
  concernsOfOne(matter).filter(({ key, reason }) => key.startsWith('bar:') && reason !== null);

function forum(matter: PaperMatter): ConcernDraft[] {
  const { court } = matter.case;
  const relief = matter.bail.relief ?? matter.relief;
  if (!relief || !court) return [];
  const appeal = relief === 'suspension' && court === 'magistrate' && !isNotAppealed(matter);
  if (canReliefLieBefore(relief, court) && !appeal) return [];
  return [
    {
      key: `forum:${relief}`,
      text: matter.beside.review.concerns.forum[relief],
      authority: statuteOf(matter),
      from: 'case',
      answer: 'needed',
    },
  ];
}

/** The appeal is before a Court of Session, but lies to the High Court. */
function appellateCourt(matter: PaperMatter): ConcernDraft[] {
  const { relief, found, case: facts, beside } = matter;
  if (relief !== 'suspension' || facts.court !== 'sessions' || !found || isNotAppealed(matter)) return [];
  return found.suspension.cautions
    .filter(({ code }) => TO_THE_HIGH_COURT.has(code))
    .map(({ code, authority, about }) => ({
      key: 'appeal-lies-to-the-high-court',
      text: lawSentence(beside.law.cautions[code], { about }),
      authority,
      from: 'case',
      answer: 'needed',
    }));
}

const TO_THE_HIGH_COURT: ReadonlySet<CautionCode> = new Set([
  'sessions-trial-to-the-high-court',
  'long-sentence-to-the-high-court',
  'life-sentence-to-the-high-court',
  'special-court-to-the-high-court',
]);

const ORDINARY_MAGISTRATE: ReadonlySet<Relief> = new Set([
  'regular-magistrate',
  'bailable',
  'undertrial',
  'default',
]);

/** A Special Court tries the case, so an ordinary Magistrate is the wrong court. */
function specialCourt({ relief, found, case: facts, beside }: PaperMatter): ConcernDraft[] {
  if (!relief || !found || facts.court !== 'magistrate' || !ORDINARY_MAGISTRATE.has(relief)) return [];
  const { magistrate } = found;
  return magistrate.cautions
    .filter(({ code }) => code === 'tried-by-special-court')
    .map(({ authority, about }) => ({
      key: `special-court:${about ?? ''}`,
      text: lawSentence(beside.law.cautions['tried-by-special-court'], { about }),
      authority,
      from: 'case',
      answer: relief === 'regular-magistrate' ? 'needed' : 'not-needed',
    }));
}

/** A paper of a child that is not addressed to the Board: the Children's Court has only a transferred case. */
function juvenile(matter: PaperMatter): ConcernDraft[] {
  const { found, case: facts, beside } = matter;
  const isForBoard = isBeforeBoard(matter) && facts.court !== 'sessions';
  if (found?.child.conclusion.kind !== 'entitled' || isForBoard) return [];
  const [{ authority }] = found.child.conclusion.because;
  const text = beside.law.cautions['juvenile-justice-board'];
  return [{ key: 'juvenile-justice-board', text, authority, from: 'applicant', answer: 'needed' }];
}

/** Additional conditions of special Acts: the paper pleads them, and the grounds must meet them. */
function gates(matter: PaperMatter): ConcernDraft[] {
  return gatesBefore(matter)
    .filter(({ exempt }) => exempt.length === 0)
    .map(({ authority, about }) => ({
      key: `gate:${authority.source}`,
      text: matter.beside.review.concerns.gate(about),
      authority,
      from: 'bail',
      answer: 'not-needed',
    }));
}

/** Authority against the application, which the paper lists. */
const contrary = (matter: PaperMatter): ConcernDraft[] =>
  contraryJudgments(matter).map((row) => ({
    key: `adverse:${row.id}`,
    text: matter.beside.review.concerns.adverse,
    authority: authorityOf(row),
    from: 'bail',
    answer: 'not-needed',
  }));

/** 480(3) requires conditions, and none are offered. */
function conditions(matter: PaperMatter): ConcernDraft[] {
  const mandatory = mandatoryConditions(matter);
  const { proposedConditions, customConditions } = matter.bail;
  if (!mandatory || matter.relief !== 'regular-magistrate' || proposedConditions || customConditions)
    return [];
  const { law: authority } = mandatory;
  const text = matter.beside.review.concerns.noConditions;
  return [{ key: 'no-conditions', text, authority, from: 'bail', answer: 'not-needed' }];
}
