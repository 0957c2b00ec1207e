/** Suspension of sentence: the judgment appealed from, the sentence, the appeal. */
import type { Block } from '#documents/model.ts';
import { gap, type Matter, printed } from '#documents/matter.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function suspension(matter: Matter, statute: Statute): Block[] {
  const { suspension: words } = matter.words.reliefs;
  const { conviction } = matter.bail;
  const texts: string[] = [words.provision(statute.inFull)];
  if (!conviction) return numbered('case', [...texts, gap(matter, 'conviction')]);
  texts.push(words.judgment(conviction.court, printed(conviction.on), withoutStop(conviction.sentence)));
  if (conviction.appealNumber) texts.push(words.appeal(conviction.appealNumber));
  if (conviction.finePaid !== undefined) texts.push(conviction.finePaid ? words.finePaid : words.fineNotPaid);
  return numbered('case', texts);
}

const withoutStop = (text: string): string => text.replace(/\.\s*$/, '');
