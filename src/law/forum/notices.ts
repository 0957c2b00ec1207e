/** Persons with a right to notice and hearing under a special Act, and the prosecutor's opportunity to oppose. */
import { act, type Authority } from '#law/authority.ts';
import { type Offence, offenceName } from '#law/tables.ts';

export interface ForumNotice {
  readonly to: 'victim' | 'child' | 'wife' | 'prosecutor';
  /** Section of the notice; for the prosecutor, of the opportunity to oppose. */
  readonly notice: Authority;
  /** Section of the right to be heard. */
  readonly hearing: Authority;
  readonly about: string;
}

export function noticesOf(rows: readonly Offence[]): ForumNotice[] {
  const notices = rows.flatMap((row): ForumNotice[] => {
    const { forum, code } = row;
    if (!forum) return [];
    const about = offenceName(row);
    const { victim, prosecutorAt } = forum;
    const told: ForumNotice[] = victim
      ? [
          {
            to: victim.who,
            notice: act(code, `s.${victim.notice}`),
            hearing: act(code, `s.${victim.hearing}`),
            about,
          },
        ]
      : [];
    const hasBar = row.bars.some(({ kind }) => kind !== 'presumption' && kind !== 'anticipatory-barred');
    if (prosecutorAt === undefined || !hasBar) return told;
    const at = act(code, `s.${prosecutorAt}`);
    return [...told, { to: 'prosecutor', notice: at, hearing: at, about }];
  });
  return [...new Map(notices.map((each) => [`${each.to} ${each.notice.source}`, each])).values()];
}
