/**
 * First proviso to BNSS 480(1) / CrPC 437(1): a child (CrPC: under sixteen), a woman, a sick or infirm
 * accused.
 */
import { err, ok, type Result } from '#kernel/result.ts';
import { act } from '#law/authority.ts';
import { type Caution, isNonEmpty, type NonEmpty, type Reason } from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { isChildAtAct } from '#law/special/jj12-child.ts';

const UNDER_CRPC = 16;

/** The applicable limb, null if none applies, or the facts that decide. */
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

/** CrPC and special Acts that copy it: "under the age of sixteen years". */
export function isUnderSixteen({ age, child }: Pick<Matter, 'age' | 'child'>): boolean | undefined {
  if (age !== undefined) return age < UNDER_CRPC;
  return child === false ? false : undefined;
}

function isYoung({ regimes, age, child }: Matter): boolean | undefined {
  return regimes.application === 'CrPC' ? isUnderSixteen({ age, child }) : child;
}

/** The Juvenile Justice Board decides bail of a child, whatever the ordinary section. */
export function childCaution(matter: Matter): Caution[] {
  return isChildAtAct(matter) === true
    ? [{ code: 'juvenile-justice-board', authority: act('JJ', 's.12') }]
    : [];
}
