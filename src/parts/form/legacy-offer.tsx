import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { readLegacyText } from '#reading/legacy-font.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import './legacy-offer.css';

interface LegacyOfferProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

interface Conversion {
  readonly typed: string;
  readonly unicode: string;
}

/** Shows the conversion before it is taken. One press takes it, one takes it back. */
export function LegacyOffer({ text, onChange }: LegacyOfferProps) {
  const { legacy: words } = useText().fields;
  const reading = useMemo(() => readLegacyText(text), [text]);
  const [taken, setTaken] = useState<Conversion | null>(null);
  const take = () => {
    setTaken({ typed: text, unicode: reading.unicode });
    onChange(reading.unicode);
  };
  return (
    <div role="status">
      {reading.isLegacy && (
        <Note kind="wait">
          <p>{words.found}</p>
          {reading.certain === false && <p>{words.mixed}</p>}
          <p className="quiet small">{words.reads}</p>
          <p className="legacy-text" lang="hi" translate="no">
            {reading.unicode}
          </p>
          <Button onClick={take}>{words.take}</Button>
        </Note>
      )}
      {taken?.unicode === text && (
        <Note kind="info">
          <p>{words.taken}</p>
          <Button
            icon={Undo2}
            onClick={() => {
              setTaken(null);
              onChange(taken.typed);
            }}
          >
            {words.undo}
          </Button>
        </Note>
      )}
    </div>
  );
}
