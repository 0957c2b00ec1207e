/** Facts of the law that are not the answer of a row, each with the reason why it has another name. */
import type { FactName } from '#law/facts.ts';

export const DERIVED_FACTS = {
  offences: 'the offences that the tables find in the typed sections',
  sentenceYears: 'the years that the words of the sentence state',
  witnesses: 'both numbers together: without one of them the other says nothing',
  neverConvicted: 'no other case ended in a conviction',
  otherPendingCases: 'the number of other cases that are pending',
  convictions: 'the sections of other cases that ended in a conviction',
  cooperated: 'a warrant or a proclamation in force shows the contrary; its absence shows nothing',
} as const satisfies Partial<Record<FactName, string>>;

/** Facts of the law without a row. */
export const FACTS_WITHOUT_ROW = {
  classification: 'the tables leave it open; no answer of a person settles it',
  maximumTerm: 'the Act fixes none; no answer of a person settles it',
  acquittedOn: 'the question about the end of the trial asks for it',
} as const satisfies Partial<Record<FactName, string>>;
