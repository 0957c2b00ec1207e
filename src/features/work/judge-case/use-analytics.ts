/** Analytics only on request: from the server, or else counted locally, or else the sample. */
import { useState } from 'react';
import type { PredictiveAnalytics } from '#contract/law/analytics.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { assessmentsOf } from '#data/records/assessment/assessments.ts';
import { computeAnalytics, fetchAnalytics } from '#data/records/case/case-analytics.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { type Device, useDevice } from '#data/react/use-device.ts';
import { actFailed } from '#data/store/failure-log.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { answerInWords, predictiveInWords } from '#text/predictive-in-words.ts';
import { notify } from '#ui/feedback/notices.ts';

export interface ShownAnalytics {
  readonly analytics: PredictiveAnalytics;
  readonly from: 'server' | 'device' | 'sample';
}

type State =
  | { readonly kind: 'none' | 'loading' }
  | { readonly kind: 'shown'; readonly shown: ShownAnalytics };

export function useAnalytics(caseId: string, application: ApplicationView) {
  const device = useDevice();
  const { predictive: words } = useText();
  const { day: today } = useCourtDay();
  const [state, setState] = useState<State>({ kind: 'none' });
  const generate = async () => {
    setState({ kind: 'loading' });
    const fetched = (await fetchAnalytics(device.db, device.ports, caseId).catch(actFailed)) ?? 'failed';
    if (fetched === 'failed') notify({ ...words.warning, type: 'warning' });
    const shown: ShownAnalytics | null =
      typeof fetched === 'object'
        ? { analytics: answerInWords(fetched, words), from: 'server' }
        : await onDevice(device, { caseId, application, today }, words).catch(actFailed);
    const known = shown && shown.analytics.basis.decided + shown.analytics.similarCases.length > 0;
    setState({
      kind: 'shown',
      shown: shown && known ? shown : { analytics: words.sample, from: 'sample' },
    });
  };
  return { state, generate };
}

interface Counting {
  readonly caseId: string;
  readonly application: ApplicationView;
  readonly today: CalendarDate;
}

async function onDevice(
  { db }: Device,
  { caseId, application, today }: Counting,
  words: ReturnType<typeof useText>['predictive'],
): Promise<ShownAnalytics> {
  const [latest] = await assessmentsOf(db, caseId);
  const counted = await computeAnalytics(db, application, today);
  return { analytics: predictiveInWords(counted, latest?.level, words), from: 'device' };
}
