/** The card of a wide screen without a choice: the last one opened, else the section charged most often. */
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { useDb, useLive } from '#data/react/use-live.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { Db } from '#data/store/db.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useMedia } from '#ui/use-media.ts';

const useLastCard = create<{ readonly key: string }>(() => ({ key: '' }));

/** Enough to know the usual offence; more rows would take time to unseal. */
const CASES = 100;

/** Key of the card to show; empty if there is none or the screen has one pane. */
export function useFirstCard(library: LawLibrary, at: string): string {
  const db = useDb();
  const isWide = useMedia('(min-width: 64em)');
  const [first, setFirst] = useState(() => useLastCard.getState().key);
  useEffect(() => {
    if (at !== '') useLastCard.setState({ key: at });
  }, [at]);
  const isWanted = isWide && first === '';
  // a live query: on a new device the first matters arrive while the screen is open
  const charged = useLive(async () => (isWanted ? mostCharged(db) : null), [db, isWanted]);
  const section = charged.status === 'ready' ? charged.value : null;
  useEffect(() => {
    if (section === null) return undefined;
    let current = true;
    const find = async () => {
      const card = await library.card(section);
      if (current && card !== null) setFirst(card.provision.key);
    };
    void find().catch(backgroundFailed);
    return () => {
      current = false;
    };
  }, [library, section]);
  return at === '' && isWide ? first : at;
}

/** Null without a matter that names a section. */
async function mostCharged(db: Db): Promise<string | null> {
  const cases = await db.cases.limit(CASES).toArray();
  const counts = new Map<string, number>();
  for (const charge of cases.flatMap(({ charges }) => charges))
    counts.set(charge, (counts.get(charge) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
