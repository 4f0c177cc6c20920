import { sql } from 'kysely';

/** Whether each step of the enrollment of `subject` is done, whoever did it and wherever. */
export const stepsOfSubject = {
  guardian: sql<boolean>`exists (
    select 1 from app.subject_guardians as link where link.tenant_id = subject.tenant_id and link.subject_id = subject.id
  )`,
  contract: sql<boolean>`exists (
    select 1 from app.user_contracts as contract
    where contract.tenant_id = subject.tenant_id and contract.subject_id = subject.id and contract.stopped_at is null
  )`,
  coach: sql<boolean>`exists (
    select 1 from app.subject_coaches as link where link.tenant_id = subject.tenant_id and link.subject_id = subject.id
  )`,
  booking: sql<boolean>`(
    exists (
      select 1 from app.class_group_members as member where member.tenant_id = subject.tenant_id and member.subject_id = subject.id
    )
    or exists (
      select 1 from app.plan_members as member
      join app.occurrences as occurrence on occurrence.tenant_id = member.tenant_id and occurrence.plan_id = member.plan_id
      where member.tenant_id = subject.tenant_id and member.subject_id = subject.id and occurrence.state <> 'cancelled'
    )
    or exists (
      select 1 from app.plan_members as member
      join app.sessions as session on session.tenant_id = member.tenant_id and session.plan_id = member.plan_id
      where member.tenant_id = subject.tenant_id and member.subject_id = subject.id and session.opened_at is not null
    )
  )`,
};

/** Whether the enrollment of `subject` was begun, and neither finished nor given up. */
export const isEnrolmentOpen = sql<boolean>`exists (
  select 1 from app.enrolments as enrolment
  where enrolment.tenant_id = subject.tenant_id and enrolment.subject_id = subject.id and enrolment.ended_at is null
)`;

const { guardian, contract, coach, booking } = stepsOfSubject;

/** Whether a step of it is left. The steps are looked up for the few alone whose enrollment is open. */
export const isEnrolling = sql<boolean>`case
  when subject.tag <> 'Archived' and subject.erased_at is null and ${isEnrolmentOpen}
    then not (${guardian} and ${contract} and ${coach} and ${booking})
  else false end`;
