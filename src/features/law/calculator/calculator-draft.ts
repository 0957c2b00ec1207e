/** The last calculator input, and its record. */
import { draftStore } from '#data/store/drafts.ts';

interface CalculatorDraft {
  readonly of: string;
  readonly form: unknown;
}

/** One draft, whose id is empty. */
export const calculatorDrafts = draftStore<CalculatorDraft>('calculator');
