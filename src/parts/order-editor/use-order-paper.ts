/** The order on the screen as the paper that would be signed, and the matter that decides its duties. */
import { useMemo } from 'react';
import type { Decision, Order, OrderLanguage } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { useLive } from '#data/react/use-live.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { profileOf } from '#data/records/user/settings.ts';
import { useDevice } from '#data/react/use-device.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { resultBefore } from '#domain/application/order-applicants.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { askedFindings, dutiesOf } from '#documents/order/order-duties.ts';
import { orderOfDecision, type OrderStamp } from '#documents/order/order-of-decision.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import { useOrderWords, usePaperWords } from '#parts/court-document/use-paper-words.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { ENGLISH_ORDER } from '#text/order-paper-words.ts';

export interface OrderPaperBuilder {
  /** The matter of the chosen applicants. Null while the law tables load. */
  readonly matterFor: (applicants: OrderDraft['applicants']) => PaperMatter | null;
  /** The decision with the findings that its duties ask for. */
  readonly asked: (decision: Decision) => Decision;
  readonly paperOf: (decision: Decision) => CourtDocument;
  /** Heading of the operative part. */
  readonly operativeHeading: string;
  /** Hash of the exact text. Undefined while the law tables or the judge's own account are not on the device. */
  readonly hashOf: (decision: Decision) => Promise<string | undefined>;
}

/** Number of an order that the server has not stored; it is not printed. */
const UNSTORED = '';

/** The judge and the moment of an order that is not signed yet. `isKnown`: the own account is on the device. */
export function useOwnStamp(): { readonly stampOf: () => OrderStamp; readonly isKnown: boolean } {
  const { db, ports, user } = useDevice();
  const profile = useLive(() => profileOf(db), [db]);
  const own = profile.status === 'ready' ? profile.value : null;
  return useMemo(() => {
    const { name: judge, designation } = {
      name: own?.name ?? user.name,
      designation: undefined,
      ...own?.issued,
    };
    const stampOf = () => {
      const at = ports.now().toISOString();
      return { orderId: UNSTORED, at, judge, designation, deviceTime: at };
    };
    return { stampOf, isKnown: own !== null };
  }, [ports, user, own]);
}

/** Tables and words of a paper. Without words it is in English. */
type PaperContext = Parameters<typeof signedOrder>[2];

export function useOrderPaper(application: ApplicationView, language: OrderLanguage): OrderPaperBuilder {
  const inLanguage = useOrderPapers(application);
  const papers = usePaperWords(language);
  const words = useOrderWords(language);
  return useMemo(() => inLanguage({ papers, words }), [inLanguage, papers, words]);
}

/** False if the paper would be in English, because the words of its language are not on this device. */
export function useHasPaperWords(language: OrderLanguage): boolean {
  const papers = usePaperWords(language);
  const words = useOrderWords(language);
  return language === 'en' || (papers !== undefined && words !== undefined);
}

type PapersInLanguage = (texts: Pick<PaperContext, 'papers' | 'words'>) => OrderPaperBuilder;

/** The papers of an application in the language of these texts. */
export function useOrderPapers(application: ApplicationView): PapersInLanguage {
  const { ports } = useDevice();
  const { stampOf, isKnown } = useOwnStamp();
  const law = useLawTables();
  const tables = law.status === 'ready' ? law.tables : undefined;
  return useMemo(
    () => (texts) =>
      orderPaperOf(
        application,
        { ...texts, lawEdition: ports.lawEdition ?? '', tables },
        { stampOf, isKnown },
      ),
    [application, ports, stampOf, isKnown, tables],
  );
}

function orderPaperOf(
  application: ApplicationView,
  context: PaperContext,
  { stampOf, isKnown }: ReturnType<typeof useOwnStamp>,
): OrderPaperBuilder {
  const { tables, words } = context;
  const orderOf = (decision: Decision): Order => orderOfDecision(application, decision, stampOf());
  const paperOf = (decision: Decision) => signedOrder(application, orderOf(decision), context);
  const built = new Map<string, PaperMatter>();
  const matterFor = (applicants: OrderDraft['applicants']): PaperMatter | null => {
    const key = String(applicants);
    const known = built.get(key);
    if (known || !tables) return known ?? null;
    const order = orderOf({ status: 'Approved', ...(applicants && { applicants: [...applicants] }) });
    const matter = matterOfOrder(application, order, context);
    built.set(key, matter);
    return matter;
  };
  const asked = ({ findings: recorded = [], ...decision }: Decision): Decision => {
    const matter = matterFor(decision.applicants);
    if (!matter) return { ...decision, ...(recorded.length > 0 && { findings: recorded }) };
    const duties = dutiesOf(matter, decision, resultBefore(application, decision));
    const findings = askedFindings(duties, recorded);
    return { ...decision, ...(findings.length > 0 && { findings }) };
  };
  return {
    matterFor,
    asked,
    paperOf,
    operativeHeading: (words ?? ENGLISH_ORDER).heading.order,
    hashOf: async (decision) => (tables && isKnown ? sha256Text(exactTextOf(paperOf(decision))) : undefined),
  };
}
