/** The page that a list call asks for. */
import { type Page, type PageQuery, parsePage } from '#server/storage/page.ts';
import { invalid } from './refusal.ts';

export function pageOf(query: PageQuery): Page {
  const page = parsePage(query);
  if (!page) throw invalid({ page: 'Take the address of the next page from the Link header.' });
  return page;
}
