import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LandingScreen } from '#features/landing/home/landing-screen.tsx';
import { reportFailure } from '#data/store/failure-log.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { notify } from '#ui/notices.ts';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';

export function LandingRoute() {
  const { notices } = useEntranceText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { openDemonstration } = await import('#app/session/demonstration.ts');
      await openDemonstration();
      await navigate('/dashboard');
    } catch (error) {
      reportFailure(error, 'page');
      notify({ ...notices.demoProblem, type: 'error' });
      setBusy(false);
    }
  };
  return <LandingScreen onDemo={() => void open()} demoBusy={busy} top={<ThemeToggle />} />;
}
