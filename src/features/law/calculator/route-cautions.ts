import type { Caution } from '#law/determination.ts';
import type { Route } from '#law-explain/routes.ts';

/** Where another court tries the case the sentence of the route says so itself. */
export const cautionsOfRoute = ({ answer, cautions }: Route): readonly Caution[] =>
  answer === 'elsewhere' ? cautions.filter(({ code }) => code !== 'tried-by-special-court') : cautions;
