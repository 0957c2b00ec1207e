import { KeptLinks } from '#data/shared-links/kept-links.ts';
import { SharedApplicationScreen } from '#features/applications/shared-application/shared-application-screen.tsx';
import { pagePorts } from '#app/start/page-ports.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { TopActs } from '#app/session/public-header-actions.tsx';
import { sharedPage } from '#text/en/applications/shared-page.ts';
import { ScreenFocus } from './screen-focus.tsx';

const ports = { ...pagePorts, links: new KeptLinks() };

/** Rendered outside the two route trees: signed-in users see the same as any other reader of the link. */
export function SharedRoute({ token }: { token: string }) {
  const words = useLanguage().text.siteWords('sharedPage', sharedPage);
  return (
    <>
      <SharedApplicationScreen token={token} ports={ports} words={words} top={<TopActs />} />
      <ScreenFocus title={() => words.title} />
    </>
  );
}
