/** Provision that allows a condition of bail, in the code of the application. */
import type { OrderCondition } from '#contract/application/order.ts';
import { act, type Authority } from '#law/authority.ts';
import { isOfChild } from '#documents/child-identity.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { twin } from '#law/parameter.ts';
import type { Relief } from '#law/relief.ts';

type Code = OrderCondition['code'];

interface Twin {
  readonly bnss: string;
  readonly crpc: string;
}

interface Powers {
  readonly own: Readonly<Partial<Record<Code, Twin>>>;
  readonly others: Twin;
}

const REGULAR: Powers = {
  own: {
    attend: { bnss: 's.480(3)(a)', crpc: 's.437(3)(a)' },
    'not-repeat': { bnss: 's.480(3)(b)', crpc: 's.437(3)(b)' },
    'not-tamper': { bnss: 's.480(3)(c)', crpc: 's.437(3)(c)' },
  },
  others: { bnss: 's.480(3)', crpc: 's.437(3)' },
};

const ANTICIPATORY: Powers = {
  own: {
    'available-to-io': { bnss: 's.482(2)(i)', crpc: 's.438(2)(i)' },
    'not-tamper': { bnss: 's.482(2)(ii)', crpc: 's.438(2)(ii)' },
    'not-leave-india': { bnss: 's.482(2)', crpc: 's.438(2)' },
  },
  others: { bnss: 's.482(2)(iv)', crpc: 's.438(2)(iv)' },
};

/** Null: the section of the relief itself. */
const POWERS: Readonly<Record<Relief, Powers | null>> = {
  bailable: null,
  suspension: null,
  undertrial: null,
  anticipatory: ANTICIPATORY,
  default: REGULAR,
  'regular-magistrate': REGULAR,
  'regular-sessions': REGULAR,
  'regular-high-court': REGULAR,
};

/** Null if the relief is unknown. */
export function conditionPower(
  code: Code,
  { relief, found, statute }: Pick<PaperMatter, 'relief' | 'found' | 'statute'>,
): Authority | null {
  if (!found || relief === null) return null;
  if (isOfChild({ found })) return act('JJ', 's.12(1)');
  const powers = POWERS[relief];
  if (!powers) return statute?.authority ?? null;
  return twin(found.matter.regimes.application, powers.own[code] ?? powers.others);
}
