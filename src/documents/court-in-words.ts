/** A court in a table or a sentence: its own name where one was given, else its kind and place. */
import type { CourtKind } from '#law/relief.ts';
import { documentWords } from '#text/en/documents.ts';

interface CourtOfRecord {
  readonly court: CourtKind;
  readonly courtPlace?: string | undefined;
  readonly courtName?: string | undefined;
}

export function courtInWords({ court, courtPlace, courtName: own }: CourtOfRecord): string {
  const name = own ?? documentWords.court.kinds[court];
  return courtPlace && !name.toLowerCase().includes(courtPlace.toLowerCase())
    ? `${name}, ${courtPlace}`
    : name;
}
