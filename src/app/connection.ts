/** Whether there is signal, and since when not. `navigator.onLine` may only say no; its yes proves nothing. */
import { create } from 'zustand';

interface Connection {
  readonly offlineSince: Date | null;
}

export const useConnection = create<Connection>(() => ({
  offlineSince: navigator.onLine ? null : new Date(),
}));

window.addEventListener('online', () => useConnection.setState({ offlineSince: null }));
window.addEventListener('offline', () => useConnection.setState({ offlineSince: new Date() }));
