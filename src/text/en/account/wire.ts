/** Messages of contract and server are English; other languages translate by the English text. */
export const wire = {
  said: (sentence: string): string => ON_SCREEN[sentence] ?? sentence,
};

/** Programs send another form of a date than a person types. */
const ON_SCREEN: Readonly<Record<string, string>> = {
  'This date does not exist. Enter it as YYYY-MM-DD.':
    'This date does not exist. Enter day, month and year, such as 12-03-2026.',
};
