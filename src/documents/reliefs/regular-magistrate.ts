/** Bail before a Magistrate: reasons why the bars do not apply, as found by the law. */
import { addDays } from '#kernel/calendar-date.ts';
import type { Reason } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import { canBeGrave } from '#law/principal-offence.ts';
import { isPleadedByGround } from '#documents/grounds/pleaded-by-ground.ts';
import type { Block } from '#documents/model.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function regularMagistrate(matter: PaperMatter, statute: Statute): Block[] {
  const { magistrate: words } = matter.words.reliefs;
  const { found } = matter;
  const prosecutor = found?.magistrate.cautions.some(({ code }) => code === 'hear-prosecutor');
  return numbered('case', [
    words.power(statute.inFull),
    ...barsNotAttracted(matter, statute),
    personProviso(matter),
    furtherInquiry(matter),
    sixtyDays(matter),
    prosecutor && matter.words.reliefs.superior.notice,
  ]);
}

function barsNotAttracted(matter: PaperMatter, statute: Statute): string[] {
  const { found, words } = matter;
  const { noDeathOrLife, neverConvicted } = words.reliefs.magistrate;
  if (!found || isPleadedByGround(matter, 'magistrate-bar-not-attracted')) return [];
  return [
    ...(hasNoDeathOrLife(found) ? [noDeathOrLife(statute.at('(1)(i)'))] : []),
    ...(found.matter.neverConvicted === true ? [neverConvicted(statute.at('(1)(ii)'))] : []),
  ];
}

/** Every section read, none grave, and none waiting for a principal offence. */
const hasNoDeathOrLife = ({ matter: { rows, allRead, principals } }: Determinations): boolean =>
  allRead && rows.every((row) => !row.death && !row.life && !canBeGrave(row, principals));

const PROVISO = {
  'proviso-woman': 'woman',
  'proviso-child': 'child',
  'proviso-sick-or-infirm': 'sickOrInfirm',
} as const;

/** The proviso that lifts a bar, if the law found one. */
function personProviso({ found, context, words }: PaperMatter): string | null {
  const conclusion = found?.magistrate.conclusion;
  if (conclusion?.kind !== 'entitled') return null;
  const proviso = conclusion.because.find(
    (reason): reason is Reason<keyof typeof PROVISO> => reason.code in PROVISO,
  );
  if (!proviso) return null;
  const { magistrate } = words.reliefs;
  return magistrate.person(
    magistrate[PROVISO[proviso.code]],
    provisionName(proviso.authority, { context, words }),
  );
}

/** 480(2): answer to the bar for death or life. */
function furtherInquiry(matter: PaperMatter): string | null {
  const { found, words } = matter;
  const barred = found?.magistrate.conclusion;
  const open = found?.furtherInquiry.conclusion;
  if (barred?.kind !== 'barred' || open?.kind !== 'entitled') return null;
  if (isPleadedByGround(matter, 'further-inquiry')) return null;
  const [{ authority }] = open.because;
  return words.reliefs.magistrate.furtherInquiry(provisionName(authority, matter));
}

function sixtyDays(matter: PaperMatter): string | null {
  const { case: facts, found, words } = matter;
  const first = facts.trial?.firstEvidenceDate;
  if (!found || !first || found.sixtyDays.conclusion.kind !== 'entitled' || !found.sixtyDays.from)
    return null;
  if (isPleadedByGround(matter, 'sixty-day-rule')) return null;
  const { from } = found.sixtyDays;
  const days = [printed(first), printed(addDays(from, -1)), printed(from)] as const;
  const [{ authority }] = found.sixtyDays.conclusion.because;
  return words.reliefs.magistrate.sixtyDays(days, provisionName(authority, matter));
}
