import pg from 'pg';
import { roleUrl } from '../packages/server/src/platform/db/roles.ts';
import { actingRole, type Recipe } from './replay.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

export interface Explained {
  statement: string;
  nodes: string[];
  readsWholeTable: boolean;
}

/**
 * How the database answers the reads of a recipe, asked as the role that the product asks as.
 * Tables of a handful of rows are read whole by choice; discouraged from that, a Seq Scan stays only where no index fits.
 */
export async function explain(ownerUrl: string, secret: string, recipe: Recipe): Promise<Explained[]> {
  const acting = actingRole(recipe);
  const client = new pg.Client({ connectionString: roleUrl(ownerUrl, acting, secret) });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const explained: Explained[] = [];
    await client.query('begin');
    for (const { text, values, opens } of recipe.statements.filter(({ role }) => role === acting)) {
      if (opens) await client.query(text, values);
      if (opens || !/^\s*(select|with)\b/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) ${text}`, values);
      const nodes = rows[0]?.['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)) ?? [];
      explained.push({
        statement: text.replace(/\s+/g, ' ').trim().slice(0, 60),
        nodes: nodes.map(described),
        readsWholeTable: nodes.some((node) => node['Node Type'] === 'Seq Scan'),
      });
    }
    return explained;
  } finally {
    await client.end();
  }
}

const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)];

function described(node: PlanNode): string {
  const place = node['Index Name'] ?? node['Relation Name'];
  return place ? `${node['Node Type']} (${place})` : node['Node Type'];
}
