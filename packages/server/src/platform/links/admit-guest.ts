import type { Language } from '@trellis/contract/languages';
import { familyOfPurpose, isOn } from '@trellis/contract/projects';
import type { LinkPurpose } from '@trellis/contract/wire';
import type { Pools } from '../db/pools.ts';
import type { Guest } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { findGuest } from './find-guest.ts';

/** The guest of a link, as long as its centre has the project that the purpose goes with. */
export async function admitGuest(pools: Pools, token: string | undefined, purpose: LinkPurpose, language: Language): Promise<Guest> {
  const guest = await findGuest(pools.link, token, purpose, language);
  // the role of links does not read what its centre has
  const enabled = await pools.identity
    .selectFrom('identity.tenant_projects')
    .select('project')
    .where('tenant_id', '=', guest.tenantId)
    .where('enabled', '=', true)
    .execute();
  if (!isOn(familyOfPurpose[purpose], new Set(enabled.map(({ project }) => project)))) refuse('RocketSystem:ProjectDisabled');
  return guest;
}
