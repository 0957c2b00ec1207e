/** Court name for tables and sentences: its own name, otherwise kind and place. */
import type { CourtKind } from '#law/relief.ts';
import { documentWords, type DocumentWords } from '#text/en/papers/documents.ts';

interface CourtOfRecord {
  readonly court: CourtKind;
  readonly courtPlace?: string | undefined;
  readonly courtName?: string | undefined;
}

/** `words`: language of the paper or screen; default English. */
export function courtInWords(
  { court, courtPlace, courtName: own }: CourtOfRecord,
  words: { readonly court: Pick<DocumentWords['court'], 'kinds'> } = documentWords,
): string {
  const name = own ?? words.court.kinds[court];
  return courtPlace && !name.toLowerCase().includes(courtPlace.toLowerCase())
    ? `${name}, ${courtPlace}`
    : name;
}
