/** Event of the window after files were stored in the inbox by this page. */
export const INBOX_CHANGED = 'zamanat-inbox-changed';
