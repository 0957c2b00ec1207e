/** An application as the paper that is filed; preview, PDF and DOCX print the same one. */
import { useMemo } from 'react';
import { contentOf } from '#contract/application.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useDevice } from '#data/react/use-device.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { bailDraftFrom } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { useOffenceLines } from '#parts/law-tables/use-offence-lines.ts';

/** While it is being written: what the paper ordinarily carries and the form lacks is shown in brackets. */
export function useUnfinishedDocument(content: unknown): CourtDocument {
  const { ports } = useDevice();
  const offenceOf = useOffenceLines();
  return useMemo(
    () =>
      bailApplication(bailDraftFrom(content), {
        filedOn: dayInIndia(ports.now()),
        lawEdition: ports.lawEdition ?? '',
        unfinished: true,
        ...(offenceOf && { offenceOf }),
      }),
    [content, ports, offenceOf],
  );
}

/** As it was filed: of that day, under the law of that edition. */
export function useFiledDocument(application: ApplicationView): CourtDocument {
  const offenceOf = useOffenceLines();
  return useMemo(() => {
    const { applicationNumber, createdAt, lawEdition = '' } = application;
    return bailApplication(contentOf(application), {
      filedOn: dayInIndia(new Date(createdAt)),
      lawEdition,
      applicationNumber,
      ...(offenceOf && { offenceOf }),
    });
  }, [application, offenceOf]);
}
