/** Another tab may sign in as someone else, or sign out: this one then closes its own database and says so. */
import { onSessionNews, type SessionNews } from '#data/session-channel.ts';
import { english } from '#text/catalogue.ts';
import { notify } from '#ui/notices.ts';
import { openSession } from './session-acts.ts';
import { useSession } from './session.ts';

export function watchOtherTabs(): void {
  onSessionNews((news) => {
    if (!concerns(news)) return;
    if (news.kind === 'signed-in') notify({ ...english.notices.otherUser, type: 'warning' });
    void openSession();
  });
}

function concerns(news: SessionNews): boolean {
  const state = useSession.getState();
  if (state.status !== 'in') return news.kind === 'signed-in';
  return (news.kind === 'signed-out') === (news.userId === state.user._id);
}
