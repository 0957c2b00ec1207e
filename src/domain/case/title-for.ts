/** Titles of cases without the names of children and victims. The first screen needs none, so it loads no patterns. */
import { isOfKnownChild, type NamedRecord } from './name-for.ts';
import { titleWithoutVictims } from './victim-names.ts';
import { WITHHELD_NAME, withoutNames } from './withheld-name.ts';

export interface TitledRecord extends NamedRecord {
  readonly title: string;
}

/** The title of a case; a title that its owner typed, or an older release made, may name a child or a victim. */
export function titleFor(record: TitledRecord): string {
  const { applicant, case: filed, facts = filed } = record;
  const title = titleWithoutVictims(record.title, facts, applicant);
  return isOfKnownChild(record) ? withoutNames(title, applicant, WITHHELD_NAME) : title;
}
