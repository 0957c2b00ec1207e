/** The paper as it will be printed. On a phone it is folded to its first lines. */
import { useState } from 'react';
import type { CourtDocument } from '#documents/model.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DocumentPane } from '../filed/document-pane.tsx';
import type { GoTo } from '../wizard/go-to.ts';

interface FoldedPaperProps {
  readonly id: string;
  readonly document: CourtDocument;
  readonly goTo: GoTo;
}

export function FoldedPaper({ id, document, goTo }: FoldedPaperProps) {
  const { generator: words } = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className={open ? 'gen-paper' : 'gen-paper is-folded'}>
      <DocumentPane
        document={document}
        stepLink={(step) => ({
          href: `/application?draft=${id}&step=${step}`,
          label: `${words.change} ${words.steps[step - 1]}`,
          onClick: (event) => {
            event.preventDefault();
            goTo(step);
          },
        })}
      />
      <Button kind="quiet" aria-expanded={open} aria-controls="document" onClick={() => setOpen(!open)}>
        {open ? words.reviewPoints.foldPaper : words.reviewPoints.showPaper}
      </Button>
    </div>
  );
}
