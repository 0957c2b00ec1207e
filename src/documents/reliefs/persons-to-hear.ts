/** Persons besides the prosecutor with a right to notice and hearing, each once with the offences. */
import { noticesToGive, type NoticeToGive } from '#law-explain/notices-to-give.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';

type Person = Exclude<NoticeToGive['to'], 'prosecutor'>;

export function personsToHear(matter: PaperMatter): string[] {
  const { found, relief, words } = matter;
  if (!found || !relief) return [];
  const { superior } = words.reliefs;
  const byPerson = new Map<Person, NoticeToGive[]>();
  for (const notice of noticesToGive(found, relief)) {
    if (notice.to !== 'prosecutor') byPerson.set(notice.to, [...(byPerson.get(notice.to) ?? []), notice]);
  }
  return [...byPerson].flatMap(([to, notices]) => {
    const [first] = notices;
    if (!first) return [];
    const offences = [...new Set(notices.flatMap(({ about }) => about ?? []))].join(', ');
    const provision = provisionName(first.authority, matter);
    return [superior[to](offences, provision, provisionName(first.hearing ?? first.authority, matter))];
  });
}
