/** Questions on sections and offences: specific aspects, or a description. */
import { compoundingOf } from '#law/bnss/s359-compounding.ts';
import { type Offence, offenceName } from '#law/tables.ts';
import type { Provision } from '#search/cards/library.ts';
import type { NotCovered, Rule } from '../answer.ts';
import { hasTwin, successorRules } from '../answers/concordance.ts';
import { bailRules, classRules, noteRules, punishmentRules, describedRows } from '../answers/offence.ts';
import { sectionRule } from '../answers/topics.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import { hasEverydayName } from '../parsing/question.ts';
import { offencesOf, type Target } from '../parsing/targets.ts';
import { isSome, rule } from '../rule.ts';
import type { Sources } from '../sources.ts';

type Bare = Extract<Target, { is: 'bare' }>;

/** "Section 420": depends on the code and date. */
export function byBareNumber(parsedQuestion: ReadQuestion): AnswerParts | null {
  const { targets, sources } = parsedQuestion;
  const bare = targets.filter((target) => target.is === 'bare');
  if (bare.length === 0 || bare.length < targets.length) return null;
  const read = bare.map((target) => readingsOf(target, sources));
  const rules = read.flatMap((readings) => namingRules(readings, sources));
  const cards = read.flatMap(({ cards: all }) => all);
  const details = cards.flatMap((card, at) => {
    const rows = at === 0 ? offencesOf(card, sources) : card.offences; // a definition leads to another section, not to this number
    return detailRules(describedRows(rows).slice(0, LIMBS), parsedQuestion);
  });
  if (details.length > 0) return { rules: [...details.slice(0, DETAILS), ...rules] };
  const [first] = cards;
  return { rules: [...rules, ...(first ? sectionRule(first, sources) : [])] };
}

const DETAILS = 6;
const LIMBS = 2;
const SUCCESSORS = 2;
const OTHERS = 3;

interface Readings {
  readonly target: Bare;
  /** Special Acts with this number, those with an everyday name first. */
  readonly others: readonly Provision[];
  /** True if only one of these has an everyday name: "section 138" mostly means the cheque. */
  readonly isOther: boolean;
  /** All candidates, most likely first. */
  readonly cards: readonly Provision[];
}

function readingsOf(target: Bare, { cards }: Sources): Readings {
  const { number, before, now } = target;
  const others = cards
    .filter(({ code, section, offences }) => !hasTwin(code) && section === number && offences.length > 0)
    .toSorted((a, b) => Number(hasEverydayName(b)) - Number(hasEverydayName(a)))
    .slice(0, OTHERS);
  const codes = [before, now].filter((card) => card !== null);
  const isOther = others.slice(0, 1).some(hasEverydayName) && !codes.some(hasEverydayName);
  return { target, others, isOther, cards: isOther ? [...others, ...codes] : [...codes, ...others] };
}

function namingRules({ target, others, isOther }: Readings, sources: Sources): Rule[] {
  const codes = bothCodes(target, { isInOthers: others.length > 0 }, sources);
  const also = alsoIn(target, { others, isFirst: isOther }, sources);
  return isOther ? [...also, ...codes] : [...codes, ...also];
}

function bothCodes(
  { number, before, now }: Bare,
  { isInOthers }: { readonly isInOthers: boolean },
  sources: Sources,
): Rule[] {
  const successor = (before?.equivalent ?? [])
    .filter(({ code }) => code !== before?.code)
    .slice(0, SUCCESSORS);
  const named = (card: Bare['before']) =>
    card && { ref: { code: card.code, section: card.section }, title: card.title };
  return rule(
    { is: 'both-codes', number, before: named(before), now: named(now), successor, isInOthers },
    [before, now, ...successor],
    sources,
  );
}

function alsoIn(
  { number }: Bare,
  { others, isFirst }: { readonly others: readonly Provision[]; readonly isFirst: boolean },
  sources: Sources,
): Rule[] {
  const all = others.map(({ code, section, title }) => ({ ref: { code, section }, title }));
  if (!isSome(all)) return [];
  return rule(
    { is: 'also-in', number, isFirst, all },
    all.map(({ ref }) => ref),
    sources,
  );
}

/** Only the requested aspects. */
function detailRules(offences: readonly Offence[], parsedQuestion: ReadQuestion): Rule[] {
  const { question, sources } = parsedQuestion;
  if (offences.length === 0) return [];
  if (question.has('bailable', 'nonbailable', 'cognizable', 'court')) {
    const more = question.has('punish') ? punishmentRules(offences, parsedQuestion) : [];
    return [...more, ...classRules(offences, parsedQuestion)];
  }
  if (question.has('punish', 'minimum')) {
    return [...punishmentRules(offences, parsedQuestion), ...noteRules(offences, sources)];
  }
  return question.has('bail', 'anticipatory') ? bailRules(offences, parsedQuestion) : [];
}

