import { useEffect, useState } from 'react';
import { KeyRound } from 'lucide-react';
import type { Order } from '#contract/application/order.ts';
import { ORDER_ENDPOINTS } from '#contract/application/order-proof.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { type AccountFailure, askAccount } from '#data/outbox/ask-account.ts';
import { type Device, useDevice } from '#data/react/use-device.ts';
import { ok, type Result } from '#kernel/result.ts';
import { OrderStateLine } from '#parts/order-state-line.tsx';
import { noKey, passkeysHere } from '#parts/passkeys-here.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { MomentText } from '#ui/time-text.tsx';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

interface OrderProofProps {
  application: ApplicationView;
  order: Order;
}

/** State of an order, its signature with a passkey, and its public page. */
export function OrderProof({ application, order }: OrderProofProps) {
  const { judgeApplication, times } = useText();
  const { order: words } = judgeApplication;
  const { proof } = order;
  return (
    <>
      <OrderStateLine application={application} orderId={order._id} />
      {proof && (
        <p className="small quiet">
          {proof.keySignedAt === undefined ? (
            words.keyUnsigned
          ) : (
            <>
              {words.keySigned} <MomentText at={proof.keySignedAt} zone={times.zone} />
            </>
          )}
          {' · '}
          <a href={`/verify/${order._id}`}>{words.verify}</a>
        </p>
      )}
      {proof && <SignWithKey application={application} order={order} />}
    </>
  );
}

/** Only for the judge of the order, if passkeys work. */
function SignWithKey({ application, order }: OrderProofProps) {
  const { judgeApplication, settings, wire } = useText();
  const { order: words } = judgeApplication;
  const device = useDevice();
  const canSign = useCanSign(device, order);
  const [state, setState] = useState<'open' | 'signing' | 'signed'>('open');
  if (!canSign || state === 'signed') return null;
  const sign = async () => {
    setState('signing');
    const done = await signedWithKey(device, { applicationId: application._id, orderId: order._id });
    const isSigned = done.ok && done.value === 'signed';
    setState(isSigned ? 'signed' : 'open');
    if (isSigned) notify({ ...words.signed, type: 'success' });
    else if (done.ok) notify({ title: words.notSigned, type: 'error' });
    else {
      const { error } = done;
      const title = error.kind === 'refused' ? wire.said(error.problem.msg) : settings.network;
      notify({ title, type: 'error' });
    }
  };
  return (
    <p>
      <Button
        icon={KeyRound}
        busy={state === 'signing' ? words.signing : undefined}
        onClick={() => void sign()}
      >
        {words.sign}
      </Button>
    </p>
  );
}

function useCanSign({ ports, user }: Device, { proof }: Order): boolean {
  const isOwn = proof?.userId === user._id && proof.keySignedAt === undefined;
  const [worksHere, setWorksHere] = useState(false);
  useEffect(() => {
    if (!isOwn) return;
    passkeysHere(ports.fetch)
      .then(setWorksHere)
      .catch(() => setWorksHere(false)); // offline: the order can be signed with a key later
  }, [isOwn, ports]);
  return isOwn && worksHere;
}

interface OrderRef {
  readonly applicationId: string;
  readonly orderId: string;
}

/** The server offers the hash of the order, and the passkey signs it. */
async function signedWithKey(
  device: Device,
  { applicationId: id, orderId }: OrderRef,
): Promise<Result<'signed' | 'no-key', AccountFailure>> {
  const { beginOrderSignature: begin, signOrder } = ORDER_ENDPOINTS;
  const at = (path: string) => path.replace(':orderId', orderId);
  const offered = await askAccount(device, { ...begin, path: at(begin.path) }, { id, body: {} });
  if (!offered.ok) return offered;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server library writes what the browser library reads
  const optionsJSON = offered.value.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(noKey);
  if (!response) return ok('no-key');
  const signed = await askAccount(
    device,
    { ...signOrder, path: at(signOrder.path) },
    { id, body: { response } },
  );
  return signed.ok ? ok('signed') : signed;
}
