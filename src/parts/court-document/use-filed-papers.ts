/** The stored papers of a filed application: on this device, or fetched when the application is opened. */
import { useCallback, useEffect } from 'react';
import { FILED_PAPER_ENDPOINTS, type FiledPaper } from '#contract/application/filed-paper.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { type Device, useDevice } from '#data/react/use-device.ts';
import { useNetworkReturn } from '#data/react/use-network-return.ts';
import { type LiveQueryState, useLive } from '#data/react/use-live.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { keepFiledPapers, keptFiledPapers } from '#data/records/application/filed-papers.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { lastAmendedAt } from '#domain/application/amendments.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { paperOfSeal } from '#documents/order/stored-papers.ts';

type Stored = Pick<ApplicationView, '_id' | 'filedPaper' | 'amendments'>;

/** Oldest first; the newest has the hash and the last text of the record. `undefined` if they are not on this device. */
export function useKeptPapers({
  _id: id,
  filedPaper,
  amendments,
}: Stored): LiveQueryState<readonly FiledPaper[] | undefined> {
  const { db } = useDevice();
  const { version, sha256 } = filedPaper ?? {};
  const amendedAt = lastAmendedAt(amendments);
  return useLive(async () => {
    if (sha256 === undefined) return undefined;
    const papers = await keptFiledPapers(db, id);
    const newest = papers.at(-1);
    const isNewest = newest?.version === version && newest?.sha256 === sha256;
    return isNewest && newest && newest.at >= amendedAt ? papers : undefined;
  }, [db, id, version, sha256, amendedAt]);
}

/** Fetches the papers that are not on this device, and again when the network returns. */
export function useFiledPapers({ _id, filedPaper, amendments }: Stored): readonly FiledPaper[] | undefined {
  const device = useDevice();
  const kept = useKeptPapers({ _id, filedPaper, amendments });
  const { status } = kept;
  const papers = status === 'ready' ? kept.value : undefined;
  const isMissing = filedPaper !== undefined && status === 'ready' && papers === undefined;
  const sha256 = filedPaper?.sha256;
  const ask = useCallback(() => {
    if (sha256 !== undefined) void fetchPapers(device, _id, sha256).catch(backgroundFailed);
  }, [device, _id, sha256]);
  useEffect(() => {
    if (isMissing) ask();
  }, [isMissing, ask]);
  useNetworkReturn(isMissing, ask);
  return papers;
}

async function fetchPapers(device: Device, id: string, sha256: string): Promise<void> {
  const answer = await askAccount(device, FILED_PAPER_ENDPOINTS.filedPapers, { id });
  if (!answer.ok) return;
  const { papers } = answer.value;
  const newest = papers.at(-1);
  if (newest && (await hashOf(newest)) === sha256) await keepFiledPapers(device.db, id, papers);
}

const hashOf = async ({ paper }: FiledPaper): Promise<string> => sha256Text(exactTextOf(paperOfSeal(paper)));