/** "Can 85 be compounded": the list of compoundable offences first, then the offence. */
export function byCompounding(parsedQuestion: ReadQuestion): AnswerParts | null {
  const { cards, question, sources } = parsedQuestion;
  if (question.has('judgment', 'equivalent', 'bailable') || cards.length === 0) return null;
  const list = compounding(parsedQuestion);
  if (list.length === 0) return null;
  return {
    rules: [
      ...decided(parsedQuestion),
      ...list,
      ...cards.slice(0, NAMED).flatMap((card) => sectionRule(card, sources)),
    ],
  };
}

export function byOffence(parsedQuestion: ReadQuestion): AnswerParts | null {
  const { offences, question, cards, sources } = parsedQuestion;
  if (question.has('cancel') && question.has('bail')) return null;
  const own = detailRules(offences, parsedQuestion);
  if (own.length === 0) return null;
  const old = cards.filter(({ code }) => code === 'IPC').slice(0, 1);
  const now = old.flatMap((card) => successorRules(card, sources).slice(0, 1));
  const outcome: readonly NotCovered[] = question.has('bail', 'anticipatory') ? ['outcome'] : [];
  return { rules: [...own, ...now], notCovered: outcome };
}

export function bySection(parsedQuestion: ReadQuestion): AnswerParts | null {
  const { targets, sources, question, cards } = parsedQuestion;
  const inOrder = targets.toSorted((one, other) => Number(isOfProcedure(other)) - Number(isOfProcedure(one)));
  const rules = inOrder.flatMap((target) => described(target, parsedQuestion));
  if (rules.length === 0) return null;
  const [card] = cards;
  const twin =
    card && hasTwin(card.code) && !question.has('twin', 'bail') ? successorRules(card, sources) : [];
  return { rules: [...rules, ...twin.slice(0, 1)] };
}

/** A question that names a step of the proceeding and an offence is about the step. */
const isOfProcedure = (target: Target): boolean =>
  target.is === 'section' && ['BNSS', 'CrPC'].includes(target.card.code);

function described(target: Target, parsedQuestion: ReadQuestion): Rule[] {
  if (target.is === 'bare') return [];
  if (target.is === 'not-there') return sectionRule(target.ref, parsedQuestion.sources);
  return fullDescription(target.card, parsedQuestion);
}

function fullDescription(card: ReadQuestion['cards'][number], parsedQuestion: ReadQuestion): Rule[] {
  const rows = offencesOf(card, parsedQuestion.sources);
  return [
    ...sectionRule(card, parsedQuestion.sources),
    ...punishmentRules(rows, parsedQuestion),
    ...classRules(rows, parsedQuestion),
  ];
}

/** "Is 307 compoundable": the section that lists compoundable offences. */
const compounding = ({ question, sources }: ReadQuestion): Rule[] =>
  question.has('compound') ? sectionRule({ code: 'BNSS', section: '359' }, sources) : [];

/** The offences that the table decides, one sentence per section. */
function decided({ offences, sources }: ReadQuestion): Rule[] {
  const names = new Map(offences.map((each) => [`${each.code} ${each.section}`, each]));
  return [...names.values()].flatMap((offence) => {
    const how = compoundingOf(offence);
    const { code, section } = offence;
    const refs = [{ code: 'BNSS', section: '359' }, { code, section }, ...(how === 'never' ? QUASHING : [])];
    return how === null
      ? []
      : rule({ is: 'compounding', offence: offenceName({ code, section }), how }, refs, sources);
  });
}

const QUASHING = [{ code: 'BNSS', section: '528' }];

const NAMED = 2;

/** The requested aspects of a card that the search found; without them its description. */
export function aboutCard(card: Provision, parsedQuestion: ReadQuestion): AnswerParts {
  const { sources } = parsedQuestion;
  const offences = describedRows(offencesOf(card, sources));
  const details = detailRules(offences, parsedQuestion);
  if (details.length > 0) return { rules: details };
  return { rules: offences.length > 0 ? fullDescription(card, parsedQuestion) : sectionRule(card, sources) };
}

/** A question that only names an offence. */
export function byOffenceName(parsedQuestion: ReadQuestion): AnswerParts | null {
  const rules = parsedQuestion.cards.slice(0, NAMED).flatMap((card) => fullDescription(card, parsedQuestion));
  return rules.length > 0 ? { rules } : null;
}
