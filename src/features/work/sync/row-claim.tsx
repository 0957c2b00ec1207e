import { useId } from 'react';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { useDevice } from '#data/react/use-device.ts';
import { KINDS } from '#data/records/kinds.ts';
import { DiscardAct } from '#parts/discard-act.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Claim } from '#ui/lists/action-card.tsx';
import { ClaimHead } from './claim-head.tsx';
import { fieldLabel } from './field-words.ts';
import { recordPath } from './record-path.ts';
import { isLostByServer } from './lost-by-server.ts';
import { titleOfRow } from './row-title.ts';
import { useRowActs } from './use-row-acts.ts';
import { useSaveUnsent } from './use-save-unsent.ts';

/** Rejected row, or a row held behind one. */
export function RowClaim({ row }: { row: OutboxRow }) {
  const text = useText();
  const titleId = useId();
  const { needs } = text.sync;
  if (row.state === 'held') {
    return (
      <Claim titleId={titleId}>
        <ClaimHead row={row} titleId={titleId} word={needs.held} />
        <p className="small quiet">{needs.heldText}</p>
      </Claim>
    );
  }
  return (
    <Claim titleId={titleId} acts={<RefusedActs row={row} />}>
      <ClaimHead
        row={row}
        titleId={titleId}
        word={isLostByServer(row) ? needs.lostByServer : needs.refused}
      />
      <p className="claim-why">{whyOf(row, text)}</p>
      <FieldsNamed row={row} />
      <p className="small quiet">{needs.safe[row.op]}</p>
    </Claim>
  );
}

function whyOf({ op, lastError }: OutboxRow, { sync, wire }: Catalogue): string {
  const byCode: Readonly<Record<string, string>> = sync.needs.why;
  const { other, ...unsaid } = sync.needs.unsaid;
  const byOp: Readonly<Record<string, string>> = unsaid;
  return byCode[lastError?.code ?? ''] ?? (wire.said(lastError?.msg ?? '') || (byOp[op] ?? other));
}

function FieldsNamed({ row }: { row: OutboxRow }) {
  const text = useText();
  const fields = Object.entries(row.lastError?.fields ?? {});
  if (fields.length === 0) return null;
  return (
    <ul>
      {fields.map(([path, message]) => (
        <li key={path}>
          <strong>{fieldLabel(path, text)}</strong>: {text.wire.said(message)}
        </li>
      ))}
    </ul>
  );
}

function RefusedActs({ row }: { row: OutboxRow }) {
  const text = useText();
  const { acts } = text.sync;
  const { user } = useDevice();
  const { edit, again, copy, discard } = useRowActs(row.n);
  const saveUnsent = useSaveUnsent();
  const written = isWritten(row);
  const code = row.lastError?.code;
  return (
    <>
      {written ? (
        <Button kind="primary" onClick={edit}>
          {acts.editAndSend}
        </Button>
      ) : (
        <ButtonLink kind="primary" to={recordPath(user, row)}>
          {openWords(row, acts)}
        </ButtonLink>
      )}
      {maySendAgain(row) && (
        <Button onClick={again}>{code === 'expired' ? acts.sendStill : acts.sendAgain}</Button>
      )}
      <Button onClick={copy}>{acts.copy}</Button>
      <Button onClick={saveUnsent}>{acts.save}</Button>
      <DiscardAct what={titleOfRow(row, text)} onDiscard={discard} />
    </>
  );
}

const isWritten = (row: OutboxRow): boolean => KINDS.operationOf(row)?.offersEdit === true;

/** Resend unchanged only if the reason lay elsewhere; otherwise the user opens the text first. */
function maySendAgain(row: OutboxRow): boolean {
  const code = row.lastError?.code;
  if (code === 'expired' || code === 'lost-by-server') return true;
  return !isWritten(row) && code !== 'wrong-user' && code !== 'unreadable';
}

function openWords({ entity }: OutboxRow, acts: Catalogue['sync']['acts']): string {
  const words: Readonly<Record<string, string>> = acts.open;
  return words[entity] ?? acts.open.application;
}
