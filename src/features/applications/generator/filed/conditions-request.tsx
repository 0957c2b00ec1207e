/** Requests for other conditions of the bail in force: asked, taken back, and decided by an order of the court. */
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import {
  type ContestedView,
  contestedPoints,
  keepPoint,
  removePoint,
} from '#data/records/contested/contested-points.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { isOpenRequest, isRequest } from '#domain/application/conditions-request.ts';
import { orderOnBail } from '#domain/application/order-standing.ts';
import { dayOfInstant, indianDate } from '#kernel/calendar-date.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { formNames } from '#parts/form/form-names.ts';
import { LongText } from '#parts/form/long-text.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { useDraftForm } from '#parts/form/use-draft-form.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';

/** Renders nothing without bail and without an earlier request. One request is open at a time. */
export function ConditionsRequest({ application }: { readonly application: ApplicationView }) {
  const { contested } = useText();
  const { db } = useDevice();
  const live = useLive(() => contestedPoints(db, application._id), [db, application._id]);
  if (live.status === 'loading') return null;
  const requests = live.value.filter(isRequest);
  const mayAsk =
    orderOnBail(application) !== null && !requests.some((each) => isOpenRequest(each, application));
  if (!mayAsk && requests.length === 0) return null;
  return (
    <LedgerSection title={contested.request.about}>
      {requests.map((request) => (
        <OneRequest key={request._id} request={request} isOpen={isOpenRequest(request, application)} />
      ))}
      {mayAsk && <AskForm applicationId={application._id} />}
    </LedgerSection>
  );
}

interface OneRequestProps {
  readonly request: ContestedView;
  readonly isOpen: boolean;
}

const SYNC = { waiting: 'waiting', 'needs-you': 'needs' } as const;

function OneRequest({ request, isOpen }: OneRequestProps) {
  const { contested, records } = useText();
  const { db, ports } = useDevice();
  const act = useAct();
  const words = contested.request;
  const { _id, at, deviceTime, conditionsAsked = '', says, state, sync } = request;
  return (
    <article className="part stack">
      <div className="row row--apart">
        <h3>{words.of(indianDate(dayOfInstant(deviceTime ?? at)))}</h3>
        {(isOpen || state === 'decided') && (
          <Chip kind={isOpen ? 'standard' : 'complex'}>{isOpen ? words.waiting : words.decided}</Chip>
        )}
      </div>
      <p className="as-typed">{words.asks(conditionsAsked)}</p>
      <p className="as-typed">{words.because(says)}</p>
      {sync !== 'sent' && (
        <SyncWord kind={SYNC[sync]} {...(sync === 'needs-you' && { to: '/sync' })}>
          {records.words[SYNC[sync]]}
        </SyncWord>
      )}
      {isOpen && (
        <p className="row">
          <Button onClick={() => void act(() => removePoint(db, ports, _id))}>{words.takeBack}</Button>
        </p>
      )}
    </article>
  );
}

function AskForm({ applicationId }: { readonly applicationId: string }) {
  const { contested } = useText();
  const [isOpen, setOpen] = useState(false);
  const stored = useFormDraft(formNames.askConditions(applicationId));
  if (stored.status === 'loading') return null;
  if (!isOpen && stored.value === null) {
    return (
      <p>
        <Button icon={ListChecks} onClick={() => setOpen(true)}>
          {contested.request.open}
        </Button>
      </p>
    );
  }
  return <OpenForm applicationId={applicationId} kept={stored.value} onDone={() => setOpen(false)} />;
}

interface RequestValues {
  readonly conditionsAsked: string;
  readonly says: string;
}

const FIELDS = ['conditionsAsked', 'says'] as const;
const INITIAL: RequestValues = { conditionsAsked: '', says: '' };
const idOf = (field: keyof RequestValues): string => `request-${field}`;

interface OpenFormProps {
  readonly applicationId: string;
  readonly kept: KeptForm | null;
  readonly onDone: () => void;
}

function OpenForm({ applicationId, kept, onDone }: OpenFormProps) {
  const form = useRequestForm({ applicationId, kept, onDone });
  const { contested } = useText();
  const words = contested.request;
  const { values, errors, change } = form;
  return (
    <FormFrame form={form} order={FIELDS} idOf={idOf} className="stack">
      <h3>{words.title}</h3>
      <p className="quiet">{words.lead}</p>
      <LongText
        id={idOf('conditionsAsked')}
        label={words.asked}
        hint={words.askedHint}
        error={errors.conditionsAsked}
        maxLength={4_000}
        value={values.conditionsAsked}
        onChange={(conditionsAsked) => change({ conditionsAsked })}
      />
      <LongText
        id={idOf('says')}
        label={words.reason}
        hint={words.reasonHint}
        error={errors.says}
        maxLength={4_000}
        value={values.says}
        onChange={(says) => change({ says })}
      />
      <p className="row">
        <Button kind="primary" type="submit" busy={form.busy ? words.sending : undefined}>
          {words.send}
        </Button>
        <Button kind="quiet" onClick={() => void form.putAway().then(onDone)}>
          {contested.putAway}
        </Button>
      </p>
    </FormFrame>
  );
}

/** Queued like every other change, so it can be written without a network. */
function useRequestForm({ applicationId, kept, onDone }: OpenFormProps) {
  const { contested, wire } = useText();
  const { db, ports } = useDevice();
  const words = contested.request;
  return useDraftForm<RequestValues, keyof RequestValues>({
    name: formNames.askConditions(applicationId),
    kept,
    initial: INITIAL,
    check: ({ conditionsAsked, says }) => ({
      ...(!conditionsAsked.trim() && { conditionsAsked: wire.said(NOTHING_ASKED) }),
      ...(!says.trim() && { says: words.noReason }),
    }),
    send: async ({ conditionsAsked, says }) => {
      const typed = { conditionsAsked: conditionsAsked.trim(), says: says.trim() };
      const point = { ...typed, about: words.about, source: 'applicant', state: 'open' } as const;
      const done = await keepPoint(db, ports, { id: ports.newId(), applicationId, point });
      return done.ok ? null : { msg: contested.gone };
    },
    onSent: () => {
      notify({ ...words.done, type: 'success' });
      onDone();
    },
  });
}

const NOTHING_ASKED = 'Enter the conditions that you ask for.';
