import type { Role, Side } from '@trellis/contract/policies';
import type { Ref } from '@trellis/contract/wire';
import { startSession } from '@trellis/server/areas/offline-plans/start-session';
import { actAs, aMember, anOverseer, aSubject, aTenant } from '@trellis/server/fixtures/builders';
import { aClassroom, aContract, anOccurrence, aPlan } from '@trellis/server/fixtures/training-builders';
import type { RolePool } from '@trellis/server/platform/db/types';

export interface Scene {
  /** One of everything that an id on the wire may refer to. */
  refs: Record<Ref, string>;
  /** Somebody of each side, in the order in which a call looks for one that may make it. */
  holders: { side: Side; role: Role; personId: string; membershipId: string }[];
  /** Somebody of the same centre whose role holds no policy. */
  powerless: { personId: string; membershipId: string };
}

/** A centre in which everything exists once: a child with a contract, a plan whose first session runs, a booking, a room, a file. */
export async function buildScene(owner: RolePool): Promise<Scene> {
  const tenant = await aTenant(owner);
  const admin = await aMember(owner, { tenant, roles: ['CenterAdmin'] });
  const powerless = await aMember(owner, { tenant, roles: ['editor'] });
  const platform = await anOverseer(owner, { side: 'management', role: 'admin' });
  const enterprise = await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [tenant] });
  const area = await anOverseer(owner, { side: 'area', role: 'AreaAdmin', centres: [tenant] });
  const subject = await aSubject(owner, { tenant, coach: admin });
  const { contractId } = await aContract(owner, { subject, seller: admin });
  const plan = await aPlan(owner, { subject, coach: admin });
  const { classroomId } = await aClassroom(owner, { tenant });
  const { occurrenceId } = await anOccurrence(owner, { plan });
  const { sessionId } = await actAs(owner, admin.at(), (db) => startSession(db, admin.at(), { userOfflinePlanId: plan.planId }));
  const item = await owner
    .selectFrom('app.session_items')
    .select('id')
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const track = await owner
    .selectFrom('app.session_tracks')
    .select(['id', 'track_id'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const category = await owner.selectFrom('catalog.categories').select('id').executeTakeFirstOrThrow();
  const property = await owner.selectFrom('catalog.properties').select('id').executeTakeFirstOrThrow();
  const file = await owner
    .insertInto('app.files')
    .values({
      tenant_id: tenant.tenantId,
      owner_id: admin.personId,
      kind: 'feedbackImage',
      name: 'a.png',
      type: 'image/png',
      size: 1,
      key: `${tenant.tenantId}/a.png`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    refs: {
      tenant: tenant.tenantId,
      membership: admin.membershipId,
      person: admin.personId,
      subject: subject.subjectId,
      contract: contractId,
      plan: plan.planId,
      planTemplate: plan.planTemplateId,
      session: sessionId,
      item: item.id,
      category: category.id,
      property: property.id,
      occurrence: occurrenceId,
      classroom: classroomId,
      file: file.id,
      sessionTrack: track.id,
      track: track.track_id,
    },
    holders: [
      { side: 'centre', role: 'CenterAdmin', personId: admin.personId, membershipId: admin.membershipId },
      { side: 'management', role: 'admin', ...platform },
      { side: 'enterprise', role: 'EnterpriseAdmin', ...enterprise },
      { side: 'area', role: 'AreaAdmin', ...area },
    ],
    powerless,
  };
}
