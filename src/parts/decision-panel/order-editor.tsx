import { type FormEvent, useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { isGranted } from '#domain/status-rules.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { AMOUNT_ID, SURETIES_ID } from './bond-fields.tsx';
import { OTHER_ID } from './condition-detail.tsx';
import { OrderFields, TEXT_ID } from './order-fields.tsx';
import { REASONS_ID } from './reason-rows.tsx';
import './decision-panel.css';
import { type OrderWork, type ShownErrors, useOrder } from './use-order.ts';

export interface OrderEditorProps extends OrderWork {
  onRead: () => void;
  onClose: () => void;
}

export function OrderEditor({ onRead, onClose, ...work }: OrderEditorProps) {
  const { fields, order } = useText();
  const { status, unread } = work;
  const { draft, change, sign, signing, failure, errors, attempt } = useOrder(work);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true }); // what is taller than the screen would be shown by its middle
    panel.current?.scrollIntoView?.();
  }, []);
  return (
    <section className="order" aria-labelledby="order-title" tabIndex={-1} ref={panel}>
      <div className="order-head">
        <h2 id="order-title">{order.title[status]}</h2>
        <button type="button" className="icon-btn" aria-label={order.close} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <form className="stack" noValidate onSubmit={stayHere}>
        <ErrorSummary title={fields.problem} errors={listed(errors)} attempt={attempt} />
        {failure && (
          <Note kind="danger" role="alert">
            <p>{failure}</p>
          </Note>
        )}
        {unread && <UnreadChange onRead={onRead} />}
        <OrderFields {...work} draft={draft} errors={errors} onChange={change} />
        <p className="small quiet">{order.kept}</p>
        <p className="small quiet">{order.effect}</p>
        <div className="order-acts">
          <Button onClick={onClose}>{order.keep}</Button>
          <Button
            kind={isGranted(status) ? 'primary' : 'danger-final'}
            busy={signing ? order.signing : undefined}
            onClick={() => void sign()}
          >
            {order.sign[status]}
          </Button>
        </div>
      </form>
    </section>
  );
}

function UnreadChange({ onRead }: { onRead: () => void }) {
  const { order } = useText();
  return (
    <Note kind="wait" role="alert">
      <p>{order.changed.text}</p>
      <p className="row">
        <Button id={READ_ID} onClick={onRead}>
          {order.changed.read}
        </Button>
      </p>
    </Note>
  );
}

/** Enter in a field must never sign an order. */
const stayHere = (event: FormEvent) => event.preventDefault();

const READ_ID = 'order-read';

const CONTROL: Readonly<Record<keyof ShownErrors, string>> = {
  changed: READ_ID,
  reasons: REASONS_ID,
  text: TEXT_ID,
  other: OTHER_ID,
  amount: AMOUNT_ID,
  sureties: SURETIES_ID,
};

/** In the order of the form. */
function listed(errors: ShownErrors) {
  const fields = ['changed', 'reasons', 'text', 'other', 'amount', 'sureties'] as const;
  return fields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ id: CONTROL[field], message }];
  });
}
