/** The paper as it was filed, made from the record; the preview and the files print the same one. */
import { useMemo } from 'react';
import { contentOf } from '#contract/application.ts';
import type { ApplicationView } from '#data/applications.ts';
import { bailApplication } from '#documents/bail-application.ts';
import type { CourtDocument } from '#documents/model.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';

export function useFiledDocument(application: ApplicationView): CourtDocument {
  return useMemo(() => {
    const { applicationNumber, createdAt, lawEdition = '' } = application;
    const filedOn = dayInIndia(new Date(createdAt));
    return bailApplication(contentOf(application), { filedOn, applicationNumber, lawEdition });
  }, [application]);
}
