/** Token of a share link: from its address, or from a `web+zamanat` link that the browser hands to the app. */
const SHARED = /^\/application\/share\/([^/]+)\/?$/;
const HANDED_OVER = 'open';
const LINK = /^web\+zamanat:(?:\/\/)?(?:application\/)?(?:share\/)?([\w-]+)\/?$/;

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** A link that names no token shows the message for an unknown one. */
export function sharedToken({ pathname, search }: Address): string | undefined {
  const token = SHARED.exec(pathname)?.[1];
  if (token !== HANDED_OVER) return token;
  return LINK.exec(new URLSearchParams(search).get('link') ?? '')?.[1] ?? token;
}
