/** The limbs of each road of discretion as proofs: what was used, where it came from, on what authority, what flips it. */
import { assertNever } from '#kernel/assert.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { Road } from '#law/discretion.ts';
import type { Proof } from '#parts/proof-cards/proof-cards.tsx';
import { anticipatoryLimbs } from './anticipatory-limbs.ts';
import { gateLimbs } from './gate-limbs.ts';
import type { LimbContext } from './limbs.ts';
import { courtLimb, magistrateLimbs } from './magistrate-limbs.ts';
import { answered, custodyFact, governing } from './road-words.ts';

export function roadLimbs(context: LimbContext, road: Road): Proof[] {
  switch (road.road) {
    case 'magistrate':
      return road.answer === 'elsewhere'
        ? [courtLimb(context)]
        : [...magistrateLimbs(context), ...gateLimbs(context, road.road)];
    case 'sessions-or-high-court':
      return [arrestedLimb(context), ...gateLimbs(context, road.road)];
    case 'anticipatory':
      return [...anticipatoryLimbs(context), ...gateLimbs(context, road.road)];
    case 'convicting-court':
      return [onBailLimb(context), sentenceLimb(context)];
    case 'appellate-court':
      return [convictedLimb(context)];
    default:
      return assertNever(road.road);
  }
}

function arrestedLimb(context: LimbContext): Proof {
  const { limbs } = context.words.calculator.discretion;
  const { name, yes, no, flips } = limbs.arrested;
  return {
    key: 'arrested',
    name,
    ...answered(context.found.matter.arrested, { yes, no, unknown: limbs.unknown }),
    from: context.from(custodyFact(context)),
    law: [governing(context, 's.483(1)', 's.439(1)')],
    flips,
  };
}

function onBailLimb(context: LimbContext): Proof {
  const { limbs } = context.words.calculator.discretion;
  const { name, yes, no, flips } = limbs.onBail;
  return {
    key: 'on-bail',
    name,
    ...answered(context.found.matter.onBailAtConviction, { yes, no, unknown: limbs.unknown }),
    from: context.from('onBailAtConviction'),
    law: [governing(context, 's.430(3)', 's.389(3)')],
    flips,
  };
}

const SHORT_SENTENCE_YEARS = 3;

function sentenceLimb(context: LimbContext): Proof {
  const { matter } = context.found;
  const { limbs } = context.words.calculator.discretion;
  const { name, years, bailable, flips } = limbs.sentence;
  const allBailable = matter.allRead && matter.rows.every((row) => row.bailable === true);
  const term = matter.sentenceYears;
  const short = allBailable || (term === undefined ? undefined : term <= SHORT_SENTENCE_YEARS);
  const said = allBailable ? bailable : years(term ?? 0);
  const openBail = short === false && !matter.rows.some((row) => row.bailable === false);
  return {
    key: 'sentence',
    name,
    ...answered(openBail ? undefined : short, { yes: said, no: said, unknown: limbs.unknown }),
    from: allBailable ? context.words.calculator.from.table : context.from('sentenceYears'),
    law: [governing(context, 's.430(3)', 's.389(3)')],
    flips,
  };
}

function convictedLimb(context: LimbContext): Proof {
  const { limbs } = context.words.calculator.discretion;
  const { name, on, flips } = limbs.convicted;
  const day = context.found.matter.conviction?.on;
  return {
    key: 'convicted-here',
    name,
    state: day === undefined ? 'unproved' : 'met',
    value: day === undefined ? limbs.unknown : on(indianDate(day)),
    from: context.from('conviction'),
    law: [governing(context, 's.430(1)', 's.389(1)')],
    flips,
  };
}
