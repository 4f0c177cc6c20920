import type { Figure } from '@trellis/contract/statistics/figures';
import { type RawBuilder, sql } from 'kysely';
import type { Flow } from './flow.ts';

const nameOf = (person: RawBuilder<unknown>) => sql`(select known.name from identity.known_persons as known where known.id = ${person})`;
const modules = { source: 'trainers', from: sql`app.trainer_training_modules as r`, name: nameOf(sql`r.person_id`) } as const;
const courses = { source: 'courses', from: sql`app.user_courses as r`, name: nameOf(sql`r.person_id`) } as const;
const tests = { source: 'tests', from: sql`app.test_requests as r`, subject: sql`r.subject_id` } as const;

export const ofLearning = {
  modulesGiven: { ...modules, at: sql`r.created_at` },
  modulesStarted: { ...modules, at: sql`r.started_at` },
  // done with the second of both summaries
  supervisionsDone: {
    source: 'trainers',
    from: sql`app.supervise_sessions as r
      join app.trainer_training_modules as module on module.tenant_id = r.tenant_id and module.id = r.trainer_module_id`,
    at: sql`greatest(r.ss_finish_time, r.ts_finish_time)`,
    where: sql`r.status = 'Done'`,
    name: nameOf(sql`module.person_id`),
  },
  assessmentsOrdered: { source: 'assessments', from: sql`app.user_assessments as r`, at: sql`r.created_at`, subject: sql`r.subject_id` },
  assessmentsAnswered: {
    source: 'assessments',
    from: sql`app.questionnaire_answers as r join app.user_assessments as ordered on ordered.tenant_id = r.tenant_id and ordered.id = r.id`,
    at: sql`r.finish_time`,
    subject: sql`r.subject_id`,
  },
  reportsMade: {
    source: 'assessments',
    from: sql`app.assessment_reports as r
      join app.user_assessments as ordered on ordered.tenant_id = r.tenant_id and ordered.id = r.user_assessment_id`,
    at: sql`r.created_at`,
    subject: sql`ordered.subject_id`,
  },
  questionnairesAnswered: {
    source: 'assessments',
    from: sql`app.questionnaire_answers as r`,
    at: sql`r.finish_time`,
    where: sql`not exists (select 1 from app.user_assessments as ordered where ordered.tenant_id = r.tenant_id and ordered.id = r.id)`,
    subject: sql`r.subject_id`,
  },
  coursesGiven: { ...courses, at: sql`r.given_at` },
  coursesStarted: { ...courses, at: sql`r.started_at` },
  coursesTaken: { ...courses, at: sql`r.taken_at` },
  testsOrdered: { ...tests, at: sql`r.created_at` },
  testsFinished: { ...tests, at: sql`r.finished_at` },
  testsCancelled: { ...tests, at: sql`r.cancelled_at` },
} as const satisfies Partial<Record<Figure, Flow>>;
