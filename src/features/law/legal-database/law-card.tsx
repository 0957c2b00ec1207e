/** One provision or judgment: what it says in our words, and where to go from it. */
import { ArrowLeft } from 'lucide-react';
import type { RefObject } from 'react';
import type { Provision } from '#search/cards/library.ts';
import type { Card } from '#parts/law-library/library-queries.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Docket } from '#ui/docket.tsx';
import { BesideOfficial } from './beside-official.tsx';
import { CardActs } from './card-acts.tsx';
import { CardTrust } from './card-trust.tsx';
import { CardWays } from './card-ways.tsx';
import { citationOf } from './citation.ts';
import { OffenceFacts } from './offence-facts.tsx';
import { ReportError } from './report-error.tsx';
import type { Bookmarks } from './use-bookmarks.ts';

export interface LawCardProps {
  readonly card: Card;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly bookmarks: Bookmarks;
  readonly onBack: () => void;
}

export function LawCard({ card, heading, bookmarks, onBack }: LawCardProps) {
  const { legalDatabase: words } = useText();
  const { provision } = card;
  const { key, code, section, title, judgment } = provision;
  const citation = citationOf(provision, words);
  return (
    <article className="sheet sheet--pad law-card" aria-labelledby="law-card-title">
      <div className="law-card-top">
        <Button kind="quiet" icon={ArrowLeft} onClick={onBack}>
          {words.card.back}
        </Button>
        <CardActs id={key} citation={citation} bookmarks={bookmarks} />
      </div>
      <div>
        <Docket>{judgment ? words.judgment : words.name(code, section)}</Docket>
        <h2 id="law-card-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="quiet">{citation}</p>
      </div>
      {bookmarks.wait && bookmarks.keys.includes(key) && <p className="quiet">{words.card.bookmarkWaits}</p>}
      <BesideOfficial card={card}>
        <Body provision={provision} />
      </BesideOfficial>
      <CardWays card={card} />
      <CardTrust provision={provision} />
      <ReportError key={key} provision={provision} />
    </article>
  );
}

function Body({ provision }: { provision: Provision }) {
  const { card, name } = useText().legalDatabase;
  const { description, punishment, offences, changed, describedBy, judgment } = provision;
  const bars = offences.flatMap((offence) => offence.bars);
  return (
    <>
      {description !== '' && <p>{description}</p>}
      {describedBy && (
        <p className="quiet">{card.describedBy(name(describedBy.code, describedBy.section))}</p>
      )}
      {judgment && (
        <p className="quiet">
          {judgment.court}, <span className="num">{judgment.year}</span>
        </p>
      )}
      {punishment !== null && (
        <section aria-label={card.punishment}>
          <h3>{card.punishment}</h3>
          {punishment.split(' | ').map((limb) => (
            <p key={limb}>{limb}</p>
          ))}
        </section>
      )}
      <OffenceFacts offences={offences} />
      {bars.map(({ section, summary }) => (
        <section key={`${section}${summary}`}>
          <h3>{section === null ? card.barUnnamed : card.bar(section)}</h3>
          <p>{summary}</p>
        </section>
      ))}
      {changed !== null && (
        <section>
          <h3>{card.changed}</h3>
          <p>{changed}</p>
        </section>
      )}
    </>
  );
}
