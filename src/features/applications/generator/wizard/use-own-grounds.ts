/** Grounds of one's own for other applications, stored as user settings so that they sync. */
import { useMemo } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { changeSettings, settingsOf } from '#data/records/user/settings.ts';
import { useAct } from '#parts/form/use-act.ts';

export interface OwnGround {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

export interface OwnGrounds {
  readonly grounds: readonly OwnGround[];
  readonly save: (ground: Omit<OwnGround, 'id'>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export function useOwnGrounds(): OwnGrounds {
  const act = useAct();
  const { db, ports } = useDevice();
  const read = useLive(() => settingsOf(db), [db]);
  const kept = read.status === 'ready' ? read.value.ownGrounds : undefined;
  return useMemo(
    () => ({
      grounds: Object.entries(kept ?? {}).map(([id, { heading, text }]) => ({ id, heading, text })),
      save: async ({ heading, text }) => {
        await act(() => changeSettings(db, { ownGrounds: { [ports.newId()]: { heading, text } } }));
      },
      remove: async (id) => {
        await act(() => changeSettings(db, { ownGrounds: { [id]: null } }));
      },
    }),
    [act, db, ports, kept],
  );
}
