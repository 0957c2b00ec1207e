import type { ReactNode } from 'react';
import { hasUnreadAmendment } from '#data/records/application/unread-amendments.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';

interface ChangedMarkProps {
  applicationId: string;
  /** Outside a row, which is a link itself. */
  linked?: boolean;
  /** Instead of the usual words. */
  children?: ReactNode;
}

/** "Changed after listing" until the judge has read the change. */
export function ChangedMark({ applicationId, linked = false, children }: ChangedMarkProps) {
  const { amendments } = useText().judge;
  const db = useDb();
  const live = useLive(() => hasUnreadAmendment(db, applicationId), [db, applicationId]);
  if (live.status === 'loading' || !live.value) return null;
  return (
    <SyncWord kind="needs" to={linked ? `/judge-application-view/${applicationId}` : undefined}>
      {children ?? amendments.mark}
    </SyncWord>
  );
}
