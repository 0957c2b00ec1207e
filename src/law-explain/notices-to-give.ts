/**
 * Recipients of notice of a bail application, by relief. Under two special Acts the victim's right applies to
 * every application, so their sections alone decide.
 */
import { act, type Authority } from '#law/authority.ts';
import type { Caution } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { CautionCode } from '#law/reason-codes.ts';
import type { Relief } from '#law/relief.ts';
import { offenceName } from '#law/tables.ts';

export interface NoticeToGive {
  readonly to: 'prosecutor' | 'victim' | 'child' | 'informant';
  readonly authority: Authority;
  /** The offence that requires the notice. */
  readonly about: string | undefined;
}

const OF_CAUTION: Readonly<Partial<Record<CautionCode, NoticeToGive['to']>>> = {
  'notice-to-prosecutor': 'prosecutor',
  'notice-within-fifteen-days': 'prosecutor',
  'hear-prosecutor': 'prosecutor',
  'prosecutor-to-show-cause': 'prosecutor',
  'hear-the-victim': 'victim',
  'hear-the-child': 'child',
  'informant-to-be-present': 'informant',
};

export function noticesToGive(found: Determinations, relief: Relief): NoticeToGive[] {
  const given = [
    ...cautionsOf(found, relief).flatMap(({ code, authority, about }): NoticeToGive[] => {
      const to = OF_CAUTION[code];
      return to === undefined ? [] : [{ to, authority, about }];
    }),
    ...bySpecialAct(found),
  ];
  const once = new Map(given.map((notice) => [`${notice.to}:${notice.authority.at}`, notice]));
  return [...once.values()];
}

function cautionsOf(found: Determinations, relief: Relief): readonly Caution[] {
  if (relief === 'regular-magistrate') return found.magistrate.cautions;
  if (relief === 'suspension') return found.suspension.cautions;
  const superior = relief === 'regular-sessions' || relief === 'regular-high-court';
  return superior ? found.sessionsOrHighCourt.cautions : [];
}

function bySpecialAct({ matter }: Determinations): NoticeToGive[] {
  return matter.rows.flatMap((row): NoticeToGive[] => {
    const about = offenceName(row);
    if (row.code === 'SC/ST') return [{ to: 'victim', authority: act('SC/ST', 's.15A(5)'), about }];
    return row.code === 'POCSO' ? [{ to: 'child', authority: act('POCSO', 's.40'), about }] : [];
  });
}
