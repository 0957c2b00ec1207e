import { X } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { CourtSearch } from './court-search.tsx';
import { type FoundGroup, type FoundLine, useFoundGroups } from './use-found-groups.ts';
import './find.css';

interface FindDialogProps {
  onClose: () => void;
}

/** Global search. Arrow keys move through the results, Enter opens one. */
export function FindDialog({ onClose }: FindDialogProps) {
  const { find: words } = useText();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  const close = useCallback(() => box.current?.close(), []);
  return (
    <dialog className="dialog find" ref={box} aria-label={words.title} onClose={onClose}>
      <Finding onClose={close} />
    </dialog>
  );
}

function Finding({ onClose }: FindDialogProps) {
  const { find: words } = useText();
  const navigate = useNavigate();
  const { role } = useDevice().user;
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { groups, reading } = useFoundGroups(query);
  const lines = groups.flatMap((group) => group.lines);
  const open = useCallback(
    ({ to }: FoundLine) => {
      onClose();
      void navigate(to);
    },
    [onClose, navigate],
  );
  const pressed = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    const line = lines[at];
    if (!line || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) open(line);
    else setAt((at + step + lines.length) % lines.length);
  };
  const changeQuery = (next: string) => {
    setQuery(next);
    setAt(0);
  };
  return (
    <>
      <Field
        query={query}
        active={lines[at] && idOf(at)}
        onType={changeQuery}
        onKeyDown={pressed}
        onClose={onClose}
      />
      <p className="small quiet">{words.hint}</p>
      <output className="vh">{query !== '' && words.count(lines.length)}</output>
      <div role="listbox" id="find-results" aria-label={words.results} className="find-results">
        {groups.map((group) => {
          const from = lines.indexOf(group.lines[0] ?? NO_LINE);
          const isHere = at >= from && at < from + group.lines.length;
          return <Group key={group.kind} group={group} from={from} at={isHere ? at : null} onOpen={open} />;
        })}
      </div>
      {role === 'judge' && query.trim().length > 1 && (
        <CourtSearch key={query.trim()} query={query.trim()} shown={idsOf(lines)} onOpen={onClose} />
      )}
      {query.trim() !== '' && lines.length === 0 && <NoneFound reading={reading} query={query.trim()} />}
    </>
  );
}

/** The key of a line of a record ends with its id. */
const idsOf = (lines: readonly FoundLine[]): ReadonlySet<string> =>
  new Set(lines.map(({ key }) => key.split(' ').at(-1) ?? ''));

function NoneFound({ reading, query }: { reading: boolean; query: string }) {
  const { find: words } = useText();
  if (reading) return <p>{words.reading}</p>;
  return (
    <OnceKnown label={words.reading} rows={1}>
      <p>{words.none(query)}</p>
    </OnceKnown>
  );
}

interface FieldProps extends FindDialogProps {
  query: string;
  /** Key of the result that Enter opens. */
  active: string | undefined;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Field({ query, active, onType, onKeyDown, onClose }: FieldProps) {
  const { find: words } = useText();
  return (
    <div className="find-head">
      <input
        className="control"
        type="search"
        role="combobox"
        aria-label={words.label}
        aria-expanded={active !== undefined}
        aria-controls="find-results"
        aria-activedescendant={active}
        autoComplete="off"
        spellCheck={false}
        placeholder={words.title}
        value={query}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
        <Icon of={X} />
      </button>
    </div>
  );
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NO_LINE: FoundLine = { key: '', to: '', title: '', under: '' };
const idOf = (n: number): string => `find-${n}`;

interface GroupProps {
  group: FoundGroup;
  /** Index of its first result in the whole list. */
  from: number;
  /** Index of the active result, or null if it is in another group. */
  at: number | null;
  onOpen: (line: FoundLine) => void;
}

/** Memoised, because the groups arrive one after the other. */
const Group = memo(function Group({ group: { kind, lines, total }, from, at, onOpen }: GroupProps) {
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
});

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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles Enter
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
