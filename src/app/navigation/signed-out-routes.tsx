import { useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useEntranceText } from '#parts/text-context.tsx';
import { lazyPart } from '#parts/lazy-part.ts';
import { GATES } from '#app/session/auth-screens.tsx';
import { useSession } from '#app/session/session.ts';
import { BlockedPage } from '#app/start/broken-page.tsx';
import { Stage } from '#app/start/screen-frame.tsx';

/** Prerendered at build, and rendered again once the device reports no signed-in user. */
export const Landing = lazyPart(() => import('./landing-route.tsx').then((each) => each.LandingRoute), null);

/** Public without an account. */
const FOR_ALL = ['calculator', 'legal-database'] as const;

const GuestScreen = lazyPart(() => import('./guest-route.tsx').then((each) => each.GuestRoute));
const BlockedScreen = lazyPart(() => import('./guest-route.tsx').then((each) => each.BlockedGuestRoute));

export function SignedOutRoutes() {
  const text = useEntranceText();
  return (
    <Routes>
      {GATES.map((screen) => (
        <Route
          key={screen.path}
          path={screen.path}
          element={<Stage title={() => screen.title(text)} content={screen.component} />}
        />
      ))}
      <Route path="/" element={<Stage title={() => text.shell.landing} content={Landing} />} />
      {publicRoutes(text, GuestScreen)}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

/** If the browser provides no database. */
export function BlockedRoutes() {
  const text = useEntranceText();
  return (
    <Routes>
      {publicRoutes(text, BlockedScreen)}
      <Route path="*" element={<BlockedPage />} />
    </Routes>
  );
}

const publicRoutes = ({ shell }: ReturnType<typeof useEntranceText>, content: typeof GuestScreen) =>
  FOR_ALL.map((entry) => (
    <Route
      key={entry}
      path={`/${entry}`}
      element={<Stage title={() => shell.entries[entry]} content={content} />}
    />
  ));

/** An app path leads to the login, any other to the landing page. The route table decides which it is. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  const [isOurs, setIsOurs] = useState<boolean | null>(null);
  const hasLeft = useSession((session) => session.status === 'out' && session.hasLeft === true);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const table = await import('./fetch-screen.ts').catch(() => null);
      if (current) setIsOurs(table?.isScreen(pathname) ?? true);
    };
    void look();
    return () => {
      current = false;
    };
  }, [pathname]);
  if (isOurs === null) return null;
  return isOurs ? (
    <Navigate to="/login" replace state={hasLeft ? null : { from: pathname + search }} />
  ) : (
    <Navigate to="/" replace />
  );
}
