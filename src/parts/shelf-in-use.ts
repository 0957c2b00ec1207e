/** The words of the language in use. A person who chooses another is given another shelf, and all is drawn anew. */
import { ENGLISH } from '#text/catalogue.ts';
import { openShelf } from '#text/shelf.ts';

export const shelf = openShelf(ENGLISH);
