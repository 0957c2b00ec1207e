/** Build step: prerenders the landing page for the time before any script loads. */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { shell } from '#text/en/shell.ts';
import { LandingScreen } from '#features/landing/home/landing-screen.tsx';

export const landingTitle = shell.titled(shell.landing);

/** Language, theme and help depend on the device. They have placeholders until the script loads. */
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
