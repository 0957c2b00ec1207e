/** Card area: a hint, the card, or a message that it does not exist. */
import { BookOpen } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Card } from '#parts/law-library/library-queries.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LawCard } from './law-card.tsx';
import type { Bookmarks } from './use-bookmarks.ts';

interface OpenCardProps {
  readonly library: LawLibrary;
  /** Key in the address; empty if nothing is chosen. */
  readonly at: string;
  /** Key of the card to show. */
  readonly shown: string;
  /** Replaces the missing-card message; null if there are no results to open. */
  readonly onMissing: (() => void) | null;
  readonly bookmarks: Bookmarks;
  readonly onClose: () => void;
}

export const OpenCard = memo(CardPlace);

function CardPlace({ library, at, shown, onMissing, bookmarks, onClose }: OpenCardProps) {
  const { legalDatabase: words } = useText();
  const card = useCard(library, shown);
  const heading = useCardFocus(at, card !== undefined);
  useEffect(() => {
    if (at !== '' && card === null) onMissing?.();
  }, [at, card, onMissing]);
  if (shown === '') {
    return (
      <Unopened>
        <Empty icon={BookOpen} title={words.prompt.title}>
          {words.prompt.text}
        </Empty>
      </Unopened>
    );
  }
  if (card === undefined) return null;
  if (card === null) {
    const back = <Button onClick={onClose}>{words.card.back}</Button>;
    return (
      <Unopened>
        <Empty icon={BookOpen} title={words.gone.title} act={back}>
          {words.gone.text}
        </Empty>
      </Unopened>
    );
  }
  return <LawCard card={card} heading={heading} bookmarks={bookmarks} onBack={onClose} />;
}

/** Heading for navigation by headings; a card has its own. */
function Unopened({ children }: { children: ReactNode }) {
  const { place } = useText().legalDatabase;
  return (
    <section aria-label={place}>
      <h2 className="vh">{place}</h2>
      {children}
    </section>
  );
}

/** Undefined while loading. */
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

/**
 * Focuses the heading of a card opened here, but not one from a link; returns focus to its row on closing.
 */
export function useCardFocus(at: string, there: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (at === seen.current || (at !== '' && !there)) return;
    const closed = seen.current;
    seen.current = at;
    if (at === '') {
      (rowOf(closed) ?? document.querySelector('h1'))?.focus();
      return;
    }
    heading.current?.focus();
    heading.current?.closest('article')?.scrollIntoView({ block: 'start' });
  }, [at, there]);
  return heading;
}

const rowOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.dataset['row'] === key);
