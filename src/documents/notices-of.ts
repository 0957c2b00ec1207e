import { type NoticeToGive, noticesToGive } from '#law-explain/notices-to-give.ts';
import { inEachFir } from './each-fir.ts';
import type { PaperMatter } from './matter.ts';

/** Notices that the law requires in any of the FIRs. */
export function noticesOf(matter: PaperMatter): NoticeToGive[] {
  const notices = inEachFir(matter).flatMap(({ found, relief }) =>
    found && relief ? noticesToGive(found, relief) : [],
  );
  return [...new Map(notices.map((notice) => [JSON.stringify(notice), notice])).values()];
}
