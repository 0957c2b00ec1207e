/** Another tab may sign in as someone else: this one then closes its own database and says so. */
import { liveQuery } from 'dexie';
import { currentUserId } from '#data/shared-db.ts';
import { english } from '#text/catalogue.ts';
import { notify } from '#ui/notices.ts';
import { openSession } from './session-acts.ts';
import { sharedDb, useSession } from './session.ts';

export function watchOtherTabs(): void {
  liveQuery(() => currentUserId(sharedDb)).subscribe((userId) => {
    const state = useSession.getState();
    if (state.status !== 'in' || state.user._id === userId) return;
    notify({ ...english.notices.otherUser, type: 'warning' });
    void openSession();
  });
}
