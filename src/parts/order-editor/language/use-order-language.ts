/** The language of the order in the editor, and its change. */
import { useEffect, useRef, useState } from 'react';
import type { DecisionStatus, OrderLanguage } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { contestedPoints } from '#data/records/contested/contested-points.ts';
import { useDb } from '#data/react/use-live.ts';
import { fetchOrderWords, fetchPaperWords } from '#parts/court-document/use-paper-words.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { type ComposedTexts, fetchComposedTexts, languageOf, useComposedTexts } from './order-language.ts';
import { pointsIn } from './point-text.ts';
import { sentencesIn } from '../reason-sentence.ts';
import {
  type OrderPaperBuilder,
  useHasPaperWords,
  useOrderPaper,
  useOrderPapers,
} from '../use-order-paper.ts';

/** The words of the screen, with those that the order prints. */
export const inWordsOf = (screen: Catalogue['order'], printed: Catalogue['order']): Catalogue['order'] => ({
  ...screen,
  language: printed.language,
  condition: printed.condition,
});

/** The parts of a draft that were not edited, composed in the chosen language. */
type ComposeIn = (draft: OrderDraft, status: DecisionStatus) => Partial<OrderDraft>;

interface LanguageOfOrder {
  /** As chosen, also while its texts are missing. */
  readonly language: OrderLanguage;
  readonly texts: ComposedTexts;
  readonly paper: OrderPaperBuilder;
  /** After a change of the draft here or in another window. */
  readonly follow: (part: Partial<OrderDraft>) => void;
  /** False if the order would be composed in another language, because texts are not on this device. */
  readonly isComposable: boolean;
  /** Null if the texts are not on this device. */
  readonly choose: (language: OrderLanguage) => Promise<ComposeIn | null>;
  readonly isLanguageMissing: boolean;
}

export function useOrderLanguage(application: ApplicationView, initial: OrderDraft): LanguageOfOrder {
  const db = useDb();
  const { order: screen } = useText();
  const [asked, setAsked] = useState(() => languageOf(initial, screen.language));
  const [isMissing, setMissing] = useState(false);
  const texts = useComposedTexts(asked);
  const { language } = texts.order; // that of the screen if the others are not on this device
  const paper = useOrderPaper(application, language);
  const hasPaper = useHasPaperWords(language);
  const isComposable = asked === language && hasPaper;
  const papersIn = useOrderPapers(application);
  const choose = async (next: OrderLanguage): Promise<ComposeIn | null> => {
    const [composed, papers, words, points] = await Promise.all([
      fetchComposedTexts(next),
      fetchPaperWords(next),
      fetchOrderWords(next),
      contestedPoints(db, application._id),
    ]);
    const isHere = composed !== undefined && (next === 'en' || (papers !== undefined && words !== undefined));
    setMissing(!isHere);
    if (!isHere) return null;
    const after = papersIn({ papers, words });
    return (draft, status) => ({
      language: next,
      ...pointsIn(draft, points, { before: texts, after: composed }),
      ...sentencesIn(draft, status, {
        before: { matter: paper.matterFor(draft.applicants), words: texts.order },
        after: { matter: after.matterFor(draft.applicants), words: composed.order },
      }),
    });
  };
  const follow = ({ language: changed }: Partial<OrderDraft>) => {
    if (changed) setAsked(changed);
  };
  const isLanguageMissing = isMissing || !isComposable;
  return { language: asked, texts, paper, follow, choose, isComposable, isLanguageMissing };
}

interface LanguageOfDraft {
  readonly values: OrderDraft;
  readonly status: DecisionStatus;
  readonly change: (part: Partial<OrderDraft>) => void;
  /** While the order is signed. */
  readonly busy: boolean;
}

/** Texts may arrive after further typing, so the newest draft is composed. A draft that is signed or closed stays. */
export function useLanguageChoice(
  { values, status, change, busy }: LanguageOfDraft,
  choose: LanguageOfOrder['choose'],
): (language: OrderLanguage) => Promise<void> {
  const latest = useRef<Pick<LanguageOfDraft, 'values' | 'change'> | null>(null);
  useEffect(() => {
    latest.current = busy ? null : { values, change };
    return () => {
      latest.current = null;
    };
  });
  return async (language) => {
    const composeIn = await choose(language);
    const open = latest.current;
    if (composeIn && open) open.change(composeIn(open.values, status));
  };
}
