import { useMemo } from 'react';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { bailDraftFrom } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { useDevice } from '#data/react/use-device.ts';

interface DocumentSource {
  readonly content: unknown;
  readonly number: string | null;
  /** While it is being written: what the paper ordinarily carries and the form lacks is shown in brackets. */
  readonly unfinished?: boolean;
  /** The instant of filing; absent for what is not filed yet. */
  readonly filedAt?: string;
}

/** The same model that is printed as PDF and DOCX. */
export function useCourtDocument({ content, number, unfinished, filedAt }: DocumentSource): CourtDocument {
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
