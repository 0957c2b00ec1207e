import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-final';

interface Look {
  kind?: ButtonKind | undefined;
  icon?: LucideIcon | undefined;
  block?: boolean | undefined;
}

function classOf({ kind = 'secondary', block }: Look): string {
  return `btn${kind === 'secondary' ? '' : ` btn--${kind}`}${block ? ' btn--block' : ''}`;
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Text during the action, with a spinner. The button keeps focus and ignores presses. */
    busy?: string | undefined;
  };

export function Button({
  kind,
  icon,
  block,
  busy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const working = busy !== undefined;
  return (
    <button
      {...rest}
      type={working ? 'button' : type}
      className={classOf({ kind, block })}
      aria-busy={working || undefined}
      onClick={working ? undefined : onClick}
    >
      {working && <span className="spin" aria-hidden />}
      {!working && icon && <Icon of={icon} />}
      {working ? busy : children}
    </button>
  );
}

type ButtonLinkProps = Look & Omit<LinkProps, 'className'> & { children: ReactNode };

/** A link that looks like a button, for navigation. */
export function ButtonLink({ kind, icon, block, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classOf({ kind, block })}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}
