import type { LinkPurpose } from '@trellis/contract/wire';
import { linkPurposes } from '@trellis/contract/wire';
import type { RolePool } from '@trellis/server/platform/db/types';
import { issueGuestToken } from '@trellis/server/testing/http';
import type { Scene } from './scene.ts';

/** A guest's link of each purpose to the child of a scene. */
export async function linksOf(owner: RolePool, { refs }: Scene): Promise<Record<LinkPurpose, string>> {
  const link = { tenantId: refs.tenant, subjectId: refs.subject, personId: refs.person };
  const issued = linkPurposes.map(async (purpose) => [purpose, await issueGuestToken(owner, { ...link, purpose })] as const);
  return Object.fromEntries(await Promise.all(issued)) as Record<LinkPurpose, string>;
}
