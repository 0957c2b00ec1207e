import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import type { CalendarEntry } from '#documents/calendar/calendar-events.ts';

export interface CalendarAct {
  readonly making: boolean;
  readonly make: (filename: string, entries: readonly CalendarEntry[]) => Promise<void>;
}

/** Makes the file (by default liberty dates) and shares it, or returns the reason for a failure. */
export function useCalendarFile(calendarName?: string): CalendarAct {
  const { ports } = useDevice();
  const { calendar: words } = useText().clock;
  const [making, setMaking] = useState(false);
  const make: CalendarAct['make'] = async (filename, entries) => {
    setMaking(true);
    try {
      const outcome = await handOver(filename, {
        name: calendarName ?? words.name,
        entries,
        now: ports.now(),
      });
      if (outcome !== 'cancelled')
        notify({ ...words[outcome], type: outcome === 'done' ? 'success' : 'error' });
    } finally {
      setMaking(false);
    }
  };
  return { making, make };
}

async function handOver(
  filename: string,
  file: { readonly name: string; readonly entries: readonly CalendarEntry[]; readonly now: Date },
): Promise<'done' | 'cancelled' | 'notHere' | 'failed'> {
  const [maker, sharing] = await Promise.all([
    import('./make-calendar.ts').catch(() => null),
    import('#parts/document-export/share-or-save.ts').catch(() => null),
  ]);
  if (!maker || !sharing) return 'notHere'; // chunk not cached and no network
  const made = await maker.makeCalendar(file).catch(actFailed);
  if (!made) return 'failed';
  if (!made.ok) return made.error.kind === 'failed' ? 'failed' : 'notHere';
  return (await sharing.shareOrSave(made.value, filename)) === 'cancelled' ? 'cancelled' : 'done';
}
