import { CircleHelp, Lock, LogOut } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { StoredUser } from '#contract/account/user.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { appLockOf } from '#data/store/sealed/app-lock.ts';
import { useLive } from '#data/react/use-live.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useAvatarImage } from '#parts/avatar-image.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { lockNow } from '#app/session/lock-acts.ts';

interface WhoMenuProps {
  user: StoredUser;
  onLogOut: () => void;
}

/** Name and role; the menu contains the logout. */
export function WhoMenu({ user, onLogOut }: WhoMenuProps) {
  const { shell } = useText();
  const image = useAvatarImage(useDevice().db);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const logOut = () => {
    menu.current?.hidePopover();
    onLogOut();
  };
  return (
    <>
      <button type="button" className="who" popoverTarget={id} aria-label={shell.account(user.name)}>
        <span className="avatar" aria-hidden>
          {image === null ? initialsOf(user.name) : <img src={image} alt="" />}
        </span>
        <span className="who-text" aria-hidden>
          {user.name} <small>{shell.roles[user.role]}</small>
        </span>
      </button>
      <div
        className="menu"
        id={id}
        popover="auto"
        ref={menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className="menu-head">
          <strong>{user.name}</strong>
          <p className="small quiet">
            {shell.roles[user.role]} · {user.email}
          </p>
        </div>
        <Link className="menu-act" to="/help">
          <Icon of={CircleHelp} />
          {shell.help}
        </Link>
        {isOpen && <LockNow />}
        <button type="button" className="menu-act" onClick={logOut}>
          <Icon of={LogOut} />
          {shell.logOut}
        </button>
      </div>
    </>
  );
}

/** Reads the lock only in an open menu, because a query costs a start. */
function LockNow() {
  const { shell } = useText();
  const { db } = useDevice();
  const lock = useLive(() => appLockOf(db), [db]);
  if (lock.status !== 'ready' || !lock.value) return null;
  return (
    <button type="button" className="menu-act" onClick={() => void lockNow().catch(backgroundFailed)}>
      <Icon of={Lock} />
      {shell.lockNow}
    </button>
  );
}

/** First characters of the first and last name, as whole graphemes in any script. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetterOf(word ?? '')).join('');
}

const LATIN = /^[\u0020-\u024F](?![\u0300-\u036F])/;

let graphemes: Intl.Segmenter | undefined;

/**
 * Creating an ICU segmenter costs a start as much as ten rows. Use it only if a character may have several
 * parts.
 */
function firstLetterOf(word: string): string {
  if (LATIN.test(word)) return word.charAt(0);
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...graphemes.segment(word)][0]?.segment ?? '';
}
