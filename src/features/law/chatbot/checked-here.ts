/** The device reads what a model wrote once more, against the provisions that it holds itself. */
import type { Briefing } from '#chat/online/briefing.ts';
import type { Citation } from '#chat/answer.ts';
import { verifierOf } from '#chat/online/verify.ts';
import type { ChatSentence } from '#contract/chat.ts';
import { suppliedOf } from '#text/chat-evidence.ts';

export interface HeldSentence {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** Null where the provisions of this device do not hold what it says. */
export type CheckHere = (sentence: ChatSentence) => HeldSentence | null;

export async function checkHere({ evidence, answer }: Briefing): Promise<CheckHere> {
  const verify = verifierOf(await suppliedOf(evidence, answer.language), answer.language);
  return ({ text, citations }) => {
    const cited = evidence.flatMap((rule, at) =>
      rule.cites.some((held) => citations.some((each) => isSame(each, held))) ? [{ n: at + 1, rule }] : [],
    );
    if (!verify(`${text} ${cited.map(({ n }) => `[${n}]`).join('')}`)) return null;
    const held = cited
      .flatMap(({ rule }) => rule.cites)
      .filter((each) => citations.some((one) => isSame(one, each)));
    return {
      text,
      citations: [...new Map(held.map((each) => [`${each.code} ${each.section}`, each])).values()],
    };
  };
}

type Ref = Pick<Citation, 'code' | 'section'>;
const isSame = (one: Ref, other: Ref): boolean => one.code === other.code && one.section === other.section;
