/** Bail before a Magistrate: why the two bars do not apply, as far as the record shows it. */
import { addDays } from '#kernel/calendar-date.ts';
import type { Block } from '#documents/model.ts';
import { type Matter, printed } from '#documents/matter.ts';
import { numbered } from '#documents/section-blocks.ts';
import { neverConvicted } from '#documents/spine/prayer.ts';
import type { Statute } from '#documents/statute.ts';

export function regularMagistrate(matter: Matter, statute: Statute): Block[] {
  const { magistrate: words } = matter.words.reliefs;
  return numbered('case', [
    words.power(statute.inFull),
    noDeathOrLife(matter) && words.noDeathOrLife(statute.at('(1)(i)')),
    neverConvicted(matter) && words.neverConvicted(statute.at('(1)(ii)')),
    personProviso(matter, statute),
    sixtyDays(matter, statute),
  ]);
}

/** Only where the table knows every section and finds neither punishment. */
function noDeathOrLife({ case: facts, context }: Matter): boolean {
  const sections = facts.sections ?? [];
  return sections.length > 0 && sections.every((text) => context.offenceOf?.(text)?.deathOrLife === false);
}

function personProviso({ case: facts, words }: Matter, statute: Statute): string | null {
  const { magistrate } = words.reliefs;
  const { woman, child, sickOrInfirm } = facts.person ?? {};
  const who = [
    woman && magistrate.woman,
    child && magistrate.child,
    sickOrInfirm && magistrate.sickOrInfirm,
  ].filter((text) => typeof text === 'string');
  return who.length > 0 ? magistrate.person(who.join(magistrate.and), statute.at('(1)')) : null;
}

function sixtyDays({ case: facts, context, words }: Matter, statute: Statute): string | null {
  const first = facts.trial?.firstEvidenceDate;
  if (!first || facts.custodyStatus === 'not-arrested') return null;
  const ended = addDays(first, 60);
  if (ended > context.filedOn) return null;
  return words.reliefs.magistrate.sixtyDays(printed(first), printed(ended), statute.at('(6)'));
}
