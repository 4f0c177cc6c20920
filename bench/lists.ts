import pg from 'pg';
import { roleUrl } from '../packages/server/src/platform/db/roles.ts';
import type { Refs } from '../tests/conformance/inputs.ts';
import type { Child } from './child.ts';
import { type Asked, firstPage, type ListCall, listCalls, missingIn, orders, pageSize, requestOf, searches } from './list-calls.ts';
import type { Loaded } from './load.ts';
import { actingRole, type Statement } from './replay.ts';

/** What the statements of a page may take on one connection, in milliseconds. */
const most = 20;
/** A connection plans the first five for themselves, and from then on may keep to one plan for all. */
const runs = { planned: 6, measured: 5 };

interface Page {
  list: string;
  what: string;
  milliseconds: number;
}

interface Reply {
  items: unknown[];
  totalCount: number;
}

/**
 * Asks every paged list of the contract for its first and last page, in each order and by a word, as the platform and as a centre, and takes
 * the time of the product's own statements on one connection of the database.
 */
export async function measureLists(product: Child, ownerUrl: string, secret: string, loaded: Loaded): Promise<void> {
  const refs = await knownIds(ownerUrl);
  const clients = new Map<string, pg.Client>();
  const pages: Page[] = [];
  const unasked: string[] = [];
  try {
    for (const call of listCalls()) {
      const missing = missingIn(call, refs);
      const before = pages.length;
      if (missing.length === 0) {
        for (const [side, token] of [
          ['platform', loaded.platformToken],
          ['centre', loaded.leadToken],
        ] as const) {
          const asking = { product, call, refs, token, ownerUrl, secret, clients };
          for (const { what, milliseconds } of await measureList(asking))
            pages.push({ list: `${call.name} (${side})`, what, milliseconds });
        }
      }
      if (pages.length === before) unasked.push(missing.length > 0 ? `${call.name} (of a ${missing.join(', ')})` : call.name);
    }
  } finally {
    for (const client of clients.values()) await client.end();
  }
  // a list that answers nobody would look like one that answers at once
  if (pages.length === 0) throw new Error('No list answered');
  report(pages, unasked);
}

interface Asking {
  product: Child;
  call: ListCall;
  refs: Partial<Refs>;
  token: string;
  ownerUrl: string;
  secret: string;
  clients: Map<string, pg.Client>;
}

async function measureList(asking: Asking): Promise<{ what: string; milliseconds: number }[]> {
  const first = await ask(asking, firstPage);
  if (!first) return [];
  const skipCount = Math.max(0, Math.floor((first.reply.totalCount - 1) / pageSize) * pageSize);
  const last: Asked = { what: `page from ${skipCount}`, input: { ...firstPage.input, skipCount } };
  const measured = [{ what: firstPage.what, milliseconds: await timeOf(asking, first.statements) }];
  // an order that a list does not know is refused, or changes nothing of what it asks the database
  const known = new Set([textOf(first.statements)]);
  for (const each of [...(skipCount > 0 ? [last] : []), ...orders(asking.call), ...searches(asking.call, 'mia')]) {
    const found = await ask(asking, each);
    if (!found || (each !== last && known.has(textOf(found.statements)))) continue;
    known.add(textOf(found.statements));
    measured.push({ what: each.what, milliseconds: await timeOf(asking, found.statements) });
  }
  return measured;
}

/** Asks the product, and listens in on what it sends; nothing where it refuses. Asked before, so that what a first reader brings up to date is not run again as part of the page. */
async function ask({ product, call, refs, token }: Asking, asked: Asked): Promise<{ reply: Reply; statements: Statement[] } | undefined> {
  const { method, path, headers, body } = requestOf(call, asked, refs, token);
  const send = () => fetch(`${product.url}${path}`, { method, headers, ...(body && { body }) });
  await (await send()).body?.cancel();
  await product.ask('record');
  const reply = await send();
  const text = await reply.text();
  const statements = await product.ask<Statement[]>('take');
  if (reply.status >= 500) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  return reply.ok ? { reply: JSON.parse(text) as Reply, statements } : undefined;
}

const textOf = (statements: Statement[]) => statements.map(({ text }) => text).join(';');

/** The median of what the reads of a page take, told apart from who calls: that is the same for every call. */
async function timeOf({ ownerUrl, secret, clients }: Asking, statements: Statement[]): Promise<number> {
  const acting = actingRole({ statements });
  const client = clients.get(acting) ?? new pg.Client({ connectionString: roleUrl(ownerUrl, acting, secret) });
  if (!clients.has(acting)) await client.connect();
  clients.set(acting, client);
  const own = statements.filter(({ role, text }) => role === acting && !bounds.test(text) && !writing.test(text));
  const times: number[] = [];
  for (let run = 0; run < runs.planned + runs.measured; run += 1) {
    // the settings that say whose rows are seen last as long as a transaction
    await client.query('begin');
    const started = performance.now();
    for (const { name, text, values } of own) await client.query(name ? { name, text, values } : text);
    if (run >= runs.planned) times.push(performance.now() - started);
    await client.query('rollback');
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const bounds = /^(begin|commit|rollback)$/;
/** What a first reader brings up to date is no part of the page. */
const writing = /\b(insert into|delete from|update [a-z_]+\.)/i;

/** Ids of the measured centre that lists are asked about. */
async function knownIds(ownerUrl: string): Promise<Partial<Refs>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Partial<Refs>>(`
      select s.tenant_id as tenant, s.id as subject, m.person_id as person, m.id as membership, p.id as plan
      from app.plans p join app.plan_members of_plan on of_plan.tenant_id = p.tenant_id and of_plan.plan_id = p.id
      join app.subjects s on s.tenant_id = p.tenant_id and s.id = of_plan.subject_id
      join identity.memberships m on m.tenant_id = p.tenant_id and m.person_id = p.lead_coach_id limit 1`);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}

function report(pages: Page[], unasked: string[]): void {
  const slowest = pages.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const over = slowest.filter(({ milliseconds }) => milliseconds > most);
  const lists = new Set(pages.map(({ list }) => list)).size;
  console.log(
    `\nPages of lists, the statements of each on one connection: ${pages.length} pages of ${lists} lists   ≤ ${most} ms ${over.length === 0 ? 'met' : `missed by ${over.length}`}`,
  );
  for (const { list, what, milliseconds } of slowest.slice(0, Math.max(5, over.length)))
    console.log(`  ${milliseconds.toFixed(1).padStart(7)} ms  ${list}, ${what}`);
  if (unasked.length > 0) console.log(`  Not asked, for nothing here has such lists: ${unasked.join(', ')}`);
}
