/** The place of the card: what to choose, the card itself, or that there is none of that number. */
import { BookOpen } from 'lucide-react';
import { memo, type ReactNode, useEffect, useState } from 'react';
import type { Card } from '#parts/law-library/library-queries.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LawCard } from './law-card.tsx';
import type { Bookmarks } from './use-bookmarks.ts';
import { useCardFocus } from './use-card-focus.ts';

interface OpenCardProps {
  readonly library: LawLibrary;
  readonly at: string;
  readonly bookmarks: Bookmarks;
  readonly onClose: () => void;
}

export const OpenCard = memo(CardPlace);

function CardPlace({ library, at, bookmarks, onClose }: OpenCardProps) {
  const { legalDatabase: words } = useText();
  const card = useCard(library, at);
  const heading = useCardFocus(at, card !== undefined);
  if (at === '') {
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

/** A heading for those who go by headings: the card brings its own. */
function Unopened({ children }: { children: ReactNode }) {
  const { place } = useText().legalDatabase;
  return (
    <section aria-label={place}>
      <h2 className="vh">{place}</h2>
      {children}
    </section>
  );
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
