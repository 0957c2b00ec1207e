import { X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { QUERY_MAX } from '#law/search/clean-query.ts';
import { useText } from '#parts/text-context.tsx';
import { describedBy, FieldFrame } from '#ui/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';

const ID = 'law-search';

interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onDown: () => void;
}

export function SearchBox({ input, value, onChange, onDown }: SearchBoxProps) {
  const { legalDatabase: words } = useText();
  const { label, placeholder, tooLong, clear } = words.search;
  const error = value.trim().length > QUERY_MAX ? tooLong(QUERY_MAX) : undefined;
  const hint = (
    <>
      {words.search.hint} <span className="law-keys">{words.search.keys}</span>
    </>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    } else if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      onChange('');
    }
  };
  return (
    <div role="search">
      <FieldFrame id={ID} label={label} hint={hint} error={error}>
        <div className="law-search">
          <input
            {...describedBy({ id: ID, hint, error })}
            ref={input}
            id={ID}
            type="search"
            className="control"
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {value !== '' && (
            <button
              type="button"
              className="law-clear"
              aria-label={clear}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            >
              <Icon of={X} />
            </button>
          )}
        </div>
      </FieldFrame>
    </div>
  );
}
