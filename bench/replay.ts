import pg from 'pg';

/** Whom a request is served as: sign-in first, then a centre's role or the platform's. */
export const roles = ['identity', 'centre', 'platform'] as const;
export type Role = (typeof roles)[number];

/** A statement as the product sent it. */
export interface Statement {
  role: Role;
  name: string | undefined;
  text: string;
  values: unknown[];
}

/** The statements of one request, by the method, path and body it is made with. */
export type Recipes = Map<string, Recipe>;

export interface Recipe {
  statements: Statement[];
  /** Times from here on are the request's own "now": a replay names its own, or an update would change nothing. */
  recordedAt: number;
  /** Whether the product answers with a body. */
  hasReply: boolean;
}

export const recipeKey = (method: string, path: string, body: string) => `${method} ${path} ${body}`;

/** Sends a recipe's statements one after the other, as the product does; answers the rows that the transaction read. */
export async function replay(pools: Record<Role, pg.Pool>, recipe: Recipe): Promise<unknown[][]> {
  const now = new Date();
  const prepared = recipe.statements.map(({ role, name, text, values }) => ({
    role,
    query: name ? { name, text, values: values.map((value) => (isNow(value, recipe) ? now : value)) } : { text },
  }));
  for (const { query } of prepared.filter(({ role }) => role === 'identity')) await pools.identity.query(query);
  const acting = actingRole(recipe);
  const client = await pools[acting].connect();
  try {
    const rows: unknown[][] = [];
    for (const { query } of prepared.filter(({ role }) => role === acting)) {
      const result = await client.query(query);
      if (Array.isArray(result.rows) && result.rows.length > 0) rows.push(result.rows);
    }
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The role that a recipe's own transaction ran as. */
export const actingRole = ({ statements }: Recipe): Role => statements.find(({ role }) => role !== 'identity')?.role ?? 'centre';

const isNow = (value: unknown, { recordedAt }: Recipe) => value instanceof Date && value.getTime() >= recordedAt;
