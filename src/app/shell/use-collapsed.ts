import { useState } from 'react';

const KEY = 'zamanat-sidebar';

/** Whether the sidebar is closed, as the person left it; a file of a judge opens with it closed, whatever they chose. */
export function useCollapsed(rail: boolean) {
  const [collapsed, set] = useState(() => rail || localStorage.getItem(KEY) === 'closed');
  const setCollapsed = (closed: boolean) => {
    set(closed);
    if (!rail) localStorage.setItem(KEY, closed ? 'closed' : 'open');
  };
  return { collapsed, setCollapsed };
}
