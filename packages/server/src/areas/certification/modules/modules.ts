import { trainingModule } from '@trellis/contract/certification/module';
import { certificationForms, moduleFormPrefix } from '@trellis/contract/certification/rules';
import { sql } from 'kysely';
import { resourceCases } from '../../../platform/resources/resource.ts';

const formsNamedAfter = (code: string) => sql`starts_with(o.code, ${code}) and o.removed_at is null`;

/** What trainers learn. A constraint keeps one that somebody learns. */
export const modules = resourceCases(trainingModule, {
  // of the centres that the caller sees
  more: () => sql`(select count(distinct own.person_id)::int from app.trainer_training_modules own
    where own.training_module_id = r.id and own.status <> 'Stopped') as "trainerCount"`,
  choosable: {
    courseIds: sql`o.status not in ('Trash', 'Expire')`,
    questionnaireId: formsNamedAfter(moduleFormPrefix),
    oralQuestionnaireId: formsNamedAfter(certificationForms.oralTest),
    handsOnQuestionnaireId: formsNamedAfter(certificationForms.handsOnTest),
  },
});
