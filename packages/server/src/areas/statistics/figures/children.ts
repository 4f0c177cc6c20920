import type { Figure } from '@trellis/contract/statistics/figures';
import { sql } from 'kysely';
import type { Flow } from './flow.ts';
import { stageOn } from './stage.ts';

// whoever came from another center is new there, and here came by a move
const taken = {
  source: 'children',
  from: sql`app.subjects as r`,
  at: sql`r.created_at`,
  where: sql`not r.is_test and not exists (
    select 1 from app.subject_moves as move where move.to_tenant_id = r.tenant_id and move.new_subject_id = r.id
  )`,
  subject: sql`r.id`,
} as const;

/** Children and those who care for them. Test children are counted nowhere; whoever is archived or forgotten since was taken in all the same. */
export const ofChildren = {
  childrenNew: taken,
  // on the day on which they came
  childrenNewByStage: { ...taken, part: stageOn(sql`(r.created_at at time zone tenant.zone)::date`) },
  childrenMovedIn: {
    source: 'children',
    from: sql`app.subject_moves as r`,
    tenant: sql`r.to_tenant_id`,
    at: sql`r.decided_at`,
    where: sql`r.state = 'accepted'`,
    subject: sql`r.new_subject_id`,
  },
  childrenMovedOut: {
    source: 'children',
    from: sql`app.subject_moves as r`,
    at: sql`r.decided_at`,
    where: sql`r.state = 'accepted'`,
    subject: sql`r.subject_id`,
  },
  guardiansNew: { source: 'guardians', from: sql`app.guardians as r`, at: sql`r.created_at`, name: sql`r.full_name` },
  guardiansConsented: { source: 'guardians', from: sql`app.guardians as r`, at: sql`r.consented_at`, name: sql`r.full_name` },
} as const satisfies Partial<Record<Figure, Flow>>;
