import { matchPath } from 'react-router-dom';
import { SCREENS } from './route-table.tsx';

/** Its code and its words, before the device has said who is here: the path says which screen it will be. */
export async function fetchScreenAt(pathname: string): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname));
  await screen?.component.fetch();
}

/** Whether a path leads to a screen of those who are signed in. */
export const isScreen = (pathname: string): boolean =>
  SCREENS.some(({ path }) => matchPath(path, pathname)) || pathname.startsWith('/judge/application/');
