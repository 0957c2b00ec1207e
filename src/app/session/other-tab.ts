/** Closes this tab's database if another tab signs in as a different user, signs out or locks the app. */
import { onSessionNews, type SessionNews } from '#data/store/session-channel.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
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
    if (news.kind === 'locked') void closeLocked();
    else void openSession();
  });
}

async function closeLocked(): Promise<void> {
  const acts = await import('./lock-acts.ts');
  await acts.closeLocked().catch(backgroundFailed);
}

function isRelevant(news: SessionNews): boolean {
  const state = useSession.getState();
  if (state.status !== 'in') return news.kind === 'signed-in';
  return (news.kind !== 'signed-in') === (news.userId === state.user._id);
}
