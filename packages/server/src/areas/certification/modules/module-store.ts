import type { LearnedModule, MedalShown } from '@trellis/contract/certification/module-schemas';
import type { Language } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { toMajor } from '../../../platform/money.ts';
import { signFile } from '../../files/public.ts';

interface MedalRow {
  id: string;
  code: string;
  name: string;
  issuedKey: string | null;
  unissuedKey: string | null;
}

interface ModuleRow extends Omit<LearnedModule, 'price' | 'qualificationMedals'> {
  price: number;
  medals: MedalRow[];
}

const styleOf = (key: string | null) => (key === null ? null : { url: signFile(key) });

function presentMedal({ id, code, name, issuedKey, unissuedKey }: MedalRow): MedalShown {
  return { id, code, name, issuedStyle: styleOf(issuedKey), unissuedStyle: styleOf(unissuedKey) };
}

/** These modules in the reader's language, by their id: one query for them all. */
export async function modulesById(db: Db, ids: readonly string[], language: Language): Promise<Map<string, LearnedModule>> {
  const { rows } = await sql<ModuleRow>`
    select module.id, module.name, module.examination_id as "examinationId", module.display_name ->> ${language} as "displayName", module.description ->> ${language} as description,
      module.learning_reminder ->> ${language} as "learningReminder", module.price, module.currency, module.learning_days as "learningDays",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', course.id, 'title', course.titles ->> ${language}) order by link.position)
        from catalog.training_module_courses link join catalog.courses course on course.id = link.course_id
        where link.module_id = module.id
      ), '[]') as courses,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', form.id, 'name', form.name ->> ${language}, 'type', asked.type) order by asked.type)
        from (values ('Application', module.questionnaire_id), ('Oral', module.oral_questionnaire_id),
          ('Practical', module.hands_on_questionnaire_id)) as asked (type, id)
        join catalog.questionnaires form on form.id = asked.id
      ), '[]') as questionnaires,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', medal.id, 'code', medal.code, 'name', medal.name ->> ${language},
          'issuedKey', medal.issued_key, 'unissuedKey', medal.unissued_key) order by link.position)
        from catalog.training_module_medals link join catalog.qualification_medals medal on medal.id = link.medal_id
        where link.module_id = module.id
      ), '[]') as medals
    from catalog.training_modules module where module.id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, presentModule(row)]));
}

function presentModule({ medals, price, ...row }: ModuleRow): LearnedModule {
  return { ...row, price: toMajor(price, row.currency), qualificationMedals: medals.map(presentMedal) };
}
