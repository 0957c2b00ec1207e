/** The application beside the brief. After amendments, the text as filed with each amendment as a difference. */
import { useMemo, useState } from 'react';
import { contentOf } from '#contract/application/application.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { CourtDocument } from '#documents/model.ts';
import { amendmentTexts } from '#domain/application/amendments.ts';
import { FiledWordsNote } from '#parts/court-document/filed-words-note.tsx';
import { useTextAsFiled } from '#parts/court-document/use-court-document.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { useText } from '#parts/text-context.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { OneAmendment } from './amendments.tsx';

interface ApplicationTextProps {
  readonly application: ApplicationView;
  /** With the amendments. */
  readonly document: CourtDocument;
}

const TEXTS = ['amended', 'filed'] as const;

export function ApplicationText({ application, document }: ApplicationTextProps) {
  const { judgeApplication: text } = useText();
  const [shown, setShown] = useState<(typeof TEXTS)[number]>('amended');
  const isAmended = (application.amendments?.length ?? 0) > 0;
  const label = isAmended && shown === 'amended' ? text.documentAmended : text.document;
  return (
    <div>
      <div className="doc-bar">
        <span>{label}</span>
      </div>
      <FiledWordsNote application={application} isCourt />
      {isAmended && (
        <Segmented
          id="application-text"
          label={text.texts.label}
          options={TEXTS.map((value) => ({ value, label: text.texts[value] }))}
          value={shown}
          onChange={setShown}
        />
      )}
      {isAmended && shown === 'filed' ? (
        <TextAsFiled application={application} label={label} />
      ) : (
        <DocumentPreview document={document} label={label} />
      )}
    </div>
  );
}

interface TextAsFiledProps {
  readonly application: ApplicationView;
  readonly label: string;
}

function TextAsFiled({ application, label }: TextAsFiledProps) {
  const { judgeApplication: text } = useText();
  const amendments = useMemo(
    () => amendmentTexts(contentOf(application), application.amendments),
    [application],
  );
  const document = useTextAsFiled(application);
  return (
    <>
      <section className="stack" aria-label={text.texts.amendments}>
        <h3>{text.texts.amendments}</h3>
        {amendments.map((each) => (
          <OneAmendment key={each.at} amendment={each} />
        ))}
      </section>
      <DocumentPreview document={document} label={label} />
    </>
  );
}
