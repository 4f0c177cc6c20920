import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Later } from '../../../platform/http/routes.ts';
import { openScene, type Scene } from '../../../testing/scene.ts';
import { testSecret } from '../../../testing/test-secret.ts';
import { configureStorage } from '../../files/public.ts';
import { createSubject } from '../editing/create-subject.ts';
import { referralQuestion } from '../editing/referral-question.ts';
import { updateOutpatientNumber, updateSubject, updateSubjectTag } from '../editing/update-subject.ts';
import { filterSubjects, listSelectable } from '../list/list-selectable.ts';
import { listSubjects } from '../list/list-subjects.ts';
import { listRecent } from '../list/recent-subjects.ts';
import { findSubjectInfo, openSubject, prepareForEdit } from './find-subject.ts';

let scene: Scene;
beforeAll(async () => {
  configureStorage({ dataDir: tmpdir(), secret: testSecret });
  scene = await openScene();
});
afterAll(() => scene.drop());

const maya = () => scene.as('maya');
const blank = {
  firstName: 'Noa',
  lastName: 'Levi',
  birthday: '2029-06-05',
  gender: 'Female' as const,
  gradeName: 0,
  language: null,
  isTest: false,
  outpatientNumber: null,
  coachIds: [],
  city: null,
  schoolName: null,
  schoolNature: null,
  className: null,
  dominantHand: null,
  sessionDurations: [] as number[],
};
type Profile = Parameters<typeof createSubject>[2];
const create = async (given: Partial<Profile> = {}) =>
  (await scene.run(maya(), (db) => createSubject(db, maya(), { ...blank, ...given }))).id;
const info = (subjectId: string) => scene.run(maya(), (db) => findSubjectInfo(db, maya(), { subjectId }));

