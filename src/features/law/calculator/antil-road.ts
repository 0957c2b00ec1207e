/** The Antil category, for a person who was not arrested: how the court is to deal with bail, not whether to give it. */
import { ANTIL_2022 } from '#law/judgments.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { LimbContext } from './limbs.ts';
import type { RoadShown } from './road-shown.ts';
import { answered, custodyFact } from './road-words.ts';
import { saidOf } from './said.ts';

/** Null for a person who was arrested, or convicted: the categories are not for them. */
export function antilRoad(context: LimbContext): RoadShown | null {
  const { found, words } = context;
  const { matter, antil } = found;
  if (matter.arrested !== false || matter.conviction !== undefined) return null;
  const { conclusion, cautions } = antil;
  const { roads, answers, limbs, antilNot } = words.calculator.discretion;
  const [first] = conclusion.kind === 'undetermined' ? [] : conclusion.because;
  const reason = first ? lawSentence(words.law.reasons[first.code], { about: first.about }) : '';
  const { yes, no } = limbs.arrested;
  return {
    key: 'antil',
    title: roads.antil,
    sentence: !first ? answers.undetermined : conclusion.kind === 'barred' ? antilNot(reason) : reason,
    law: [ANTIL_2022],
    proofs: [
      {
        key: 'not-arrested',
        name: limbs.notArrested.name,
        ...answered(!matter.arrested, { yes: no, no: yes, unknown: limbs.unknown }),
        from: context.from(custodyFact(context)),
        law: [ANTIL_2022],
        flips: limbs.notArrested.flips,
      },
      {
        key: 'cooperated',
        name: limbs.cooperated.name,
        ...answered(matter.cooperated, { ...limbs.cooperated, unknown: limbs.unknown }),
        from: context.from('cooperated'),
        law: [ANTIL_2022],
        flips: limbs.cooperated.flips,
      },
    ],
    beside: saidOf(cautions, words),
    missing: conclusion.kind === 'undetermined' ? conclusion.missing : [],
  };
}
