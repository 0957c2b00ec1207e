/** Says whether the paper has the words of its filing, if this release composes other ones. */
import { useEffect, useState } from 'react';
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import type { CourtDocument } from '#documents/model.ts';
import { dayOfInstant, indianDate } from '#kernel/calendar-date.ts';
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
  if (!filedPaper || kept.status === 'loading') return null;
  const isSame = sha256 === null || sha256 === filedPaper.sha256;
  const newest = kept.value?.at(-1);
  if (newest) return <StoredNote paper={newest} isCourt={isCourt} isSame={isSame} />;
  return isSame ? null : <WordsNote kind="wait" text={words.composed} />;
}

interface StoredNoteProps {
  readonly paper: FiledPaper;
  readonly isCourt: boolean;
  readonly isSame: boolean;
}

function StoredNote({ paper: { at, composedLater }, isCourt, isSame }: StoredNoteProps) {
  const { words } = useText().documentPreview;
  if (composedLater) return <WordsNote text={words.later(indianDate(dayOfInstant(at)))} />;
  if (isCourt) return <WordsNote text={words.court} />;
  return isSame ? null : <WordsNote text={words.other} />;
}

interface WordsNoteProps {
  readonly kind?: 'info' | 'wait';
  readonly text: string;
}

const WordsNote = ({ kind = 'info', text }: WordsNoteProps) => (
  <Note kind={kind}>
    <p>{text}</p>
  </Note>
);

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
