/** The application and the order of a matter, for every relief in both languages. */
import { type ApplicationContent, RELIEFS } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { bailOrder } from '#documents/bail-order.ts';
import type { BailDraft } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { day } from '#kernel/calendar-date.ts';
import type { Relief } from '#law/relief.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { context, withFacts } from '../sample-application.ts';

export type Facts = NonNullable<BailDraft['case']>;

const COURTS: Readonly<Record<Relief, Facts['court']>> = {
  bailable: 'magistrate',
  'regular-magistrate': 'magistrate',
  'regular-sessions': 'sessions',
  'regular-high-court': 'high',
  anticipatory: 'sessions',
  default: 'magistrate',
  undertrial: 'magistrate',
  suspension: 'high',
};

const FREE = { custodyStatus: 'not-arrested', arrestDate: undefined, firstRemandDate: undefined } as const;

/** A refusal without reasons. */
export const ORDER: Order = {
  _id: '01939d00-0000-7000-8000-000000000001',
  at: '2026-11-20T06:00:00.000Z',
  from: 'Pending',
  to: 'Rejected',
  by: { name: 'S. Deshpande', designation: 'Judge', court: 'Pune' },
  reasons: [],
  conditions: [],
};

/** The sections in an application for every relief. */
interface Parts {
  readonly case?: Facts;
  readonly bail?: BailDraft['bail'];
}

/** An application for a relief, with these sections and further facts. */
export function draftOf(relief: Relief, sections: readonly string[], parts: Parts = {}): BailDraft {
  return withFacts(
    {
      sections: [...sections],
      court: COURTS[relief] ?? 'sessions',
      ...(relief === 'anticipatory' ? FREE : {}),
      ...parts.case,
    },
    { relief, ...(relief === 'suspension' && { conviction: CONVICTION }), ...parts.bail },
  );
}

const CONVICTION = {
  court: 'the Sessions Judge, Pune',
  on: day('2026-08-10'),
  sentence: 'imprisonment for 10 years',
  appealNumber: '77/2026',
};

const IN_BOTH = [context, { ...context, papers: HINDI_PAPERS }];

export const inBoth = (draft: BailDraft): string[] =>
  IN_BOTH.map((each) => plainText(bailApplication(draft, each)));

/** Application and order for every relief, in both languages. */
export const everyPaper = (sections: readonly string[], facts: Facts = {}): string[] =>
  RELIEFS.map((relief) => draftOf(relief, sections, { case: facts })).flatMap((draft) =>
    inBoth(draft).concat(orderOf(draft)),
  );

function orderOf(draft: BailDraft): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sample has every required field
  const content = draft as ApplicationContent;
  return plainText(bailOrder(content, { order: ORDER, on: day('2026-11-20') }, context));
}

export const saying = (papers: readonly string[], statement: RegExp): string[] =>
  papers.flatMap((text) => statement.exec(text)?.[0] ?? []);

export const MANY = [
  ['BNS 303(2)'],
  ['BNS 103(1)'],
  ['BNS 115(2)'],
  ['NDPS 21(c)'],
  ['PMLA 4'],
  ['UAPA 17'],
  ['SC/ST 3(2)(va)', 'BNS 115(2)'],
  ['POCSO 6'],
  ['MCOCA 3(1)(ii)'],
  ['WILDLIFE 51(1)'],
] as const;

export const EVERYWHERE = MANY.flatMap((sections) => everyPaper(sections));
