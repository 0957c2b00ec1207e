/** The two icons of the card: copy the citation, bookmark. */
import { Bookmark, BookmarkCheck, Copy } from 'lucide-react';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notices.ts';
import type { Bookmarks } from './use-bookmarks.ts';

interface CardActsProps {
  readonly id: string;
  readonly citation: string;
  readonly bookmarks: Bookmarks;
}

export function CardActs({ id, citation, bookmarks }: CardActsProps) {
  const { legalDatabase: words } = useText();
  const { card } = words;
  const marked = bookmarks.keys.includes(id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(citation);
      notify({ title: card.copied(citation), type: 'success' });
    } catch {
      notify({ title: card.notCopied, description: card.copyByHand(citation), type: 'error' });
    }
  };
  return (
    <div className="law-acts">
      <button type="button" aria-label={card.copy} title={card.copy} onClick={() => void copy()}>
        <Icon of={Copy} />
      </button>
      <button
        type="button"
        aria-label={card.bookmark}
        title={card.bookmark}
        aria-pressed={marked}
        onClick={() => void bookmarks.toggle(id)}
      >
        <Icon of={marked ? BookmarkCheck : Bookmark} />
      </button>
    </div>
  );
}
