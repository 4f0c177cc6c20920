import type { ShownModule } from '@trellis/contract/certification/door-calls';
import type { Language } from '@trellis/contract/languages';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { modulesById } from './module-store.ts';

/** The module whose code was scanned. */
export async function moduleOfCode(db: Db, code: string): Promise<{ id: string }> {
  const module = await db.selectFrom('catalog.training_modules').select('id').where('qr_token', '=', code).executeTakeFirst();
  return module ?? refuse('Trellis:NotFound', { members: ['module'] });
}

/** What a module shows to whoever scanned its code. */
export async function showModule(db: Db, code: string, language: Language): Promise<ShownModule> {
  const { id } = await moduleOfCode(db, code);
  const module = (await modulesById(db, [id], language)).get(id) ?? refuse('Trellis:NotFound');
  const { displayName, description, price, currency, learningDays, courses, qualificationMedals } = module;
  return {
    displayName,
    description,
    price,
    currency,
    learningDays,
    courses: courses.map(({ title }) => title),
    medals: qualificationMedals.map(({ name, unissuedStyle, issuedStyle }) => ({
      name,
      style: (issuedStyle ?? unissuedStyle)?.url ?? null,
    })),
  };
}
