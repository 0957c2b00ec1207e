import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LandingScreen } from '#features/landing/home/landing-screen.tsx';
import { LandingContext } from '#features/landing/home/landing-words.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { landing } from '#text/en/landing.ts';
import { TopActs } from '#app/session/public-header-actions.tsx';

export function LandingRoute() {
  const { notices } = useEntranceText();
  const { text } = useLanguage();
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
  return (
    <LandingContext value={text.siteWords('landing', landing)}>
      <LandingScreen onDemo={() => void open()} demoBusy={busy} top={<TopActs />} />
    </LandingContext>
  );
}
