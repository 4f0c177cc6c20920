import { joinCodes } from '@trellis/contract/certification/rules';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { publicOrigin } from '../../../platform/http/origin.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { centreOf } from '../../users/public.ts';

/** The link behind a centre's code for applicants. What it names stands behind the #, where no log sees it. */
export async function findApplyCode(db: Db, caller: Actor, input: { tenantId?: string | undefined }): Promise<{ link: string }> {
  const code = await centreCode(db, centreOf(caller, input.tenantId));
  return { link: `${publicOrigin()}/m/applyTraining#${code}` };
}

/** The link behind a module's code; of somebody at a centre it leads on to applying there. */
export async function findModuleCode(db: Db, caller: Actor, { id }: { id: string }): Promise<{ link: string }> {
  const module = await db.selectFrom('catalog.training_modules').select('qr_token').where('id', '=', id).executeTakeFirst();
  if (!module) return refuse('Trellis:NotFound', { members: ['id'] });
  const centre = caller.kind === 'member' ? await centreCode(db, caller.tenantId) : null;
  return { link: `${publicOrigin()}/m/trainingModule#${joinCodes(module.qr_token, centre)}` };
}

async function centreCode(db: Db, tenantId: string): Promise<string> {
  const centre = await db
    .selectFrom('identity.tenants')
    .select('qr_token')
    .where('id', '=', tenantId)
    .where('kind', '=', 'centre')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return centre?.qr_token ?? refuse('Trellis:NotFound', { members: ['tenantId'] });
}
