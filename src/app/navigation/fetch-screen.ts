import { matchPath } from 'react-router-dom';
import { SCREENS } from './route-table.tsx';

/** Load code and texts of the screen at this path while the session is still being read. */
export async function fetchScreenAt(pathname: string): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname));
  await screen?.component.fetch();
}

/** Whether a path belongs to a signed-in screen. */
export const isScreen = (pathname: string): boolean =>
  SCREENS.some(({ path }) => matchPath(path, pathname)) || pathname.startsWith('/judge/application/');
