import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { type FoundGroup, type FoundLine, useFoundGroups } from './use-found-groups.ts';
import './find.css';

interface FindDialogProps {
  onClose: () => void;
}

/** One field over everything; arrows go through what was found, Enter opens it. */
export function FindDialog({ onClose }: FindDialogProps) {
  const { find: words } = useText();
  const navigate = useNavigate();
  const box = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { groups, reading } = useFoundGroups(query);
  const lines = groups.flatMap((group) => group.lines);
  useEffect(() => box.current?.showModal(), []);
  const open = ({ to }: FoundLine) => {
    box.current?.close();
    void navigate(to);
  };
  const pressed = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    const line = lines[at];
    if (step !== undefined && lines.length > 0) {
      event.preventDefault();
      setAt((at + step + lines.length) % lines.length);
    } else if (event.key === 'Enter' && line) {
      event.preventDefault();
      open(line);
    }
  };
  return (
    <dialog className="dialog find" ref={box} aria-label={words.title} onClose={onClose}>
      <div className="find-head">
        <input
          className="control"
          type="search"
          role="combobox"
          aria-label={words.label}
          aria-expanded={lines.length > 0}
          aria-controls="find-results"
          aria-activedescendant={lines[at] && idOf(at)}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.title}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setAt(0);
          }}
          onKeyDown={pressed}
        />
        <button
          type="button"
          className="icon-btn"
          aria-label={words.close}
          onClick={() => box.current?.close()}
        >
          <Icon of={X} />
        </button>
      </div>
      <p className="small quiet">{words.hint}</p>
      <output className="vh">{query !== '' && words.count(lines.length)}</output>
      <div role="listbox" id="find-results" aria-label={words.results} className="find-results">
        {groups.map((group) => (
          <Group
            key={group.kind}
            group={group}
            from={lines.indexOf(group.lines[0] ?? NO_LINE)}
            at={at}
            onOpen={open}
          />
        ))}
      </div>
      {query.trim() !== '' && lines.length === 0 && (
        <p>{reading ? words.reading : words.none(query.trim())}</p>
      )}
    </dialog>
  );
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NO_LINE: FoundLine = { key: '', to: '', title: '', under: '' };
const idOf = (n: number): string => `find-${n}`;

interface GroupProps {
  group: FoundGroup;
  /** The place of its first line among all. */
  from: number;
  at: number;
  onOpen: (line: FoundLine) => void;
}

function Group({ group: { kind, lines, total }, from, at, onOpen }: GroupProps) {
  const { find: words } = useText();
  return (
    <div role="group" aria-label={words.kinds[kind]}>
      <p className="group-name" aria-hidden>
        {words.kinds[kind]}
      </p>
      {lines.map((line, n) => (
        <Line key={line.key} line={line} n={from + n} isAt={from + n === at} onOpen={onOpen} />
      ))}
      {total > lines.length && <p className="small quiet find-more">{words.more(total)}</p>}
    </div>
  );
}

interface LineProps {
  line: FoundLine;
  n: number;
  isAt: boolean;
  onOpen: (line: FoundLine) => void;
}

function Line({ line, n, isAt, onOpen }: LineProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAt) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isAt]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and answers Enter
    <div
      ref={box}
      id={idOf(n)}
      role="option"
      tabIndex={-1}
      aria-selected={isAt}
      className="find-line"
      onClick={() => onOpen(line)}
    >
      <span>{line.title}</span>
      {line.under !== '' && <span className="small quiet">{line.under}</span>}
    </div>
  );
}
