/** Leads to a heading of the same page, for eyes and for who hears the page: it takes the focus. */
export function focusHead(id: string): void {
  const head = document.getElementById(id);
  if (!head) return;
  head.tabIndex = -1; // a heading takes the focus by this alone, and never from the Tab key
  head.focus({ preventScroll: true });
  head.scrollIntoView({ block: 'start' });
}
