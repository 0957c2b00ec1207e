/** Ours first and named as ours, then the official text under its own heading; without one, ours as it always stands. */
import type { ReactNode } from 'react';
import { isOfficialOnly } from '#search/cards/official-text.ts';
import type { Card } from '#parts/law-library/library-queries.ts';
import { useText } from '#parts/text-context.tsx';
import { OfficialTexts } from './official-texts.tsx';

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
