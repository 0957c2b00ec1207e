/** Pattern of the sections of a charge in a message, whose numbers are no numbers of a case. */

/** A number of a section, and no day of a date: "u/s 302/34, 10/12/2026". */
const SECTION = String.raw`\d{1,3}(?!\d|\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2})[A-Za-z]{0,2}(?:\s?\([\dA-Za-z]{1,3}\)){0,4}`;
export const SECTION_LIST = String.raw`${SECTION}(?:\s?(?:[/,&-]|and|r\/w|व|और)\s?${SECTION}){0,20}`;
