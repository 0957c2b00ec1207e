/** Address of the screen for these received items and this draft. */
export function paperAddress(items: readonly string[], draftId: string | null): string {
  const params = new URLSearchParams(items.map((id): [string, string] => ['item', id]));
  if (draftId !== null) params.set('draft', draftId);
  return `/from-paper?${params}`;
}
