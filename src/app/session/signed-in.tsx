import { useEffect, useMemo } from 'react';
import type { StoredUser } from '#contract/account/user.ts';
import type { Db } from '#data/store/db.ts';
import { DeviceContext } from '#data/react/use-device.ts';
import { watchStorage } from '#data/react/use-storage-status.ts';
import { DbContext } from '#data/react/use-live.ts';
import { startLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { TextContext } from '#parts/text-context.tsx';
import { watchReachability } from '#app/shell/connection.ts';
import { devicePorts } from '#app/start/device-ports.ts';
import { pagePorts } from '#app/start/page-ports.ts';
import { sharedDb } from './session.ts';
import { holdUnlocked } from './unlocked-tabs.ts';
import { fetchScreensAhead } from '#app/navigation/fetch-ahead.ts';
import { SignedInRoutes } from '#app/navigation/signed-in-routes.tsx';
import { startBackgroundTasksOnceDrawn } from '#app/start/start-background-tasks.ts';

/** Provides database and ports to the screens, and syncs while a user is signed in. */
export function SignedIn({ db, user }: { db: Db; user: StoredUser }) {
  const { text } = useLanguage();
  const device = useMemo(() => ({ db, user, ports: devicePorts }), [db, user]);
  useEffect(() => {
    startLawTables(sharedDb, pagePorts);
    const stops = [holdUnlocked(), watchReachability(db), watchStorage(), startBackgroundTasksOnceDrawn(db)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [db]);
  useEffect(() => fetchScreensAhead(user.role), [user.role]);
  return (
    <TextContext value={text.catalogue}>
      <DbContext value={db}>
        <DeviceContext value={device}>
          <SignedInRoutes user={user} />
        </DeviceContext>
      </DbContext>
    </TextContext>
  );
}
