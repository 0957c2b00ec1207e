/** Closes this tab's database if another tab signs in as a different user or signs out. */
import { onSessionNews, type SessionNews } from '#data/store/session-channel.ts';
import { textInUse } from '#parts/load-catalogue.ts';
import { notify } from '#ui/feedback/notices.ts';
import { openSession } from './open-session.ts';
import { useSession } from './session.ts';

export function watchOtherTabs(): void {
  onSessionNews((news) => {
    if (!isRelevant(news)) return;
    // a tab also receives its own events: ignore them unless another user is open here
    if (news.kind === 'signed-in' && useSession.getState().status === 'in')
      notify({ ...textInUse().entrance.notices.otherUser, type: 'warning' });
    void openSession();
  });
}

function isRelevant(news: SessionNews): boolean {
  const state = useSession.getState();
  if (state.status !== 'in') return news.kind === 'signed-in';
  return (news.kind === 'signed-out') === (news.userId === state.user._id);
}
