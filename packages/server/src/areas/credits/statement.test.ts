import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerFaults } from '../../fixtures/ledger-faults.ts';
import type { Db } from '../../platform/db/types.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { adjustClasses } from './adjust-classes.ts';
import { findBalance } from './find-balance.ts';
import { openAccounts, post } from './ledger.ts';
import { listRecords } from './list-records.ts';
import { movementByChild } from './overview-lists.ts';
import { overviewTotals } from './overview-totals.ts';
import { consumeClass, holdClass, putIn, releaseHold, sellClasses, takeOut } from './public.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

const children = 20;
const each = 500;
/** Operations a transaction: what one leaves behind is swept between them. */
const batch = 50;
// bookings lie behind it: what is given covers none of them
const now = new Date('2032-01-15T12:00:00Z');
const month = { from: '2032-01-01', to: '2032-01-31' };
const paging = { skipCount: 0, maxResultCount: 1000 };

const kinds = [
  'sell',
  'give',
  'takeBack',
  'hold',
  'release',
  'consume',
  'consume',
  'consumeBooked',
  'return',
  'stop',
  'enable',
  'move',
] as const;
const operation = fc.record({ kind: fc.constantFrom(...kinds), amount: fc.integer({ min: 1, max: 6 }), which: fc.nat({ max: 11 }) });
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** Classes of one contract, or those given without one, as somebody would keep them on paper. */
interface Pile {
  contractId: string | null;
  signedOn: string;
  isStopped: boolean;
  available: number;
  held: number;
}

/** A child's credits kept by hand, without the product's arithmetic: what every record should say, and what should be left. */
class Paper {
  piles: Pile[] = [{ contractId: null, signedOn: '9999', isStopped: false, available: 0, held: 0 }];
  consumed = 0;
  /** Bookings that hold a class, by how far ahead they are. */
  held = new Map<number, Pile>();
  drawn: Pile[] = [];
  usable: number[] = [];
  sums = { sold: 0, returned: 0, adjusted: 0, consumed: 0 };

  inForce = () => this.piles.filter((pile) => !pile.isStopped).sort((one, other) => (one.signedOn < other.signedOn ? -1 : 1));
  free = () => this.inForce().filter((pile) => pile.available > 0);
  record(count = 1) {
    const left = this.piles.reduce((sum, pile) => sum + pile.available + pile.held, 0);
    for (let written = 0; written < count; written += 1) this.usable.push(left);
  }
  release(booking: number) {
    const pile = this.held.get(booking);
    if (!pile) return;
    this.held.delete(booking);
    pile.held -= 1;
    pile.available += 1;
    this.record();
  }
  /** Draws one class of the pile that the rule names; false when there is none. */
  draw(booking: number | undefined): boolean {
    const own = booking === undefined ? undefined : this.held.get(booking);
    if (own && booking !== undefined) {
      if (!own.isStopped) {
        this.held.delete(booking);
        own.held -= 1;
        return this.count(own);
      }
      this.release(booking);
    }
    const [first] = this.free();
    if (!first) {
      const ahead = [...this.held].filter(([, pile]) => !pile.isStopped).map(([at]) => at);
      if (ahead.length === 0) return false;
      const last = Math.max(...ahead);
      const pile = this.held.get(last);
      this.release(last);
      if (!pile) return false;
      pile.available -= 1;
      return this.count(pile);
    }
    first.available -= 1;
    return this.count(first);
  }
  private count(pile: Pile): boolean {
    this.consumed += 1;
    this.sums.consumed += 1;
    this.drawn.push(pile);
    this.record();
    return true;
  }
}

interface Desk {
  db: Db;
  subjectId: string;
  /** Finished again and again, as after cancelled finishes. */
  sessionId: string;
  run: number;
  bookings: string[];
  paper: Paper;
  /** Consumptions that were not returned, the last one last. */
  consumptions: string[];
}

const caller = () => scene.as('maya', now);

/** Runs what may be refused; says whether it was done. */
async function accepted(run: Promise<unknown>): Promise<boolean> {
  try {
    await run;
    return true;
  } catch (error) {
    expect(['RocketSystem:NoClassLeft', 'RocketSystem:CreditBelowZero']).toContain((error as { code?: string }).code);
    return false;
  }
}