describe('a profile', () => {
  it('keeps the hand, the session durations in order, and says the stage of today', async () => {
    const id = await create({ dominantHand: 'Left', sessionDurations: [60, 30, 60] });
    expect(await info(id)).toMatchObject({ dominantHand: 'Left', sessionDurations: [30, 60], stage: '黄金期', picture: null });
  });

  it.each(['Unknown', 'Male', 'Female', 'Others'] as const)('keeps the gender %s', async (gender) => {
    expect((await info(await create({ gender }))).gender).toBe(gender);
  });

  it.each([0, 7, 13, 14])('keeps the grade %i', async (gradeName) => {
    expect((await info(await create({ gradeName }))).gradeName).toBe(gradeName);
  });

  it.each(['En', 'Zh', 'ZhYue'] as const)('keeps the language %s', async (language) => {
    expect((await info(await create({ language }))).language).toBe(language);
  });

  it('of the year 0001 has no stage', async () => {
    expect(await info(await create({ birthday: '0001-01-01' }))).toMatchObject({ birthday: '0001-01-01', stage: null });
  });

  it('takes the picture that its editor uploaded, and only that', async () => {
    const upload = (personId: string, key: string) =>
      scene.owner
        .insertInto('identity.uploads')
        .values({ person_id: personId, kind: 'picture', file_name: 'a.webp', type: 'image/webp', size: 1, key })
        .returning('id')
        .executeTakeFirstOrThrow();
    const own = await upload(maya().personId, `persons/${maya().personId}/a.webp`);
    const foreign = await upload(scene.cast.personId('oliver'), 'persons/x/b.webp');
    await expect(create({ pictureId: foreign.id })).rejects.toMatchObject({ code: 'Trellis:NotFound', detail: { members: ['pictureId'] } });
    const id = await create({ pictureId: own.id });
    const saved = await info(id);
    expect(saved.picture).toContain('a.webp');
    const change = (pictureId: null | undefined, concurrencyStamp: string) =>
      scene.run(maya(), (db) => updateSubject(db, maya(), { ...blank, id, pictureId, concurrencyStamp }));
    await change(undefined, saved.concurrencyStamp);
    expect((await info(id)).picture).not.toBeNull();
    await change(null, (await info(id)).concurrencyStamp);
    expect((await info(id)).picture).toBeNull();
  });

  it('changes its clinic number alone; a stale editor is shown what is saved', async () => {
    const id = await create();
    const { concurrencyStamp } = await info(id);
    const set = (outpatientNumber: string | null, stamp?: string) =>
      scene.run(maya(), (db) => updateOutpatientNumber(db, maya(), { id, outpatientNumber, concurrencyStamp: stamp }));
    await set('C-1', concurrencyStamp);
    await expect(set('C-2', concurrencyStamp)).rejects.toMatchObject({
      code: 'Trellis:StaleStamp',
      detail: { data: { current: { outpatientNumber: 'C-1' } } },
    });
    await set(null);
    expect((await info(id)).outpatientNumber).toBeNull();
    const other = await create({ outpatientNumber: 'C-3' });
    await expect(set('C-3')).rejects.toMatchObject({ constraint: 'subjects_outpatient_number_key' });
    expect(other).not.toBe(id);
  });

  it('is prepared for its form with the relations that are free', async () => {
    const id = await create();
    const prepare = () => scene.run(maya(), (db) => prepareForEdit(db, maya(), { subjectId: id }));
    expect((await prepare()).avaliableGuardianRoles).toEqual(['Mother', 'Father', 'Grandparent', 'Other']);
    const guardian = await scene.owner
      .insertInto('app.guardians')
      .values({ tenant_id: maya().tenantId, full_name: 'Dana Levi' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await scene.owner
      .insertInto('app.subject_guardians')
      .values({ tenant_id: maya().tenantId, subject_id: id, guardian_id: guardian.id, role: 'Mother' })
      .execute();
    const prepared = await prepare();
    expect(prepared.avaliableGuardianRoles).toEqual(['Father', 'Grandparent', 'Other']);
    expect(prepared.coachChoices.map((coach) => coach.name)).toContain('Lin Wei');
    expect(prepared.guardians).toEqual([{ id: guardian.id, nickName: 'Dana Levi', role: 'Mother' }]);
  });
});

describe('an archived child', () => {
  it('is in no selector and in the list only when its tag is asked for, and comes back', async () => {
    const id = await create({ firstName: 'Archie', lastName: 'Old' });
    const tag = (to: 'Archived' | 'Active') => scene.run(maya(), (db) => updateSubjectTag(db, maya(), { id, tag: to }));
    const found = async () => {
      const page = { skipCount: 0, maxResultCount: 10, filter: 'archie' };
      const lists = await scene.run(maya(), async (db) => [
        await listSubjects(db, maya(), page),
        await listSubjects(db, maya(), { ...page, tag: 'Archived' }),
        await listSelectable(db, maya(), page),
        await filterSubjects(db, maya(), page),
      ]);
      return lists.map((list) => list.totalCount);
    };
    await tag('Archived');
    expect(await found()).toEqual([0, 1, 0, 0]);
    await tag('Active');
    expect(await found()).toEqual([1, 0, 1, 1]);
  });
});

describe('a selector', () => {
  it('finds by name in any case and by clinic number, never those named ***', async () => {
    const anna = await create({ firstName: 'Anna', lastName: 'Zett', outpatientNumber: 'ZX-900' });
    await create({ firstName: '***', lastName: 'Annabel' });
    const search = async (filter: string) =>
      (await scene.run(maya(), (db) => filterSubjects(db, maya(), { filter, maxResultCount: 999 }))).items.map((child) => child.id);
    expect([await search('ANNA'), await search('zx-9'), await search('%')]).toEqual([[anna], [anna], []]);
  });

  it('offers bound children only when asked', async () => {
    const id = await create({ firstName: 'Bonnie', lastName: 'Bound' });
    const list = async (status?: 'Bind') =>
      (await scene.run(maya(), (db) => listSelectable(db, maya(), { filter: 'bonnie', status, skipCount: 0, maxResultCount: 999 })))
        .totalCount;
    expect([await list(), await list('Bind')]).toEqual([1, 0]);
    await scene.owner.updateTable('app.subjects').set({ bind_state: 'Bind' }).where('id', '=', id).execute();
    expect(await list('Bind')).toBe(1);
  });
});

describe('the recent list', () => {
  it('names whom somebody opened last, the latest first, each once', async () => {
    const [one, two] = [await create({ firstName: 'One' }), await create({ firstName: 'Two' })];
    const open = async (subjectId: string, minute: number, second = 0) => {
      const caller = scene.as('lin', new Date(Date.UTC(2031, 5, 4, 16, minute, second)));
      const left: Parameters<Later>[0][] = [];
      await scene.run(caller, (db) => openSubject(db, caller, { subjectId }, (write) => left.push(write)));
      for (const write of left) await scene.run(caller, write);
      return left.length;
    };
    await open(one, 0);
    await open(two, 5);
    await open(one, 10);
    expect([await open(one, 11), await open(one, 11, 1)], 'within a minute nothing is written').toEqual([0, 1]);
    const recent = async (person: 'lin' | 'maya') => {
      const { items } = await scene.run(scene.as(person), (db) => listRecent(db, scene.as(person), { maxResultCount: 10 }));
      return items.map((child) => child.id);
    };
    expect([await recent('lin'), await recent('maya')]).toEqual([[one, two], []]);
  });
});

it('asks in the language of the request how a family heard of the centre', async () => {
  const inSpanish = { ...maya(), language: 'es' as const };
  const { displayName, options } = await scene.run(inSpanish, (db) => referralQuestion(db, inSpanish));
  expect([displayName, options[0]]).toEqual(['¿Cómo nos conoció?', { value: 'Family', displayName: 'Amigos o familiares' }]);
});
