import { useState } from 'react';
import type { SharedItem } from '#data/store/inbox.ts';
import { applyFormDraft, type KeptForm } from '#data/store/form-drafts.ts';
import { formNames } from '#parts/form/form-names.ts';
import { LongText } from '#parts/form/long-text.tsx';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

interface PastedPaperProps {
  /** Calls `forget` once the text is stored. */
  readonly onRead: (item: SharedItem, forget: () => Promise<void>) => Promise<void>;
}

const BLANK = { text: '' };
const LINES = 10;

/** A text is kept while it is typed, until it is stored as a received item. */
export function PastedPaper(props: PastedPaperProps) {
  const kept = useFormDraft(formNames.pastedPaper);
  return kept.status === 'ready' && <OpenPaste {...props} kept={kept.value} />;
}

function OpenPaste({ onRead, kept }: PastedPaperProps & { readonly kept: KeptForm | null }) {
  const { fromPaper: words } = useText();
  const [{ text }, setTyped] = useState(() => applyFormDraft(BLANK, kept));
  const { keep, forget, safety } = useDraftSaver(formNames.pastedPaper, BLANK);
  const change = (next: string) => {
    setTyped({ text: next });
    keep({ text: next });
  };
  const read = async () => {
    const bytes = new TextEncoder().encode(text);
    await onRead({ name: words.pastedName, type: 'text/plain', bytes }, forget);
  };
  return (
    <div className="stack">
      <UnkeptNote safety={safety} />
      <LongText id="pasted-paper" label={words.sources.pasted} rows={LINES} value={text} onChange={change} />
      <p>
        <Button kind="primary" disabled={text.trim() === ''} onClick={() => void read()}>
          {words.sources.read}
        </Button>
      </p>
    </div>
  );
}
