/** The place of the card: what to choose, the card itself, or that there is none of that number. */
import { BookOpen } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Card } from '#parts/law-library/library-desk.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { DatabaseAddress } from './database-address.ts';
import { LawCard } from './law-card.tsx';
import type { Bookmarks } from './use-bookmarks.ts';

interface OpenCardProps {
  readonly library: LawLibrary;
  readonly address: DatabaseAddress;
  readonly bookmarks: Bookmarks;
}

export function OpenCard({ library, address, bookmarks }: OpenCardProps) {
  const { legalDatabase: words } = useText();
  const { place, linkTo, go } = address;
  const card = useCard(library, place.at);
  const heading = useHeadingFocus(place.at, card !== undefined);
  const back = useCallback(() => {
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(place.at)}"]`);
    go({ at: '' });
    requestAnimationFrame(() =>
      (row?.isConnected ? row : document.querySelector<HTMLElement>('h1'))?.focus(),
    );
  }, [place.at, go]);
  if (place.at === '') {
    return (
      <Empty icon={BookOpen} title={words.prompt.title}>
        {words.prompt.text}
      </Empty>
    );
  }
  if (card === undefined) return null;
  if (card === null) {
    return (
      <Empty icon={BookOpen} title={words.gone.title} act={<Button onClick={back}>{words.card.back}</Button>}>
        {words.gone.text}
      </Empty>
    );
  }
  return <LawCard card={card} heading={heading} linkTo={linkTo} bookmarks={bookmarks} onBack={back} />;
}

/** Undefined until the answer is there. */
function useCard(library: LawLibrary, key: string): Card | null | undefined {
  const [answered, setAnswered] = useState<{ readonly key: string; readonly card: Card | null }>();
  useEffect(() => {
    let current = true;
    const answer = async () => {
      const card = await library.card(key);
      if (current) setAnswered({ key, card });
    };
    void answer();
    return () => {
      current = false;
    };
  }, [library, key]);
  return answered?.key === key ? answered.card : undefined;
}

/** Focus goes to a card that was opened here, not to the one that a link brought along. */
function useHeadingFocus(at: string, there: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (at !== '' && (!there || at === seen.current)) return;
    seen.current = at;
    heading.current?.focus();
    heading.current?.closest('article')?.scrollIntoView({ block: 'start' });
  }, [at, there]);
  return heading;
}
