/** First proviso to BNSS 480(1) / CrPC 437(1): a child (CrPC: under sixteen), a woman, a sick or infirm person. */
import { err, ok, type Result } from '#kernel/result.ts';
import { act } from '#law/authority.ts';
import { type Caution, isNonEmpty, type NonEmpty, type Reason } from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { isChildAtAct } from '#law/special/jj12-child.ts';

const UNDER_CRPC = 16;

/** The limb that applies, null when none does, or the facts that would tell. */
export function provisoFor(matter: Matter): Result<Reason | null, NonEmpty<FactName>> {
  const authority = twin(matter.regimes.application, {
    bnss: 's.480(1), first proviso',
    crpc: 's.437(1), first proviso',
  });
  if (matter.woman === true) return ok({ code: 'proviso-woman', authority });
  if (matter.sickOrInfirm === true) return ok({ code: 'proviso-sick-or-infirm', authority });
  const young = isYoung(matter);
  if (young === true) return ok({ code: 'proviso-child', authority });
  const missing: FactName[] = [];
  if (matter.woman === undefined) missing.push('woman');
  if (young === undefined) missing.push(matter.regimes.application === 'CrPC' ? 'age' : 'child');
  if (matter.sickOrInfirm === undefined) missing.push('sickOrInfirm');
  return isNonEmpty(missing) ? err(missing) : ok(null);
}

/** Under the CrPC, and in the special Acts that copy it, "under the age of sixteen years". */
export function isUnderSixteen({ age, child }: Pick<Matter, 'age' | 'child'>): boolean | undefined {
  if (age !== undefined) return age < UNDER_CRPC;
  return child === false ? false : undefined;
}

function isYoung({ regimes, age, child }: Matter): boolean | undefined {
  return regimes.application === 'CrPC' ? isUnderSixteen({ age, child }) : child;
}

/** A child is bailed by the Board under the Juvenile Justice Act, whatever the ordinary section says. */
export function childCaution(matter: Matter): Caution[] {
  return isChildAtAct(matter) === true
    ? [{ code: 'juvenile-justice-board', authority: act('JJ', 's.12') }]
    : [];
}
