/** Says whether the paper has the words of its filing, if this release composes other ones. */
import { useEffect, useState } from 'react';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import type { CourtDocument } from '#documents/model.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useComposedDocument } from './use-court-document.ts';
import { useKeptPapers } from './use-filed-papers.ts';

/** Law tables, earlier applications and the stored papers load after the first paint. */
const SETTLED_MS = 1_500;

interface FiledWordsNoteProps {
  readonly application: ApplicationView;
  /** A court sees other earlier applications, so its own composition says nothing about a release. */
  readonly isCourt?: boolean;
}

export function FiledWordsNote({ application, isCourt = false }: FiledWordsNoteProps) {
  const { words } = useText().documentPreview;
  const kept = useKeptPapers(application);
  const composed = useComposedDocument(application);
  const sha256 = useExactHash(composed);
  const { filedPaper } = application;
  if (!filedPaper || sha256 === null || kept.status === 'loading') return null;
  if (sha256 === filedPaper.sha256 || (isCourt && kept.value)) return null;
  return (
    <Note kind={kept.value ? 'info' : 'wait'}>
      <p>{kept.value ? words.other : words.composed}</p>
    </Note>
  );
}

function useExactHash(document: CourtDocument): string | null {
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const sha256 = await sha256Text(exactTextOf(document));
      if (isCurrent) setHash(sha256);
    };
    const later = setTimeout(() => void read(), SETTLED_MS);
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }, [document]);
  return hash;
}
