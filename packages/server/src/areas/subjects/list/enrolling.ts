import { sql } from 'kysely';

/** Whether each step of the enrollment of `subject` is done, as `step`; a function, so that a page prepares none of it where nobody enrolls. */
export const stepsOfSubject = sql`app.enrolment_steps(subject.tenant_id, subject.id) as step`;

/** Whether the enrollment of `subject` was begun, and neither finished nor given up. */
export const isEnrolmentOpen = sql<boolean>`exists (
  select 1 from app.enrolments as enrolment
  where enrolment.tenant_id = subject.tenant_id and enrolment.subject_id = subject.id and enrolment.ended_at is null
)`;

/** Whether a step of it is left. The steps are looked up for the few alone whose enrollment is open. */
export const isEnrolling = sql<boolean>`case
  when subject.tag <> 'Archived' and subject.erased_at is null and ${isEnrolmentOpen}
    then (select not (step.guardian and step.contract and step.coach and step.booking) from ${stepsOfSubject})
  else false end`;
