/** BNSS 480(1) / CrPC 437(1) limb by limb: its two bars, the proviso, and the court that tries. */
import { provisoFor } from '#law/bnss/s480-proviso.ts';
import { mayBeGrave } from '#law/principal-offence.ts';
import { offenceName } from '#law/tables.ts';
import type { Proof } from '#parts/proof-cards/proof-cards.tsx';
import { maximumText } from '#parts/section-picker/offence-line.ts';
import type { LimbContext } from './limbs.ts';
import { governing, namesOf } from './road-words.ts';

export function magistrateLimbs(context: LimbContext): Proof[] {
  return [graveLimb(context), convictionsLimb(context), provisoLimb(context), courtLimb(context)];
}

function graveLimb(context: LimbContext): Proof {
  const { found, words } = context;
  const { rows, allRead } = found.matter;
  const { grave, unread } = words.calculator.discretion.limbs;
  const bars = rows.some(({ death, life }) => death || life);
  const sure = allRead && !rows.some((row) => mayBeGrave(row, found.matter.principals));
  const each = rows.map((row) =>
    words.calculator.limbs.excluded.each(offenceName(row), maximumText(row, words.picker)),
  );
  return {
    key: 'grave',
    name: grave.name,
    state: bars ? 'not' : sure ? 'met' : 'unproved',
    value: each.join('; ') || unread,
    from: words.calculator.from.table,
    law: [governing(context, 's.480(1)(i)', 's.437(1)(i)')],
    flips: bars ? grave.flipsNot : grave.flips,
  };
}

function convictionsLimb(context: LimbContext): Proof {
  const { limbs } = context.words.calculator.discretion;
  const said = convictionsSaid(context);
  return {
    key: 'barring-convictions',
    name: limbs.convictions.name,
    ...said,
    from: context.from('convictions'),
    law: [governing(context, 's.480(1)(ii)', 's.437(1)(ii)')],
    flips: said.state === 'not' ? limbs.convictions.flipsNot : limbs.convictions.flips,
  };
}

/** The bar is for a cognizable offence only; a conviction that cannot be weighed could always be a grave one. */
function convictionsSaid({ found, words }: LimbContext): Pick<Proof, 'state' | 'value'> {
  const { convictions: limb } = words.calculator.discretion.limbs;
  const { convictions: record, matter } = found;
  const mayBeCognizable = !matter.allRead || matter.rows.some(({ cognizable }) => cognizable !== false);
  if (!mayBeCognizable) return { state: 'met', value: limb.notCognizable };
  if (!record) return { state: 'unproved', value: limb.unproved };
  const cognizable = matter.rows.some((row) => row.cognizable === true);
  const bars = record.grave > 0 || record.middling >= 2;
  const value = record.grave > 0 ? limb.grave : limb.two(record.middling);
  if (bars) return { state: cognizable ? 'not' : 'unproved', value };
  return record.unclear > 0
    ? { state: 'unproved', value: limb.unproved }
    : { state: 'met', value: limb.none };
}

function provisoLimb(context: LimbContext): Proof {
  const { found, words } = context;
  const { proviso: limb } = words.calculator.discretion.limbs;
  const proviso = provisoFor(found.matter);
  const value = !proviso.ok
    ? limb.unproved
    : proviso.value
      ? provisoText(proviso.value.code, limb)
      : limb.none;
  return {
    key: 'proviso',
    name: limb.name,
    state: !proviso.ok ? 'unproved' : proviso.value ? 'met' : 'not',
    value,
    from: context.from(found.matter.woman === undefined ? 'sickOrInfirm' : 'woman'),
    law: [governing(context, 's.480(1), first proviso', 's.437(1), first proviso')],
    flips: limb.flips,
  };
}

type ProvisoWords = LimbContext['words']['calculator']['discretion']['limbs']['proviso'];

function provisoText(code: string, { woman, child, sick }: ProvisoWords): string {
  if (code === 'proviso-woman') return woman;
  return code === 'proviso-child' ? child : sick;
}

export function courtLimb({ found, words }: LimbContext): Proof {
  const { rows, allRead } = found.matter;
  const { court: limb, unread } = words.calculator.discretion.limbs;
  const special = rows.filter(({ court }) => court === 'special');
  const each = rows.map((row) => `${namesOf([row])}: ${words.picker.court[row.court]}`);
  const open = !allRead || rows.some(({ court }) => court === 'depends');
  return {
    key: 'court',
    name: limb.name,
    state: special.length > 0 ? 'not' : open ? 'unproved' : 'met',
    value: each.join('; ') || unread,
    from: words.calculator.from.table,
    law:
      special.length > 0
        ? special.map(({ code, section }) => ({ source: code, at: `s.${section}` }))
        : [FIRST_SCHEDULE[found.matter.regimes.application]],
    flips: limb.flips,
  };
}

const FIRST_SCHEDULE = {
  BNSS: { source: 'BNSS', at: 'First Schedule' },
  CrPC: { source: 'CrPC', at: 'First Schedule' },
} as const;
