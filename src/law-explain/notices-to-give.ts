/**
 * Recipients of notice of a bail application, by relief. Notices of a special Act belong
 * to every application and come from the determination of the forum.
 */
import type { Authority } from '#law/authority.ts';
import type { Caution } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { CautionCode } from '#law/reason-codes.ts';
import type { Relief } from '#law/relief.ts';

export interface NoticeToGive {
  readonly to: 'prosecutor' | 'victim' | 'child' | 'wife' | 'informant';
  readonly authority: Authority;
  /** Section of the right to be heard, if it is another one. */
  readonly hearing: Authority | null;
  /** The offence that requires the notice. */
  readonly about: string | undefined;
}

const OF_CAUTION: Readonly<Partial<Record<CautionCode, NoticeToGive['to']>>> = {
  'notice-to-prosecutor': 'prosecutor',
  'notice-within-fifteen-days': 'prosecutor',
  'hear-prosecutor': 'prosecutor',
  'prosecutor-to-show-cause': 'prosecutor',
  'informant-to-be-present': 'informant',
};

export function noticesToGive(found: Determinations, relief: Relief): NoticeToGive[] {
  const given = [
    ...cautionsOf(found, relief).flatMap(({ code, authority, about }): NoticeToGive[] => {
      const to = OF_CAUTION[code];
      return to === undefined ? [] : [{ to, authority, hearing: null, about }];
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

/** The prosecutor's opportunity under a special Act comes with the notice of the ordinary section. */
const bySpecialAct = ({ forum }: Determinations): NoticeToGive[] =>
  forum.notices.map(({ to, notice, hearing, about }) => ({
    to,
    authority: notice,
    hearing: hearing.at === notice.at ? null : hearing,
    about,
  }));
