/** The words of a list of answers, by answer. */
export const wordsOfChoice = <Value extends string>(
  choice: readonly { readonly value: Value; readonly label: string }[],
): Readonly<Record<Value, string>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one text for each answer
  Object.fromEntries(choice.map(({ value, label }) => [value, label])) as Record<Value, string>;
