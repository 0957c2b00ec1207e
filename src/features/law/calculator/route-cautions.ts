import type { Caution } from '#law/determination.ts';
import type { Route } from '#law-explain/routes.ts';

/** If another court has jurisdiction, the text of the remedy states it. */
export const cautionsOfRoute = ({ answer, cautions }: Route): readonly Caution[] =>
  answer === 'elsewhere' ? cautions.filter(({ code }) => code !== 'tried-by-special-court') : cautions;
