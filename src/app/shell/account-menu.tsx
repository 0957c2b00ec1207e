import { CircleHelp, LogOut } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StoredUser } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useAvatarImage } from '#parts/avatar-image.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';

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
      <div className="menu" id={id} popover="auto" ref={menu}>
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
        <button type="button" className="menu-act" onClick={logOut}>
          <Icon of={LogOut} />
          {shell.logOut}
        </button>
      </div>
    </>
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
