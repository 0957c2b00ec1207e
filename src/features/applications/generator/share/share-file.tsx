import { Send } from 'lucide-react';
import { useState } from 'react';
import type { CourtDocument } from '#documents/model.ts';
import { LegacyFontWarning } from '#parts/court-document/legacy-font-warning.tsx';
import { makePdf } from '#parts/document-export/export-document.ts';
import { canShare, openSheet } from '#parts/document-export/share-sheet.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';

const FILE = 'bail-application.pdf';

/** Shares the file through the system sheet; made on the device, so it works offline. */
export function ShareFile({ id, document }: { id: string; document: CourtDocument }) {
  const words = useText().share;
  const { state, act } = useHandingOn(document);
  if (!hasSheet()) {
    return (
      <div className="stack">
        <p>{words.noSheet}</p>
        <p>
          <ButtonLink to={`/application?id=${id}&tab=download`}>{words.download}</ButtonLink>
        </p>
      </div>
    );
  }
  const ready = typeof state === 'object';
  return (
    <div className="stack">
      <p>{words.fileLead}</p>
      <LegacyFontWarning document={document} />
      {ready && <p role="status">{words.fileReadyText}</p>}
      <p>
        <Button
          icon={Send}
          busy={state === 'making' ? words.makingFile : undefined}
          onClick={() => void act()}
        >
          {ready ? words.fileReady : words.sendFile}
        </Button>
      </p>
    </div>
  );
}

const hasSheet = (): boolean => canShare(new File([], FILE, { type: 'application/pdf' }));

type State = 'idle' | 'making' | { readonly made: File };

/**
 * The browser opens the sheet only shortly after a click. If the file takes longer, a second click opens it.
 */
function useHandingOn(document: CourtDocument) {
  const { share: words, generator } = useText();
  const [state, setState] = useState<State>('idle');
  const fail = (description: string) => {
    setState('idle');
    notify({ type: 'error', title: words.fileFailed, description });
  };
  const handOn = async (file: File) => {
    const outcome = await openSheet(file);
    if (outcome === 'press-again') return setState({ made: file });
    if (outcome === 'failed') return fail(words.fileFailedText);
    setState('idle');
    if (outcome === 'handed-on') notify({ type: 'success', title: words.fileSent });
  };
  const act = async () => {
    if (typeof state === 'object') return handOn(state.made);
    setState('making');
    const made = await makePdf(document);
    if (!made.ok) return fail(generator.downloadFailures[made.error.kind]);
    return handOn(new File([made.value], FILE, { type: made.value.type }));
  };
  return { state, act };
}
