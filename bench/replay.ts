import type pg from 'pg';
import { StatementGroup } from '../packages/server/src/platform/db/statement-group.ts';
import { OtherIds } from './other-ids.ts';

/** Whom a request is served as: sign-in first, then a centre's role or the platform's. */
export const roles = ['identity', 'centre', 'platform'] as const;
export type Role = (typeof roles)[number];

/** A statement as the product sent it. */
export interface Statement {
  role: Role;
  /** Those of one number travelled together. */
  group: number;
  name: string | undefined;
  text: string;
  values: unknown[];
  /** It opens for the others, and nobody reads what it answers. */
  opens: boolean;
  /** What it answered, where that was told. */
  rows?: unknown[] | undefined;
}

/** The statements of one request, by the method, path and body it is made with. */
export type Recipes = Map<string, Recipe>;

export interface Recipe {
  statements: Statement[];
  /** Times from here on are the request's own "now": a replay names its own, or an update would change nothing. */
  recordedAt: number;
  /** Whether the product answers with a body. */
  hasReply: boolean;
  /** The request that it was recorded of. */
  asked: string;
}

export const recipeKey = (method: string, path: string, body: string) => `${method} ${path} ${body}`;

/** Sends a recipe's statements as the product does, those together that travelled together; answers the rows that they read. */
export async function replay(pools: Record<Role, pg.Pool>, recipe: Recipe, asked = recipe.asked): Promise<unknown[][]> {
  const now = new Date();
  const ids = new OtherIds(recipe.asked, asked);
  const groups = [...Map.groupBy(recipe.statements, ({ group }) => group).values()].map((statements) => ({
    role: statements[0]?.role ?? 'centre',
    statements: statements.map((each) => ({ ...each, values: each.values.map((value) => (isNow(value, recipe) ? now : value)) })),
  }));
  for (const { statements } of groups.filter(({ role }) => role === 'identity')) {
    const client = await pools.identity.connect();
    await sendTogether(client, statements).finally(() => client.release());
  }
  const client = await pools[actingRole(recipe)].connect();
  try {
    const rows: unknown[][] = [];
    for (const { statements } of groups.filter(({ role }) => role !== 'identity'))
      rows.push(...(await sendTogether(client, ids.isSame ? statements : statements.map((each) => ids.in(each)), ids)));
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function sendTogether(client: pg.PoolClient, statements: readonly Statement[], ids?: OtherIds): Promise<unknown[][]> {
  const results: Promise<pg.QueryResult>[] = [];
  const asked = statements.map((statement) => {
    if (statement.opens) return statement;
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    results.push(promise);
    return { ...statement, answer: (error: unknown, result: pg.QueryResult) => (error ? reject(error) : resolve(result)) };
  });
  client.query(new StatementGroup(asked));
  const answers = (await Promise.all(results)).map(({ rows }) => rows as unknown[]);
  const read = statements.filter(({ opens }) => !opens);
  for (const [at, statement] of read.entries()) ids?.learn(statement, answers[at] ?? []);
  return answers.filter((rows) => rows.length > 0);
}

/** The role that a recipe's own transaction ran as. */
export const actingRole = ({ statements }: Pick<Recipe, 'statements'>): Role =>
  statements.find(({ role }) => role !== 'identity')?.role ?? 'centre';

const isNow = (value: unknown, { recordedAt }: Recipe) => value instanceof Date && value.getTime() >= recordedAt;
