/** At build: the landing page as it stands before any script has come. */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { shell } from '#text/en/shell.ts';
import { LandingScreen } from '#features/landing/home/landing-screen.tsx';

export const landingTitle = shell.titled(shell.landing);

/** What they show is known to the device alone: language, theme and help have their place, and come with the script. */
const TOP = (
  <span className="top-acts">
    <span className="icon-btn" />
    <span className="icon-btn" />
    <span className="icon-btn" />
  </span>
);

export const landingMarkup = (): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <LandingScreen top={TOP} />
    </StaticRouter>,
  );
