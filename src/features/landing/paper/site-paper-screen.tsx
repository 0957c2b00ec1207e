import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { SitePaper } from '#text/en/papers-of-site.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { Brand } from '#ui/brand.tsx';
import { helpPicture } from './help-pictures.ts';
import './site-paper.css';

/** Help, privacy and terms: one reading page each, the same for all users. */
export function SitePaperScreen({ paper, top }: { paper: SitePaper; top: ReactNode }) {
  const { shell } = useEntranceText();
  const { language } = useLanguage();
  return (
    <>
      <header className="gate-top">
        <Brand name={shell.product} to="/" label={shell.home} />
        {top}
      </header>
      <main className="site-paper" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{paper.title}</h1>
        <p className="site-paper-lead">{paper.lead}</p>
        {paper.parts.map(({ title, picture, says }) => (
          <section key={title}>
            <h2>{title}</h2>
            {says.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {picture && (
              <img
                src={helpPicture(picture.shows, language)}
                alt={picture.alt}
                width={360}
                height={560}
                loading="lazy"
              />
            )}
          </section>
        ))}
        <p>
          <Link to="/">{shell.home}</Link>
        </p>
      </main>
    </>
  );
}
