/** Notices when the text changes under a judge who is reading it: nothing is signed on a text that was not read. */
import { useState } from 'react';
import { contentOf } from '#contract/application.ts';
import { same } from '#kernel/merge-patch.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';

export function useSeenText(application: ApplicationView): { unread: boolean; read: () => void } {
  const content = contentOf(application);
  const [seen, setSeen] = useState(content);
  return { unread: !same(seen, content), read: () => setSeen(content) };
}
