import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Authority } from '#law/authority.ts';
import type { Card } from '#parts/law-library/library-queries.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CardLink, Citation, WITHOUT_CARD } from './card-link.tsx';
import { useDigest } from './use-digest.ts';
import { useLawLibrary } from './use-law-library.ts';

/** Citation that opens in place, so that the reader keeps the position. Without a card, only the name. */
export function CitedInPlace({ authority }: { authority: Authority }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { records } = useText();
  if (WITHOUT_CARD.has(authority.source)) return <Citation authority={authority} />;
  return (
    <>
      <Button
        kind="quiet"
        icon={open ? ChevronUp : ChevronDown}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {records.cite(authority)}
      </Button>
      <div id={id} hidden={!open}>
        {open && <InPlace of={keyOf(authority)} />}
      </div>
    </>
  );
}

const keyOf = ({ source, at }: Authority): string =>
  at.startsWith('s.') ? `${source} ${at.slice(2)}` : `CASE ${source}`;

function InPlace({ of }: { of: string }) {
  const { judgeApplication, law } = useText();
  const text = judgeApplication.citation;
  const library = useLawLibrary();
  const digest = useDigest();
  const [card, setCard] = useState<Card | null | undefined>();
  useEffect(() => {
    let isShown = true;
    if (library.status === 'ready') {
      void library.library.card(of).then((found) => isShown && setCard(found));
    }
    return () => {
      isShown = false;
    };
  }, [library, of]);
  if (library.status === 'missing') return <p className="quiet">{text.away}</p>;
  if (card === undefined) return <p className="quiet">{text.loading}</p>;
  if (card === null) return <CardLink to={of}>{text.search}</CardLink>;
  const { title, description } = card.provision;
  const summary = digest(description);
  return (
    <div className="part stack">
      <h4>{law.named(title)}</h4>
      {summary.text !== '' && <p lang={summary.lang}>{summary.text}</p>}
      <p>
        <CardLink to={card.provision.key}>{text.whole}</CardLink>
      </p>
    </div>
  );
}
