import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { answerAll, everyItem, finish, openSessionDesk, punch, sell, start, view } from '../../testing/session-desk.ts';

openSessionDesk();

/** How often the database is waited for, the end of the transaction included. */
async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const trips = query.mock.calls.length;
  query.mockRestore();
  return trips;
}

it('waits for the database as often as one answer needs another, while a coach trains', async () => {
  await sell(1);
  await start();
  const [first] = everyItem(await view());
  expect(await roundTripsOf(() => view())).toBe(4);
  expect(await roundTripsOf(() => punch(first?.id ?? '', true))).toBe(6);
  expect(await roundTripsOf(() => punch(first?.id ?? '', null))).toBe(4);
  await answerAll();
  expect(await roundTripsOf(() => finish())).toBe(14);
});
