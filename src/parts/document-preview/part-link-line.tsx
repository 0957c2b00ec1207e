import type { MouseEventHandler, ReactElement } from 'react';

export interface PartLink {
  readonly href: string;
  readonly label: string;
  /** For a screen that changes steps without a page load. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export function PartLinkLine({ link }: { readonly link: PartLink | null }): ReactElement | null {
  if (!link) return null;
  return (
    <p className="doc-part-link">
      <a href={link.href} onClick={link.onClick}>
        {link.label}
      </a>
    </p>
  );
}
