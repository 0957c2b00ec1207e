import { X } from 'lucide-react';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Tag } from './picker-text.ts';

interface PickedTagsProps {
  readonly tags: readonly Tag[];
  readonly onRemove: (tag: Tag) => void;
  readonly onLimbs: (tag: Tag) => void;
}

/** What the field holds, one tag each; a divided section says that its limb is still to be chosen. */
export function PickedTags({ tags, onRemove, onLimbs }: PickedTagsProps) {
  const { picker: words } = useText();
  if (tags.length === 0) return null;
  return (
    <ul className="picked" aria-label={words.picked}>
      {tags.map((tag) => (
        <li key={tag.text} className={tag.kind === 'offence' ? undefined : 'is-open'}>
          <span>
            {tag.text}
            {tag.kind === 'not-recognised' && <small> {words.notRecognised}</small>}
            {tag.kind === 'spread' && <small> {words.spread}</small>}
          </span>
          {tag.kind === 'divided' && (
            <button type="button" className="picked-limb" onClick={() => onLimbs(tag)}>
              {words.chooseLimb}
              <span className="vh"> {tag.text}</span>
            </button>
          )}
          <button type="button" aria-label={words.remove(tag.text)} onClick={() => onRemove(tag)}>
            <Icon of={X} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
