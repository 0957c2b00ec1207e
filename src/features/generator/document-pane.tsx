/** The document beside the form, as it will be filed; each part leads back to the step that it comes from. */
import { useMemo } from 'react';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { bailDraftFrom } from '#documents/matter.ts';
import type { DocumentPart } from '#documents/model.ts';
import { useDevice } from '#data/react/use-device.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { useText } from '#parts/text-context.tsx';

const STEP_OF: Readonly<Record<DocumentPart, 1 | 2 | 3>> = { applicant: 1, case: 2, bail: 3, advocate: 3 };

interface DocumentPaneProps {
  readonly content: unknown;
  readonly number: string | null;
  readonly unfinished?: boolean;
  /** The instant of filing; absent for what is not filed yet. */
  readonly filedAt?: string;
  readonly stepLink?: (step: 1 | 2 | 3) => { readonly label: string; readonly onGo: () => void };
}

export function DocumentPane({ content, number, unfinished, filedAt, stepLink }: DocumentPaneProps) {
  const { generator: words } = useText();
  const document = useCourtDocument({ content, number, unfinished, filedAt });
  return (
    <section className="gen-doc" aria-label={words.document} id="document">
      <DocumentPreview
        document={document}
        {...(stepLink && { partLink: (part: DocumentPart) => stepLink(STEP_OF[part]) })}
      />
    </section>
  );
}

interface DocumentSource extends Pick<DocumentPaneProps, 'content' | 'number'> {
  readonly unfinished?: boolean | undefined;
  readonly filedAt?: string | undefined;
}

/** The same model that is printed as PDF and DOCX. */
export function useCourtDocument({ content, number, unfinished, filedAt }: DocumentSource) {
  const { ports } = useDevice();
  return useMemo(
    () =>
      bailApplication(bailDraftFrom(content), {
        filedOn: dayInIndia(filedAt === undefined ? ports.now() : new Date(filedAt)),
        lawEdition: ports.lawEdition ?? '',
        applicationNumber: number,
        ...(unfinished && { unfinished }),
      }),
    [content, number, unfinished, filedAt, ports],
  );
}
