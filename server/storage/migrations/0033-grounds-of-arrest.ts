/** Grounds of arrest were one text: `none`, a day, or a day and time. A text that is no day stays as it is. */
const DAY =
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-9]))';
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** At any depth of the record. Quotes inside a text are escaped, so a text never matches. */
const inTable = (table: string): string => `
UPDATE ${table} SET record = regexp_replace(regexp_replace(regexp_replace(record::text,
  '"groundsOfArrestAt": "none"', '"groundsOfArrest": {"state": "none"}', 'g'),
  '"groundsOfArrestAt": "(${DAY})T(${TIME})"', '"groundsOfArrest": {"state": "given", "on": "\\1", "at": "\\2"}', 'g'),
  '"groundsOfArrestAt": "(${DAY})"', '"groundsOfArrest": {"state": "given", "on": "\\1"}', 'g')::jsonb
WHERE record::text LIKE '%"groundsOfArrestAt": "%';
`;

export const groundsOfArrest = ['applications', 'cases', 'order_drafts'].map(inTable).join('');
