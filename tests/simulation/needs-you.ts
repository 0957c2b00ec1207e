/** Resolves a returned row in each way that the screen offers. */
import { applyMineAgain, conflictOf, keepTheirs } from '#data/outbox/conflict.ts';
import { discardRefused, editAndResend, sendAgain } from '#data/outbox/rejected-rows.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { draftOf } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { confirmSweep, keepUnseen } from '#data/sync/sweep.ts';
import { stateOf } from '#data/store/meta.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { changeIt } from './acts/hearing-acts.ts';
import type { Person } from './person.ts';
import { weighted } from './random.ts';

const OF_CONFLICT = { theirs: 2, mine: 4, edit: 2, discard: 1 };
const OF_REFUSED = { again: 4, edit: 2, discard: 1 };

/** Handles one row under Needs you; false if there is none. */
export async function answerOne(person: Person, isLast: boolean): Promise<boolean> {
  const { db } = person;
  await answerSweep(person);
  const rows = await db.outbox.orderBy('n').toArray();
  const row = rows.find(({ state }) => state === 'conflict' || state === 'rejected');
  if (!row) return false;
  const way = isLast ? 'discard' : wayOf(person, row);
  if (DROPS.has(way)) person.device.around.ledger.giveUp(row.userId, JSON.stringify(row.body));
  await WAYS[way](person, row);
  return true;
}

/** The user may drop a version that they have seen. */
const DROPS: ReadonlySet<string> = new Set(['theirs', 'discard']);

const wayOf = ({ random }: Person, { state }: OutboxRow) =>
  state === 'conflict' ? weighted(random, OF_CONFLICT) : weighted(random, OF_REFUSED);

async function answerSweep({ db, random }: Person): Promise<void> {
  if (!((await stateOf(db, 'notices')).sweep ?? null)) return;
  await (random.chance(0.7) ? confirmSweep({ db, kinds: KINDS }) : keepUnseen(db));
}

type NeedsYouAct = (person: Person, row: OutboxRow) => Promise<unknown>;

const WAYS: Readonly<Record<keyof typeof OF_CONFLICT | keyof typeof OF_REFUSED, NeedsYouAct>> = {
  theirs: ({ db, ports }, { n }) => keepTheirs(engineOf(db, ports), n),
  mine: async ({ db, ports, random, looksAt }, { n, theirs }) => {
    const conflict = await conflictOf({ db, kinds: KINDS }, n);
    looksAt(theirs);
    const all = conflict?.fields.map(({ path }) => path) ?? [];
    const some = all.filter(() => random.chance(0.7));
    await applyMineAgain(engineOf(db, ports), { n, ...(some.length > 0 && { paths: some }) });
  },
  again: ({ db, ports }, { n }) => sendAgain(engineOf(db, ports), n),
  edit: async (person, { n, theirs }) => {
    const { db, ports, random, looksAt } = person;
    looksAt(theirs);
    const opened = await editAndResend(engineOf(db, ports), n);
    if (!opened.ok) return;
    if (opened.value.kind === 'record') await changeIt(person, opened.value.entityId);
    if (opened.value.kind !== 'draft' || random.chance(0.2)) return;
    const draft = await draftOf(db, opened.value.draftId);
    looksAt(draft?.under ?? theirs);
    await fileDraft(db, ports, opened.value.draftId);
  },
  discard: ({ db, ports }, { n }) => discardRefused(engineOf(db, ports), n),
};
