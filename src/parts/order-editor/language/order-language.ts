/** The language in which a draft order is composed, which need not be that of the screen. */
import { use } from 'react';
import type { OrderLanguage } from '#contract/application/order.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { type Catalogue, ENGLISH } from '#text/catalogue.ts';

export type ComposedTexts = Pick<Catalogue, 'order' | 'contested'>;

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** A draft of an older release has the language of its reasons. */
export function languageOf(
  { language, reasons, sentences }: Pick<OrderDraft, 'language' | 'reasons' | 'sentences'>,
  screen: OrderLanguage,
): OrderLanguage {
  if (language) return language;
  const written = reasons.map((code) => sentences[code] ?? '').filter(Boolean);
  if (written.length === 0) return screen;
  return written.some((text) => DEVANAGARI.test(text)) ? 'hi' : 'en';
}

const coming = new Map<OrderLanguage, Promise<ComposedTexts | undefined>>();
const missing = new Set<OrderLanguage>();

/** The texts of an order. Undefined if the device does not have them and cannot fetch them. */
export function fetchComposedTexts(language: OrderLanguage): Promise<ComposedTexts | undefined> {
  const known = coming.get(language);
  if (known && !missing.has(language)) return known;
  missing.delete(language);
  const texts = textsIn(language).catch(() => {
    missing.add(language); // the next call tries again
    return undefined;
  });
  coming.set(language, texts);
  return texts;
}

async function textsIn(language: OrderLanguage): Promise<ComposedTexts> {
  if (language === 'en') return ENGLISH.tiers.rest();
  const { openLanguage } = await import('#text/other-languages.ts');
  return (await openLanguage(language)).tiers.rest();
}

/** The texts with which an order is composed. Without them, those of the screen. */
export function useComposedTexts(language: OrderLanguage): ComposedTexts {
  const screen = useText();
  if (screen.order.language === language) return screen;
  // a new promise at each render would never let the editor appear
  return use(coming.get(language) ?? fetchComposedTexts(language)) ?? screen;
}
