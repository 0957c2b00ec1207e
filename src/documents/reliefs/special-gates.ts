/** Conditions of special Acts before bail on merits, pleaded if the law finds that they apply. */
import { gatesOf } from '#law/special/bail-gates.ts';
import { act, cite } from '#law/authority.ts';
import type { Block } from '#documents/model.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { provisionFirst, provisionName } from '#documents/provision-name.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';
import { gatesBefore, isOnMerits, type PleadedGate } from '#documents/special-gates-of.ts';

export function specialGates(matter: PaperMatter): Block[] {
  const { heading } = matter.words.gates;
  const body = [
    ...gatesBefore(matter).flatMap((gate) => pleaded(matter, gate)),
    ...numbered('bail', ofThePerson(matter)),
    ...afterConviction(matter),
  ];
  return headed(heading, 'bail', body);
}

function pleaded({ words, context }: PaperMatter, { authority, exempt }: PleadedGate): Block[] {
  const { gates } = words;
  if (exempt.length > 0) {
    const who = exempt.map((exemption) => gates.exempted[exemption]).join(gates.and);
    return numbered('bail', [gates.exempt(provisionName(authority, { context, words }), who)]);
  }
  const primaFacie = authority.source === 'UAPA';
  const provision = provisionName(authority, { context, words });
  return [
    ...numbered('bail', [gates.stands(provisionFirst(authority, { context, words }))]),
    ...lettered('bail', primaFacie ? gates.primaFacie : gates.twin),
    ...numbered('bail', [primaFacie ? gates.primaFacieSubmitted : gates.submitted(provision)]),
  ];
}

/** After conviction too, if section 37 governs the offence (Dadu, on NDPS 32A). */
function afterConviction({ found, relief, context, words }: PaperMatter): Block[] {
  if (!found || relief !== 'suspension') return [];
  const caution = found.suspension.cautions.find(({ code }) => code === 'suspension-under-section-37');
  const gate = gatesOf(found.matter).find(({ offence }) => offence.code === 'NDPS');
  if (!caution || !gate) return [];
  const provision = provisionName(act('NDPS', `s.${gate.bar.section ?? gate.offence.section}`), {
    context,
    words,
  });
  const { gates } = words;
  return [
    ...numbered('bail', [gates.afterConviction(provision, cite(caution.authority))]),
    ...lettered('bail', gates.twin),
    ...numbered('bail', [gates.submitted(provision)]),
  ];
}

/** Recorded facts of the accused that decide a bar of the Act. The filer answers an applicable bar. */
function ofThePerson({ found, relief, context, words }: PaperMatter): (string | false)[] {
  if (!found || relief === null || !isOnMerits(relief)) return [];
  const { onBailAtOffence, unlawfulEntry, rows } = found.matter;
  const charged = (code: string) => rows.some((row) => row.code === code);
  const provisionAt = (code: string, at: string) => provisionFirst(act(code, at), { context, words });
  const { gates } = words;
  return [
    onBailAtOffence === false && charged('MCOCA') && gates.notOnBail(provisionAt('MCOCA', 's.21(5)')),
    unlawfulEntry === false && charged('UAPA') && gates.noUnlawfulEntry(provisionAt('UAPA', 's.43D(7)')),
  ];
}
