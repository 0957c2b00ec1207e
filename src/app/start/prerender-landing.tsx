/** At build: the landing page as it stands before any script has come. */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { shell } from '#text/en/shell.ts';
import { LandingScreen } from '#features/landing/home/landing-screen.tsx';

export const landingTitle = shell.titled(shell.landing);

/** The theme is known to the device alone: its switch has its place, and comes with the script. */
export const landingMarkup = (): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <LandingScreen top={<span className="icon-btn" />} />
    </StaticRouter>,
  );