async function sell({ db, subjectId, paper }: Desk, classes: number, index: number): Promise<void> {
  const signedOn = new Date(Date.UTC(2020, 0, 1 + ((index * 7919) % 3000))).toISOString().slice(0, 10);
  const tenantId = caller().tenantId;
  const { rows } = await sql<{ id: string }>`
    insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
    values (${tenantId}, ${subjectId}, 'First', 'Training', ${signedOn}, 0, ${classes}) returning id`.execute(db);
  const contractId = rows[0]?.id ?? '';
  await sellClasses(db, caller(), { contractId, subjectId, purpose: 'Training', classes });
  paper.piles.push({ contractId, signedOn, isStopped: false, available: classes, held: 0 });
  paper.sums.sold += classes;
  paper.record();
}

async function adjust({ db, subjectId, paper }: Desk, classHours: number): Promise<void> {
  const done = await accepted(adjustClasses(db, caller(), { userId: subjectId, classHours, remark: null }));
  const [given] = paper.piles;
  const free = [...paper.free().filter((pile) => pile === given), ...paper.free().filter((pile) => pile !== given)];
  const left = free.reduce((sum, pile) => sum + pile.available, 0);
  expect(done).toBe(classHours > 0 || -classHours <= left);
  if (!done || !given) return;
  paper.sums.adjusted += classHours;
  if (classHours > 0) given.available += classHours;
  let missing = Math.max(-classHours, 0);
  for (const pile of classHours > 0 ? [] : free) {
    const part = Math.min(missing, pile.available);
    if (part === 0) continue;
    pile.available -= part;
    missing -= part;
    paper.record();
  }
  if (classHours > 0) paper.record();
}

async function hold({ db, subjectId, bookings, paper }: Desk, which: number): Promise<void> {
  const [pile] = paper.free();
  const expected = paper.held.has(which) || pile !== undefined;
  expect(await holdClass(db, caller(), { subjectId, commodity: 'oneToOne', occurrenceId: bookings[which] ?? '' })).toBe(expected);
  if (paper.held.has(which) || !pile) return;
  pile.available -= 1;
  pile.held += 1;
  paper.held.set(which, pile);
  paper.record();
}

async function consume(desk: Desk, which: number | undefined): Promise<void> {
  const { db, subjectId, sessionId, bookings, paper, consumptions } = desk;
  desk.run += 1;
  const occurrenceId = which === undefined ? null : (bookings[which] ?? '');
  const done = await accepted(consumeClass(db, caller(), { subjectId, commodity: 'oneToOne', sessionId, run: desk.run, occurrenceId }));
  expect(done).toBe(paper.draw(which));
  if (done) consumptions.push(`consume:${sessionId}:${subjectId}:${desk.run}`);
}

/** A cancelled finish gives its class back to where it came from. */
async function giveBack({ db, subjectId, paper, consumptions }: Desk): Promise<void> {
  const key = consumptions.pop();
  const pile = paper.drawn.pop();
  if (!key || !pile) return;
  const consumption = await db.selectFrom('app.postings').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  const accounts = await openAccounts(db, caller(), { subjectId, contractId: pile.contractId, commodity: 'oneToOne' });
  await post(db, caller(), {
    key: `return:${key}`,
    kind: 'return',
    from: accounts.consumed,
    to: accounts.available,
    amount: 1,
    subjectId,
    reverses: consumption.id,
  });
  pile.available += 1;
  paper.consumed -= 1;
  paper.sums.returned += 1;
  paper.record();
}

async function setStopped({ db, paper }: Desk, which: number, isStopped: boolean): Promise<void> {
  const contracts = paper.piles.slice(1);
  const pile = contracts[which % Math.max(contracts.length, 1)];
  if (!pile) return;
  pile.isStopped = isStopped;
  await sql`update app.user_contracts set stopped_at = ${isStopped ? now : null} where id = ${pile.contractId}`.execute(db);
}

/** A child leaves with what it can use, and comes with the same: what is held and what is set aside stays where it is. */
async function move({ db, subjectId, paper }: Desk, index: number): Promise<void> {
  const settled = { subjectId, key: `move:${subjectId}:${index}`, remark: 'moved' };
  const credits = await takeOut(db, caller(), settled);
  let carried = 0;
  for (const pile of paper.free()) {
    carried += pile.available;
    pile.available = 0;
    paper.record();
  }
  expect(credits).toEqual(carried > 0 ? [{ commodity: 'oneToOne', tagId: null, amount: carried }] : []);
  await putIn(db, caller(), credits, settled);
  const [given] = paper.piles;
  if (!given || carried === 0) return;
  given.available += carried;
  paper.record();
}

