/** Facts of a case for its other papers: its own facts override those of its newest application. */
import { useMemo } from 'react';
import { contentOf } from '#contract/application/application.ts';
import type { Packet } from '#contract/application/packet.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { applicationsOfCase } from '#data/records/application/applications.ts';
import { contestedPoints } from '#data/records/contested/contested-points.ts';
import type { ApplicationRow, CaseRow } from '#data/store/rows.ts';
import type { BailDraft } from '#documents/matter.ts';
import { packetMatterOf } from '#documents/packet/packet-matter.ts';
import type { BailOrdered, CaseMatter, ConditionsWanted } from '#documents/templates/case-matter.ts';
import { withheldIn } from '#documents/templates/conditions-application.ts';
import { isRequest } from '#domain/application/conditions-request.ts';
import { ordersOnBail } from '#domain/application/order-applicants.ts';
import { factsOfCase } from '#domain/case/facts-of-case.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';

export interface CaseBehind {
  readonly matter: CaseMatter;
  /** As in its newest application. */
  readonly packet: Packet;
}

/** Null while loading. */
export function useCaseMatter(record: CaseRow, packet: Packet | null): CaseBehind | null {
  const { db, ports } = useDevice();
  const { day: filedOn } = useCourtDay();
  const law = useLawTables();
  const tables = law.status === 'ready' ? law.tables : undefined;
  const live = useLive(() => applicationsOfCase(db, record._id), [db, record._id]);
  const isRead = live.status === 'ready' && law.status !== 'loading';
  const newest = live.status === 'ready' ? newestOf(live.value) : undefined;
  const wanted = useWanted(newest?._id);
  return useMemo(() => {
    if (!isRead) return null;
    const behind = contentBehind(record, newest);
    const chosen = packet ?? behind.packet ?? {};
    const context = { filedOn, lawEdition: ports.lawEdition ?? '', tables, unfinished: true };
    const matter = packetMatterOf({ ...behind, packet: chosen }, context, []);
    const conditions = newest && conditionsInForce(newest);
    const typed = withheldIn({ conditions, wanted }, matter, behind.applicant ?? {});
    return { matter: { ...matter, ...typed, ordered: orderedIn(record, newest) }, packet: chosen };
  }, [isRead, record, newest, wanted, packet, filedOn, ports, tables]);
}

/** The newest request for other conditions of this application. */
function useWanted(applicationId: string | undefined): ConditionsWanted | undefined {
  const { db } = useDevice();
  const live = useLive(
    async () => (applicationId === undefined ? [] : contestedPoints(db, applicationId)),
    [db, applicationId],
  );
  const newest = live.status === 'ready' ? live.value.findLast(isRequest) : undefined;
  const { conditionsAsked: asked, says: reason } = newest ?? {};
  return useMemo(
    () => (asked === undefined || reason === undefined ? undefined : { asked, reason }),
    [asked, reason],
  );
}

/** Of every bail in force: applicants of one application may have different orders. */
function conditionsInForce(application: ApplicationRow): string[] | undefined {
  const onBail = ordersOnBail(application);
  if (onBail.length === 0) return undefined;
  return [...new Set(onBail.flatMap(({ conditions }) => conditions.map(({ text }) => text)))];
}

const newestOf = <A extends ApplicationRow>(all: readonly A[]): A | undefined =>
  all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

function contentBehind(record: CaseRow, newest: ApplicationRow | undefined): BailDraft {
  const content = newest && contentOf(newest);
  const { court, courtPlace, courtName, firNumber, policeStation, cnr, applicant, lawyer } = record;
  const ofCase = present({ court, courtPlace, courtName, firNumber, policeStation, cnr });
  const { name, address, phone, email } = applicant;
  return {
    ...content,
    applicant: { ...present({ name, address, phone, email }), ...content?.applicant },
    case: { ...content?.case, ...ofCase, ...factsOfCase(record) },
    advocate:
      content?.advocate ?? (lawyer && { name: lawyer.name, enrolmentNumber: lawyer.barCouncilNumber }),
  };
}

/** Order as recorded in the case, with the bond of the order made in this app. */
function orderedIn({ facts }: CaseRow, newest: ApplicationRow | undefined): BailOrdered | null {
  const here = newest?.orders.findLast(({ to, correction }) => isGranted(to) && !correction);
  const order = facts?.bailOrder;
  const { amount, sureties } = here?.bond ?? {};
  if (order?.state === 'granted') return { on: order.on, amount, sureties };
  return here ? { on: dayInIndia(new Date(here.at)), amount, sureties } : null;
}
