/**
 * Calculator and legal database without an account: the same screens with an empty database in a smaller
 * frame. They also work if the browser provides no database.
 */
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { StoredUser } from '#contract/account/user.ts';
import { type Device, DeviceContext } from '#data/react/use-device.ts';
import { DbContext } from '#data/react/use-live.ts';
import { Db } from '#data/store/db.ts';
import { emptyDb } from '#data/store/empty-db.ts';
import type { SharedDb } from '#data/store/shared-db.ts';
import { type LazyPart, lazyPart } from '#parts/lazy-part.ts';
import { startLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { TextContext, useEntranceText } from '#parts/text-context.tsx';
import { Brand } from '#ui/brand.tsx';
import { pagePorts } from '#app/start/page-ports.ts';
import { sharedDb } from '#app/session/session.ts';
import { NotSavedStrip } from './not-saved-strip.tsx';
import { TopActs } from '#app/session/public-header-actions.tsx';

const GUEST: StoredUser = {
  _id: '01900000-0000-7000-8000-00000000d00f',
  name: '',
  email: '',
  role: 'user',
};

const SCREENS: Readonly<Record<string, LazyPart<object>>> = {
  '/calculator': lazyPart(() =>
    import('#features/law/calculator/calculator-screen.tsx').then((each) => each.CalculatorScreen),
  ),
  '/legal-database': lazyPart(() =>
    import('#features/law/legal-database/legal-database-screen.tsx').then((each) => each.LegalDatabaseScreen),
  ),
};

const deviceOf = (db: Db): Device => ({ db, user: GUEST, ports: pagePorts });

export function GuestRoute() {
  const [device] = useState(() => deviceOf(new Db('zamanat-guest')));
  return <PublicFrame device={device} shared={sharedDb} />;
}

export function BlockedGuestRoute() {
  const [device] = useState(() => deviceOf(emptyDb()));
  return <PublicFrame device={device} shared={null} />;
}

interface PublicFrameProps {
  readonly device: Device;
  /** Null if the browser provides no database. */
  readonly shared: SharedDb | null;
}

function PublicFrame({ device, shared }: PublicFrameProps) {
  const { pathname } = useLocation();
  const Screen = SCREENS[pathname];
  const { session, shell } = useEntranceText();
  const { text } = useLanguage();
  useEffect(() => startLawTables(shared, pagePorts), [shared]);
  return (
    <TextContext value={text.catalogue}>
      <DbContext value={device.db}>
        <DeviceContext value={device}>
          <header className="gate-top">
            <Brand name={shell.product} to="/" label={shell.home} />
            <span className="row">
              <TopActs />
              {shared && (
                <Link className="btn" to="/login">
                  {session.login.title}
                </Link>
              )}
            </span>
          </header>
          {!shared && <NotSavedStrip />}
          <main className="main" id="main" tabIndex={-1}>
            {Screen && <Screen />}
          </main>
        </DeviceContext>
      </DbContext>
    </TextContext>
  );
}
