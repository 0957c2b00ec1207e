/** Builds a history line of an application: its event code and the English text. */
import type { Update } from '#contract/application/application.ts';
import type { UpdateEvent } from '#contract/case/history-events.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { updateSentence } from '#text/history-event-text.ts';

export const updateLine = (
  event: UpdateEvent,
  { at, by }: { readonly at: string; readonly by: string },
): Update => ({ description: updateSentence(event, english), date: at, by, told: event });
