/** Official texts of a section: publisher, date and plain text in the original language. */
import { isOfficialOnly } from '#search/cards/official-text.ts';
import type { OfficialText } from '#search/cards/library.ts';
import { useText } from '#parts/text-context.tsx';
import { DayText } from '#ui/time-text.tsx';
import type { ReactNode } from 'react';
import type { Card } from '#parts/law-library/library-queries.ts';
import { Stop } from '#parts/full-stop.tsx';

export function OfficialTexts({ texts }: { texts: readonly OfficialText[] }) {
  const { official } = useText().legalDatabase.card;
  return (
    <section className="law-official" aria-labelledby="law-official-title">
      <h3 id="law-official-title">{official.title}</h3>
      {texts.map((text) => (
        <OneText key={`${text.language} ${text.source.name}`} text={text} />
      ))}
      <p className="law-official-note">{official.added}</p>
    </section>
  );
}

function OneText({
  text: { code, section, language, heading, text, asAmendedTo, source },
}: {
  text: OfficialText;
}) {
  const { card, name } = useText().legalDatabase;
  const { official } = card;
  return (
    <div>
      <h4>
        {name(code, section)}, {official.language[language]}
        {heading !== undefined && (
          <>
            : <span lang={language}>{heading}</span>
          </>
        )}
      </h4>
      <p className="law-official-source">
        {official.source}{' '}
        {source.url === undefined ? (
          source.name
        ) : (
          <a href={source.url} rel="noreferrer">
            {source.name}
          </a>
        )}
        , {official.retrieved} <DayText day={source.retrievedOn} />
        <Stop />
        {asAmendedTo !== undefined && (
          <>
            {' '}
            {official.amended} <DayText day={asAmendedTo} />
            <Stop />
          </>
        )}
      </p>
      <p className="law-official-text" lang={language}>
        {text}
      </p>
    </div>
  );
}

/** Our text first, named as ours, then the official text. Without one, only ours. */
export function BesideOfficial({ card, children }: { card: Card; children: ReactNode }) {
  const { card: words } = useText().legalDatabase;
  const { official, provision } = card;
  if (official.length === 0) return children;
  return (
    <>
      {isOfficialOnly(provision) ? (
        <p className="quiet">{words.official.noDigest}</p>
      ) : (
        <>
          <h3 className="law-ours">{words.ours}</h3>
          {children}
        </>
      )}
      <OfficialTexts texts={official} />
    </>
  );
}
