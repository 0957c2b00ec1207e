/** Documents, files and court of the application: one line each until they are opened. */
import { type ReactNode, useState } from 'react';
import type { PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { fetchPaperWords } from '#parts/court-document/use-paper-words.ts';
import { DocumentsSection } from '#parts/documents/documents-section.tsx';
import { ForumSection } from '#parts/forum/forum-section.tsx';
import { useText } from '#parts/text-context.tsx';
import { LANGUAGE_NAMES } from '#text/language-names.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { DraftPacket } from '../filed/application-packet.tsx';
import { DownloadPane } from '../filed/download-pane.tsx';
import type { DraftPen } from '../wizard/use-draft.ts';

interface ReviewToolsProps {
  readonly id: string;
  readonly pen: DraftPen;
  readonly matter: PaperMatter;
  readonly document: CourtDocument;
  readonly documents: FoldState;
}

interface FoldState {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

export function ReviewTools({ id, pen, matter, document, documents }: ReviewToolsProps) {
  const { caseDocuments, explained, generator: words } = useText();
  const [files, setFiles] = useState(false);
  const [forum, setForum] = useState(false);
  return (
    <div>
      <Fold title={caseDocuments.title} state={documents}>
        <DocumentsSection of={{ kind: 'draft', id }} />
      </Fold>
      <Fold
        title={words.signFirst.title}
        hint={words.reviewPoints.files}
        state={{ open: files, setOpen: setFiles }}
      >
        <div className="stack">
          <PaperLanguage value={pen.form.language} onChange={(language) => pen.write({ language })} />
          <p className="small quiet">{words.signFirst.text}</p>
          <DownloadPane document={document} />
          <DraftPacket id={id} pen={pen} />
        </div>
      </Fold>
      {matter.found && (
        <Fold title={explained.forum.title} state={{ open: forum, setOpen: setForum }}>
          <ForumSection forum={matter.found.forum} />
        </Fold>
      )}
    </div>
  );
}

interface FoldProps {
  readonly title: string;
  readonly hint?: string;
  readonly state: FoldState;
  readonly children: ReactNode;
}

function Fold({ title, hint, state: { open, setOpen }, children }: FoldProps) {
  return (
    <details className="gen-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {hint !== undefined && <span className="gen-said small quiet">{hint}</span>}
      </summary>
      {open && children}
    </details>
  );
}

const PAPER_LANGUAGES = ['en', 'hi'] as const;
type PaperLanguageName = (typeof PAPER_LANGUAGES)[number];

interface PaperLanguageProps {
  readonly value: PaperLanguageName;
  readonly onChange: (language: PaperLanguageName) => void;
}

/** Language of the standard text; user input is not translated. */
function PaperLanguage({ value, onChange }: PaperLanguageProps) {
  const { paperLanguage: words } = useText().generator;
  const choose = async (language: PaperLanguageName) => {
    await fetchPaperWords(language); // load first, so that the page does not suspend
    onChange(language);
  };
  return (
    <Segmented
      id="paper-language"
      label={words.label}
      hint={words.hint}
      options={PAPER_LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
      value={value}
      onChange={(language) => void choose(language)}
    />
  );
}
