import { Search, X } from 'lucide-react';
import { type KeyboardEvent, memo, type RefObject, useEffect } from 'react';
import { QUERY_MAX } from '#search/engine/clean-query.ts';
import { useText } from '#parts/text-context.tsx';
import { describedBy, FieldFrame } from '#ui/controls/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';

const ID = 'law-search';

interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Initial text. */
  readonly start: string;
  readonly tooLong: boolean;
  readonly onType: (text: string) => void;
  readonly onDown: () => void;
}

export const SearchBox = memo(Box, (a, b) => a.tooLong === b.tooLong && a.onType === b.onType);

function Box({ input, start, tooLong, onType, onDown }: SearchBoxProps) {
  const { search } = useText().legalDatabase;
  const error = tooLong ? search.tooLong(QUERY_MAX) : undefined;
  const hint = (
    <>
      {search.hint} <span className="law-keys">{search.keys}</span>
    </>
  );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    } else if (event.key === 'Escape' && event.currentTarget.value !== '') {
      event.preventDefault();
      onType('');
    }
  };
  return (
    <div role="search">
      <FieldFrame id={ID} label={search.label} hint={hint} error={error}>
        <div className="law-search">
          <Icon of={Search} />
          <input
            {...describedBy({ id: ID, hint, error })}
            ref={input}
            id={ID}
            type="search"
            className="control"
            placeholder={search.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            defaultValue={start}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="law-clear"
            aria-label={search.clear}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          >
            <Icon of={X} />
          </button>
        </div>
      </FieldFrame>
    </div>
  );
}

/** The / key focuses the search, except while typing. */
export function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));
