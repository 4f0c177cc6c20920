import { punchForChild } from '../packages/server/src/areas/group-plans/attend.ts';
import { createGroupPlan } from '../packages/server/src/areas/group-plans/create-group-plan.ts';
import { startGroupSession } from '../packages/server/src/areas/group-plans/start-group-session.ts';
import { createClassGroup } from '../packages/server/src/areas/groups/save-class-group.ts';
import { setChildren } from '../packages/server/src/areas/groups/set-children.ts';
import { actAs, aMember, aSubject, type CentreBuilt, type MemberBuilt } from '../packages/server/src/fixtures/builders.ts';
import { publishClassPlans } from '../packages/server/src/fixtures/publish-class-plans.ts';
import { aContract } from '../packages/server/src/fixtures/training-builders.ts';
import type { RolePool } from '../packages/server/src/platform/db/types.ts';
import { answerAll } from './answer-all.ts';

/** In each class. */
const childrenMade = 20;

/** Plans of classes of twenty children: of each the first session runs and lacks nothing but its finish, and nothing is answered in the last one's. */
export async function makeClasses(owner: RolePool, centre: CentreBuilt, count: number): Promise<string[]> {
  await publishClassPlans(owner);
  const template = owner.selectFrom('catalog.plan_templates').select('id').where('kind', '=', 'trainingPlanV2').orderBy('code').limit(1);
  const { id: templateId } = await template.executeTakeFirstOrThrow();
  const children: string[] = [];
  for (let made = 0; made < childrenMade; made += 1) {
    const { subject } = await aContract(owner, {
      subject: await aSubject(owner, { tenant: centre }),
      seller: centre.admin,
      purpose: 'GroupTraining',
      classes: count,
    });
    children.push(subject.subjectId);
  }
  const planIds: string[] = [];
  for (let made = 1; made <= count; made += 1) {
    const lead = await aMember(owner, { tenant: centre, roles: ['CenterAdmin', 'Coach'] });
    planIds.push(await runningClass(owner, lead, { name: `Class no. ${made}`, templateId, children, isAnswered: made < count }));
  }
  return planIds;
}

interface ClassMade {
  name: string;
  templateId: string;
  children: string[];
  isAnswered: boolean;
}

async function runningClass(owner: RolePool, lead: MemberBuilt, { name, templateId, children, isAnswered }: ClassMade): Promise<string> {
  const caller = lead.at();
  const form = { name, type: 'Class', capacity: childrenMade, ageStage: null, trainingPlanV2Id: templateId, startDifficulty: 6 } as const;
  return actAs(owner, caller, async (db) => {
    const { id: classGroupId } = await createClassGroup(db, caller, form);
    await setChildren(db, caller, { groupId: classGroupId, userIds: children });
    const { id } = await createGroupPlan(db, caller, { classGroupId, trainerId: caller.personId });
    const { sessionId } = await startGroupSession(db, caller, { groupTrainingPlanId: id });
    if (!isAnswered) return id;
    await answerAll(db, sessionId);
    for (const userId of children) await punchForChild(db, caller, { sessionId, userId, attendance: 'Attend', feedbacks: [] });
    return id;
  });
}
