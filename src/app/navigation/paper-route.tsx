import { SitePaperScreen } from '#features/landing/paper/site-paper-screen.tsx';
import { help, privacy, terms } from '#text/en/papers-of-site.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { TopActs } from '#app/session/public-header-actions.tsx';
import { ScreenFocus } from './screen-focus.tsx';

const PAPERS = { help, privacy, terms };
export type PaperName = keyof typeof PAPERS;

/** Rendered outside the signed-in and signed-out routes, because it is the same for everybody. */
export function PaperRoute({ name }: { name: PaperName }) {
  const paper = useLanguage().text.siteWords(name, PAPERS[name]);
  return (
    <>
      <SitePaperScreen paper={paper} top={<TopActs />} />
      <ScreenFocus key={name} title={() => paper.title} />
    </>
  );
}
