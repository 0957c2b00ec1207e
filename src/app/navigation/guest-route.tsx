/**
 * Calculator and legal database without an account: the same screens with an empty database in a smaller
 * frame.
 */
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { StoredUser } from '#contract/account/user.ts';
import { DeviceContext } from '#data/react/use-device.ts';
import { DbContext } from '#data/react/use-live.ts';
import { Db } from '#data/store/db.ts';
import { type LazyPart, lazyPart } from '#parts/lazy-part.ts';
import { startLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { TextContext, useEntranceText } from '#parts/text-context.tsx';
import { Brand } from '#ui/brand.tsx';
import { pagePorts } from '#app/start/page-ports.ts';
import { sharedDb } from '#app/session/session.ts';
import { TopActs } from '#app/session/public-header-actions.tsx';

const GUEST: StoredUser = {
  _id: '01900000-0000-7000-8000-00000000d00f',
  name: '',
  email: '',
  role: 'user',
};

const device = { db: new Db('zamanat-guest'), user: GUEST, ports: pagePorts };

const SCREENS: Readonly<Record<string, LazyPart<object>>> = {
  '/calculator': lazyPart(() =>
    import('#features/law/calculator/calculator-screen.tsx').then((each) => each.CalculatorScreen),
  ),
  '/legal-database': lazyPart(() =>
    import('#features/law/legal-database/legal-database-screen.tsx').then((each) => each.LegalDatabaseScreen),
  ),
};

export function GuestRoute() {
  const { pathname } = useLocation();
  const Screen = SCREENS[pathname];
  const { session, shell } = useEntranceText();
  const { text } = useLanguage();
  useEffect(() => startLawTables(sharedDb, pagePorts), []);
  return (
    <TextContext value={text.catalogue}>
      <DbContext value={device.db}>
        <DeviceContext value={device}>
          <header className="gate-top">
            <Brand name={shell.product} to="/" label={shell.home} />
            <span className="row">
              <TopActs />
              <Link className="btn" to="/login">
                {session.login.title}
              </Link>
            </span>
          </header>
          <main className="main" id="main" tabIndex={-1}>
            {Screen && <Screen />}
          </main>
        </DeviceContext>
      </DbContext>
    </TextContext>
  );
}
