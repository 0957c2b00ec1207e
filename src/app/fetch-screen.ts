import { matchPath } from 'react-router-dom';
import { SCREENS } from './route-table.tsx';

/** Its code and its words, before the device has said who is here: the path says which screen it will be. */
export function fetchScreenAt(pathname: string): void {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname));
  void screen?.component.fetch().catch(() => undefined); // drawing it asks again, and says so
}
