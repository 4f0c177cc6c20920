import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../http/refusal.ts';

const spelled = /^(\w+)(?:\s+(asc|desc))?$/i;

/** What a list's `sorting` asks for ("field", "field asc" or "field desc") of orders that are named "field" and "field desc". */
export function orderOf<Order>(orders: Record<string, Order>, sorting: string | undefined, usual: string): Order {
  const [, field = '', direction = 'asc'] = spelled.exec(sorting?.trim() || usual) ?? [];
  const name = direction.toLowerCase() === 'desc' ? `${field} desc` : field;
  const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
  return order ?? refuse('Trellis:InvalidInput', { members: ['sorting'] });
}

/** In the order of names (docs/decisions/0024-order-of-names.md), which columns of names have by themselves: for a text that is taken out of others. */
export const byName = (name: RawBuilder<unknown>): RawBuilder<string> => sql<string>`${name} collate app.names`;

/** Each field up and down, for a list that follows no index; rows that are alike in it stand as `last` says. */
export function upAndDown(fields: Record<string, RawBuilder<unknown>>, last: RawBuilder<unknown>): Record<string, RawBuilder<unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => [
      [name, sql`${value}, ${last}`],
      [`${name} desc`, sql`${value} desc, ${last}`],
    ]),
  );
}
