/** The conditions of an order as printed, each with its purpose and its power. */
import type { Order } from '#contract/application/order.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { conditionPower } from './condition-power.ts';
import type { OrderParts } from './order-party.ts';

export const conditionTexts = (
  matter: PaperMatter,
  { conditions }: Order,
  { condition }: OrderParts,
): string[] =>
  conditions.map(({ code, text, concern }) => {
    const power = conditionPower(code, matter);
    return condition(text, concern, power ? provisionName(power, matter) : undefined);
  });
