/** What a payment takes of each thing. */

import { face, numbers, type Cost } from './cards';
import { column, player } from './look';
import type { Payment, View } from './types';
import { RESOURCES } from './types';

/** The cost of the card just laid. */
export function costInView(view: View): Cost {
  const top = column(player(view, view.turn), view.column).at(-1);
  return top && top !== 'hidden' && 'open' in top ? face(top.open).cost : {};
}

/** What each payment takes, those that keep most gold first. */
export function payments(view: View, all: readonly Payment[]): { payment: Payment; cost: Cost }[] {
  const price = costInView(view);
  const replaced = (payment: Payment): number => payment.reduce((sum, count) => sum + count, 0);
  return all
    .toSorted((a, b) => replaced(a) - replaced(b))
    .map((payment) => {
      const cost: Cost = { gold: (price.gold ?? 0) + numbers().prices.resource * replaced(payment) };
      for (const [index, resource] of RESOURCES.entries()) {
        cost[resource] = (price[resource] ?? 0) - (payment[index] ?? 0);
      }
      return { payment, cost };
    });
}
