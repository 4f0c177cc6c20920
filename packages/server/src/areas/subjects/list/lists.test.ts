import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '../../../fixtures/builders.ts';
import { openScene, type Scene } from '../../../testing/scene.ts';
import { assignChildren, listCoachChildren } from '../coaches/coach-children.ts';
import { checkIn, checkOut } from '../visits/check-in-subject.ts';
import { listCheckIns } from '../visits/list-check-ins.ts';
import { childNamed } from './child-named.ts';
import { listPlanUsers } from './list-plan-users.ts';
import { filterSubjects } from './list-selectable.ts';
import { listSubjects } from './list-subjects.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

const maya = (now?: Date) => scene.as('maya', now);
type Query = Parameters<typeof listSubjects>[2];
const names = async (query: Partial<Query>) =>
  (await scene.run(maya(), (db) => listSubjects(db, maya(), { skipCount: 0, maxResultCount: 10, ...query }))).items
    .map((child) => child.name)
    .sort();
const assign = (subjectIds: string[], coach: 'lin' | 'oliver' = 'lin') =>
  scene.run(maya(), (db) => assignChildren(db, maya(), { coachUserId: scene.cast.personId(coach), subjectIds }));

describe('the list', () => {
  it('is filtered by the name of a coach, of a guardian, by status, and by all at once', async () => {
    const [one, two] = [await scene.addChild('Filter One'), await scene.addChild('Filter Two')];
    await assign([one]);
    const { id } = await scene.owner
      .insertInto('app.guardians')
      .values({ tenant_id: maya().tenantId, full_name: 'Carmen 100%' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await scene.owner
      .insertInto('app.subject_guardians')
      .values({ tenant_id: maya().tenantId, subject_id: two, guardian_id: id, role: 'Mother' })
      .execute();
    await scene.owner.updateTable('app.subjects').set({ bind_state: 'Unbound' }).where('id', '=', one).execute();
    const about = { filter: 'filter' };
    expect(await names({ ...about, coachName: 'LIN' })).toEqual(['Filter One']);
    expect(await names({ ...about, guardianName: 'carmen 100%' })).toEqual(['Filter Two']);
    expect(await names({ ...about, guardianName: '%x' })).toEqual([]);
    expect(await names({ ...about, status: 'Bind' })).toEqual(['Filter Two']);
    expect(await names({ ...about, coachName: 'lin', guardianName: 'carmen' })).toEqual([]);
    expect(await names({ ...about, coachName: null, guardianName: null, status: null, tag: null, isCheckIn: null })).toHaveLength(2);
  });

  it('is narrowed by a part of the clinic number, taken literally', async () => {
    for (const [name, outpatientNumber] of [
      ['Clinic One', 'OP-100'],
      ['Clinic Two', 'OP-205'],
      ['Clinic None', null],
    ] as const) {
      const id = await scene.addChild(name);
      await scene.owner.updateTable('app.subjects').set({ outpatient_number: outpatientNumber }).where('id', '=', id).execute();
    }
    const found = (outpatientNumber: string | null) => names({ filter: 'clinic', outpatientNumber });
    expect(await found('op-1')).toEqual(['Clinic One']);
    expect(await found('OP-')).toEqual(['Clinic One', 'Clinic Two']);
    expect(await found('OP%0')).toEqual([]);
    expect(await found(null)).toHaveLength(3);
    expect(await names({ filter: 'one', outpatientNumber: 'op-2' })).toEqual([]);
  });

  it('is searched for a name and a clinic number in one field', async () => {
    const one = await scene.addChild('Zora Quill');
    const two = await scene.addChild('Zacharias Vane');
    await scene.owner.updateTable('app.subjects').set({ outpatient_number: 'ZQ-71' }).where('id', '=', two).execute();
    expect(await names({ filter: 'zq-7' })).toEqual(['Zacharias Vane']);
    expect(await names({ filter: 'quill' })).toEqual(['Zora Quill']);
    expect(await names({ filter: 'z' })).toEqual(expect.arrayContaining(['Zacharias Vane', 'Zora Quill']));
    const picked = (filter: string) =>
      scene.run(maya(), (db) => filterSubjects(db, maya(), { filter, maxResultCount: 10 })).then(({ items }) => items.map(({ id }) => id));
    expect([await picked('ZQ-71'), await picked('ora qui')]).toEqual([[two], [one]]);
  });

  it('is searched whatever the case of a letter is, with accents and in other alphabets too', async () => {
    const id = await scene.addChild('Íñigo');
    await scene.owner.updateTable('app.subjects').set({ name: 'Íñigo Östberg' }).where('id', '=', id).execute();
    expect([await names({ filter: 'íñigo ö' }), await names({ filter: 'ÍÑIGO Ö' })]).toEqual([['Íñigo Östberg'], ['Íñigo Östberg']]);
    const { items } = await scene.run(maya(), (db) => filterSubjects(db, maya(), { filter: 'ÖST', maxResultCount: 10 }));
    expect(items.map((child) => child.id)).toEqual([id]);
  });

  it('answers every filter from an index', async () => {
    const plans = await scene.run(maya(), async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      const explain = async (condition: string, order = 'created_at desc, id') =>
        (
          await sql<Record<string, string>>`explain select id from app.subjects
            where tenant_id = ${maya().tenantId} and ${sql.raw(condition)} order by ${sql.raw(order)} limit 12`.execute(db)
        ).rows
          .map((row) => row['QUERY PLAN'])
          .join('\n');
      const searched = await sql<Record<string, string>>`explain select count(*) from app.subjects as subject
        where tenant_id = ${maya().tenantId} and tag <> 'Archived' and ${childNamed('subject', 'zq')}`.execute(db);
      return {
        searched: searched.rows.map((row) => row['QUERY PLAN']).join('\n'),
        current: await explain("tag <> 'Archived'"),
        tagged: await explain("tag = 'Archived'"),
        bound: await explain("bind_state = 'Bind'"),
      };
    });
    expect(plans.searched).toContain('Index Only Scan using subjects_current_by_recent');
    expect(plans.current).toContain('subjects_current_by_recent');
    expect(plans.tagged).toContain('subjects_of_tag');
    for (const plan of Object.values(plans)) expect(plan).not.toContain('Sort');
  });
});

describe('the children of a coach', () => {
  it('stay when they are archived, and do not come', async () => {
    const child = await scene.addChild('Archived Of Coach');
    await assign([child]);
    await scene.owner.updateTable('app.subjects').set({ tag: 'Archived' }).where('id', '=', child).execute();
    await assign([child]);
    await assign([]);
    await expect(assign([child])).rejects.toMatchObject({ code: 'Trellis:SubjectArchived' });
  });

  it('become exactly those chosen', async () => {
    const [one, two, three] = [await scene.addChild('Coach A'), await scene.addChild('Coach B'), await scene.addChild('Coach C')];
    await assign([one, two]);
    await assign([two, three, two]);
    const coachUserId = scene.cast.personId('lin');
    const { items } = await scene.run(maya(), (db) => listCoachChildren(db, maya(), { coachUserId }));
    expect(items.map((child) => child.id)).toEqual([two, three]);
    await assign([]);
    expect((await scene.run(maya(), (db) => listCoachChildren(db, maya(), { coachUserId }))).totalCount).toBe(0);
  });

  it('are of this centre, and so is the coach', async () => {
    const child = await scene.addChild();
    await expect(assign([child], 'oliver')).rejects.toMatchObject({ code: 'Trellis:NotFound' });
    await expect(assign(['0198c0de-0000-7000-8000-000000000001'])).rejects.toMatchObject({ code: 'SubjectNotFound' });
  });

  it('have ten coaches at most', async () => {
    const child = await scene.addChild('Crowded');
    const tenant = { tenantId: maya().tenantId, zone: maya().zone };
    for (let count = 0; count < 10; count += 1) {
      const { personId } = await aMember(scene.owner, { tenant });
      await scene.owner
        .insertInto('app.subject_coaches')
        .values({ tenant_id: tenant.tenantId, subject_id: child, person_id: personId })
        .execute();
    }
    await expect(assign([child])).rejects.toMatchObject({
      code: 'Trellis:TooManyCoaches',
      detail: { data: { name: 'Crowded', most: 10 } },
    });
  });
});

describe('check-ins', () => {
  it("are listed by the centre's day and by child, the latest first", async () => {
    const [one, two] = [await scene.addChild('Early'), await scene.addChild('Late')];
    const at = (caller: ReturnType<typeof maya>, step: typeof checkIn, subjectId: string) =>
      scene.run(caller, (db) => step(db, caller, { subjectId }));
    // 23:30 of June 3 at the centre, in New York
    await at(maya(new Date('2031-06-04T03:30:00Z')), checkIn, one);
    await at(maya(new Date('2031-06-04T03:45:00Z')), checkOut, one);
    await at(maya(new Date('2031-06-04T13:00:00Z')), checkIn, two);
    const page = { skipCount: 0, maxResultCount: 10 };
    const list = (query: object) => scene.run(maya(), (db) => listCheckIns(db, maya(), { ...page, ...query }));
    expect((await list({ date: '2031-06-03' })).items).toMatchObject([
      { subjectId: one, subjectName: 'Early', inAt: '2031-06-04T03:30:00.000Z', outAt: '2031-06-04T03:45:00.000Z' },
    ]);
    expect((await list({ date: '2031-06-04' })).items).toMatchObject([{ subjectId: two, outAt: null }]);
    expect((await list({ subjectId: one })).totalCount).toBe(1);
    expect((await list({})).items.map((entry) => entry.subjectId)).toEqual([two, one]);
  });

  it('are not begun for whoever is archived, who may still leave', async () => {
    const child = await scene.addChild('Archived');
    const archive = () => scene.owner.updateTable('app.subjects').set({ tag: 'Archived' }).where('id', '=', child).execute();
    const at = (step: typeof checkIn) => scene.run(maya(), (db) => step(db, maya(), { subjectId: child }));
    await at(checkIn);
    await archive();
    await at(checkOut);
    await expect(at(checkIn)).rejects.toMatchObject({ code: 'Trellis:SubjectArchived' });
  });
});

describe('children on a plan', () => {
  it('are those whose plan goes on; of one child all plans are named', async () => {
    const child = await scene.addChild('Planned');
    const [running, ended] = [await scene.addPlan(child, 3), await scene.addPlan(child, 2)];
    await scene.owner.updateTable('app.plans').set({ state: 'ended' }).where('id', '=', ended).execute();
    const page = { skipCount: 0, maxResultCount: 10 };
    const list = (query: object) => scene.run(maya(), (db) => listPlanUsers(db, maya(), { ...page, ...query }));
    expect(await list({})).toEqual({
      items: [{ subjectId: child, subjectName: 'Planned', planId: running, planName: 'Plan', state: 'active', finished: 0, totalNum: 3 }],
      totalCount: 1,
    });
    expect((await list({ subjectId: child })).items.map((plan) => plan.planId).sort()).toEqual([running, ended].sort());
    expect(await list({ skipCount: 5 })).toEqual({ items: [], totalCount: 1 });
  });
});
