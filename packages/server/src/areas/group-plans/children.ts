import type { ChildStanding } from '@trellis/contract/group-plans/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { messageOf } from '../../platform/http/texts.ts';
import { classSessionsOfSubject } from '../credits/public.ts';
import { type OpenInterimRow, openInterimOf, presentInterim } from '../offline-plans/public.ts';

interface Row {
  id: string;
  name: string;
  outpatientNumber: string | null;
  remainingClasses: number;
  isBound: boolean;
  isLoggedOut: boolean;
  openInterim: OpenInterimRow | null;
}

/** What keeps a child from a session of its class, the first of what there is. */
type Bar =
  | 'RocketSystem:SubjectLoggedOut'
  | 'RocketSystem:SubjectNotBound'
  | 'RocketSystem:NoValidContract'
  | 'RocketSystem:UncompletedMediumAssessment';

type Standing = ChildStanding & { code: Bar | null };

/** The children of the class of a plan, by name, each with what keeps it from the next session. */
export const standingsOfPlan = (db: Db, caller: Member, planId: string): Promise<Standing[]> =>
  standings(
    db,
    caller,
    sql`subject.id in (
      select link.subject_id from app.plans as plan
      join app.class_group_members as link on link.tenant_id = plan.tenant_id and link.class_group_id = plan.class_group_id
      where plan.id = ${planId}
    )`,
  );

/** The same of children of the centre. */
export async function standings(db: Db, caller: Member, where: RawBuilder<unknown>): Promise<Standing[]> {
  const { rows } = await sql<Row>`
    select subject.id, subject.name, subject.outpatient_number as "outpatientNumber", ${classSessionsOfSubject} as "remainingClasses",
      subject.bind_state = 'Bind' as "isBound", subject.logged_out_at is not null as "isLoggedOut",
      ${openInterimOf('subject')} as "openInterim"
    from app.subjects as subject where ${where}
    order by subject.name, subject.id`.execute(db);
  return rows.map((row) => {
    const { id, name, outpatientNumber, remainingClasses } = row;
    const code = barOf(row);
    const message = code && messageOf(code, caller.language);
    const mend = code && mendPath(code, caller, id);
    const openInterim = presentInterim(row.openInterim, caller.language);
    return { id, name, outpatientNumber, remainingClasses, code, message, mend, openInterim };
  });
}

function barOf({ isLoggedOut, isBound, remainingClasses, openInterim }: Row): Bar | null {
  if (isLoggedOut) return 'RocketSystem:SubjectLoggedOut';
  if (!isBound) return 'RocketSystem:SubjectNotBound';
  if (remainingClasses <= 0) return 'RocketSystem:NoValidContract';
  return openInterim ? 'RocketSystem:UncompletedMediumAssessment' : null;
}

/** The page of the web app where the caller mends it, or null where somebody else has to. */
function mendPath(code: Bar, caller: Member, subjectId: string): string | null {
  const child = `/system/center/detail/subjectDetail?id=${subjectId}`;
  if (code === 'RocketSystem:UncompletedMediumAssessment') return `${child}&tab=assessments`;
  if (code !== 'RocketSystem:NoValidContract') return child;
  return caller.policies.has('RocketSystem.UserContract.Create') ? `${child}&tab=contracts` : null;
}
