/** Sorts the changes of a burst by kind and parses them in slices, so that rendering is not blocked. */
import type { Kinds } from '#data/outbox/kinds.ts';
import type { PulledChange } from './changes-page.ts';

export interface SortedChanges {
  readonly removed: readonly PulledChange[];
  /** By kind; ids are unique. */
  readonly records: ReadonlyMap<string, readonly unknown[]>;
  /** Changes that this app version cannot read. */
  readonly unread: readonly PulledChange[];
}

const SLICE = 250;

export async function sortChanges(kinds: Kinds, changes: readonly PulledChange[]): Promise<SortedChanges> {
  const latest = [...new Map(changes.map((change) => [`${change.entity} ${change.id}`, change])).values()];
  const removed = latest.filter(({ deleted }) => deleted);
  const records = new Map<string, unknown[]>();
  const unread: PulledChange[] = [];
  const come = latest.filter(({ deleted }) => !deleted);
  for (let from = 0; from < come.length; from += SLICE) {
    for (const change of come.slice(from, from + SLICE)) {
      const known = records.get(change.entity) ?? [];
      if (!kinds.kindNamed(change.entity)?.canParse(change.data)) unread.push(change);
      else records.set(change.entity, known).get(change.entity)?.push(change.data);
    }
    if (from + SLICE < come.length) await breath();
  }
  return { removed, records, unread };
}

const breath = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
