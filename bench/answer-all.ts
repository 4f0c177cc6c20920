import { sql } from 'kysely';
import type { Db, RolePool } from '../packages/server/src/platform/db/types.ts';

/** Everything that finishing asks for, said in a word. */
export async function answerAll(owner: RolePool | Db, sessionId: string): Promise<void> {
  await sql`update app.session_items set outcome = true, done_at = now() where session_id = ${sessionId}`.execute(owner);
  await sql`update app.session_tracks set punched_at = now() where session_id = ${sessionId}`.execute(owner);
  await sql`
    insert into app.answers (tenant_id, session_id, scope, item_id, category_id, form_version_id, person_id)
    select s.tenant_id, s.id, given.scope, given.item_id, given.category_id, given.form_id, p.lead_coach_id
    from app.sessions s
    join app.plans p on p.tenant_id = s.tenant_id and p.id = s.plan_id
    join catalog.plan_template_versions tv on tv.id = p.plan_template_version_id
    cross join lateral (
      select case i.kind when 'static' then 'static' else 'item' end as scope, i.id as item_id, null::uuid as category_id, v.form_version_id as form_id
      from app.session_items i join catalog.program_versions v on v.id = i.program_version_id
      where i.tenant_id = s.tenant_id and i.session_id = s.id
      union all
      select distinct 'category', null::uuid, pc.category_id, tv.category_form_version_id
      from app.session_items i join catalog.program_categories pc on pc.program_version_id = i.program_version_id
      where i.tenant_id = s.tenant_id and i.session_id = s.id
      union all
      select 'overall', null, null, tv.overall_form_version_id
      union all
      select 'music', null, null, c.form_version_id from catalog.music_courses c where c.id = p.music_course_id
    ) given
    where s.id = ${sessionId}`.execute(owner);
}
