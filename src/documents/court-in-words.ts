/** A court in a table or a sentence: its own name where one was given, else its kind and place. */
import type { CourtKind } from '#law/relief.ts';
import { documentWords, type DocumentWords } from '#text/en/documents.ts';

interface CourtOfRecord {
  readonly court: CourtKind;
  readonly courtPlace?: string | undefined;
  readonly courtName?: string | undefined;
}

/** `words`: of the paper, or of the screen; without them as an English paper has it. */
export function courtInWords(
  { court, courtPlace, courtName: own }: CourtOfRecord,
  words: { readonly court: Pick<DocumentWords['court'], 'kinds'> } = documentWords,
): string {
  const name = own ?? words.court.kinds[court];
  return courtPlace && !name.toLowerCase().includes(courtPlace.toLowerCase())
    ? `${name}, ${courtPlace}`
    : name;
}
