/** The paper as it is printed. On a phone it is folded to its first lines. */
import { type ReactNode, useState } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

interface FoldedPaperProps {
  /** Id of the paper. */
  readonly id: string;
  /** Beside the check it scrolls on its own on a wide screen. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

export function FoldedPaper({ id, isBeside = false, children }: FoldedPaperProps) {
  const { reviewPoints: words } = useText().generator;
  const [open, setOpen] = useState(false);
  const classes = ['paper-fold', isBeside ? 'gen-paper' : '', open ? '' : 'is-folded'];
  return (
    <div className={classes.filter((name) => name !== '').join(' ')}>
      <div id={id}>{children}</div>
      <Button kind="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? words.foldPaper : words.showPaper}
      </Button>
    </div>
  );
}