async function act(desk: Desk, { kind, amount, which }: Operation, index: number): Promise<void> {
  if (kind === 'sell') return sell(desk, amount, index);
  if (kind === 'give') return adjust(desk, amount);
  if (kind === 'takeBack') return adjust(desk, -amount);
  if (kind === 'hold') return hold(desk, which);
  if (kind === 'consume') return consume(desk, undefined);
  if (kind === 'consumeBooked') return consume(desk, which);
  if (kind === 'return') return giveBack(desk);
  if (kind === 'move') return move(desk, index);
  if (kind === 'stop' || kind === 'enable') return setStopped(desk, which, kind === 'stop');
  await releaseHold(desk.db, caller(), { occurrenceId: desk.bookings[which] ?? '' });
  return desk.paper.release(which);
}

async function playChild(operations: Operation[]): Promise<{ subjectId: string; paper: Paper }> {
  const subjectId = await scene.addChild();
  const plan = await scene.addPlan(subjectId, 1);
  const bookings: string[] = [];
  // one after the other: each child has the room and the coach of its own days
  for (let index = 0; index < 12; index += 1) bookings.push(await scene.addOccurrence(plan, subjectId, nextDay()));
  const paper = new Paper();
  const sessionId = await scene.sessionId(plan, 1);
  const desk: Omit<Desk, 'db'> = { subjectId, sessionId, run: 0, bookings, paper, consumptions: [] };
  for (let start = 0; start < operations.length; start += batch) {
    await scene.run(caller(), async (db) => {
      const here: Desk = Object.assign(desk, { db });
      for (const [index, each] of operations.slice(start, start + batch).entries()) await act(here, each, start + index);
    });
  }
  return { subjectId, paper };
}

let days = 0;
const nextDay = () => new Date(Date.UTC(2031, 0, 1 + (days += 1), 15));

/** The whole statement, the oldest record first. */
async function statementOf(db: Db, userId: string) {
  const { items, totalCount } = await listRecords(db, caller(), { userId, sorting: 'creationTime', ...paging });
  expect(items).toHaveLength(totalCount);
  return items;
}

it('equals an independent sum over ten thousand operations: every record, every balance, and the sums of the centre', async () => {
  const plays = fc.sample(fc.array(operation, { minLength: each, maxLength: each, size: 'max' }), { numRuns: children, seed: 20_320_115 });
  expect(plays.flat()).toHaveLength(children * each);
  const played: Awaited<ReturnType<typeof playChild>>[] = [];
  for (const operations of plays) {
    played.push(await playChild(operations));
    // what autovacuum does in time, where tables grow slower than here
    await sql`vacuum (analyze) app.postings, app.credit_accounts, app.subjects, app.user_contracts`.execute(scene.owner);
  }

  const totals = { sold: 0, returned: 0, adjusted: 0, consumed: 0, closing: 0 };
  await scene.run(caller(), async (db) => {
    for (const { subjectId, paper } of played) {
      const records = await statementOf(db, subjectId);
      expect(records.map(({ balance }) => balance)).toEqual(paper.usable);
      const usable = paper.piles.reduce((sum, pile) => sum + pile.available + pile.held, 0);
      const inForce = paper.inForce();
      expect(await findBalance(db, caller(), { userId: subjectId })).toMatchObject({
        available: inForce.reduce((sum, pile) => sum + pile.available, 0),
        held: inForce.reduce((sum, pile) => sum + pile.held, 0),
        stopped: usable - inForce.reduce((sum, pile) => sum + pile.available + pile.held, 0),
        consumed: paper.consumed,
      });
      totals.sold += paper.sums.sold;
      totals.returned += paper.sums.returned;
      totals.adjusted += paper.sums.adjusted;
      totals.consumed += paper.sums.consumed;
      totals.closing += usable;
    }
    const overview = await overviewTotals(db, caller(), month);
    expect(overview.totals[0]).toEqual({ commodity: 'oneToOne', opening: 0, ...totals });
    const { items } = await movementByChild(db, caller(), { ...month, ...paging, commodity: 'oneToOne' });
    for (const { subjectId, paper } of played)
      expect(items.find(({ id }) => id === subjectId)).toMatchObject({ opening: 0, ...paper.sums });
  });
  expect(await ledgerFaults(scene.owner)).toEqual([]);
}, 120_000);
