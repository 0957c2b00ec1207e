import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import type { CalendarEntry } from '#documents/calendar/calendar-events.ts';

export interface CalendarAct {
  readonly making: boolean;
  readonly make: (filename: string, entries: readonly CalendarEntry[]) => Promise<void>;
}

/** Makes the file (by default liberty dates) and shares it, or says why not. */
export function useCalendarFile(calendarName?: string): CalendarAct {
  const { ports } = useDevice();
  const { calendar: words } = useText().clock;
  const [making, setMaking] = useState(false);
  const shareOrSave = useShareOrSave();
  const make: CalendarAct['make'] = async (filename, entries) => {
    setMaking(true);
    try {
      const made = await fileOf({ name: calendarName ?? words.name, entries, now: ports.now() });
      if (made instanceof Blob) await shareOrSave(made, filename, words.done);
      else notify({ ...words[made], type: 'error' });
    } finally {
      setMaking(false);
    }
  };
  return { making, make };
}

async function fileOf(file: {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
  readonly now: Date;
}): Promise<Blob | 'notHere' | 'failed'> {
  const maker = await import('./make-calendar.ts').catch(() => null);
  if (!maker) return 'notHere'; // chunk not cached and no network
  const made = await maker.makeCalendar(file).catch(actFailed);
  if (!made) return 'failed';
  if (!made.ok) return made.error.kind === 'failed' ? 'failed' : 'notHere';
  return made.value;
}
