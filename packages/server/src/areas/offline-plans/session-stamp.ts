import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Call = typeof offlinePlanCalls.sessionStamp;

/** Changes with whatever anybody does in a session; asked every few seconds, so one statement and no more. */
export async function stampOfSession(db: Db, _caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { rows } = await sql<{ stamp: string }>`
    select md5(concat_ws(
      ' ', s.state, s.run, p.state,
      (select string_agg(concat(i.outcome, i.done_at, i.difficulty), ',' order by i.position)
        from app.session_items i where i.tenant_id = s.tenant_id and i.session_id = s.id),
      (select concat(count(*), max(a.updated_at)) from app.answers a where a.tenant_id = s.tenant_id and a.session_id = s.id),
      (select count(t.punched_at) from app.session_tracks t where t.tenant_id = s.tenant_id and t.session_id = s.id),
      (select string_agg(concat(child.bind_state, child.logged_out_at), ',')
        from app.plan_members m join app.subjects child on child.tenant_id = m.tenant_id and child.id = m.subject_id
        where m.tenant_id = p.tenant_id and m.plan_id = p.id and m.to_at is null)
    )) as stamp
    from app.sessions s join app.plans p on p.tenant_id = s.tenant_id and p.id = s.plan_id
    where s.plan_id = ${input.userOfflinePlanId} and s.num = ${input.num} and p.state <> 'deleted'`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}
