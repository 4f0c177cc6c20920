import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon, openScene, type Scene } from '../../../testing/scene.ts';
import { checkSameName, listSelectable } from '../list/list-selectable.ts';
import { listSubjects } from '../list/list-subjects.ts';
import { findSubjectInfo } from '../profile/find-subject.ts';
import { checkIn, checkOut } from '../visits/check-in-subject.ts';
import { createSubject } from './create-subject.ts';
import { updateLogout, updateSubject } from './update-subject.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

const profile = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  birthday: '2025-05-01',
  gender: 'Female' as const,
  gradeName: 1,
  language: null,
  isTest: false,
  outpatientNumber: null as string | null,
  coachIds: [] as string[],
  city: null as string | null,
  schoolName: null as string | null,
  schoolNature: null as 'Public' | null,
  className: null as string | null,
  dominantHand: null as 'Left' | null,
  sessionDurations: [] as number[],
};
const page = { skipCount: 0, maxResultCount: 12 };
const maya = () => scene.as('maya');
const create = (changes: Partial<typeof profile> = {}) => scene.run(maya(), (db) => createSubject(db, maya(), { ...profile, ...changes }));
const info = (subjectId: string) => scene.run(maya(), (db) => findSubjectInfo(db, maya(), { subjectId }));
const list = (query: Partial<Parameters<typeof listSubjects>[2]>) =>
  scene.run(maya(), (db) => listSubjects(db, maya(), { ...page, ...query }));

describe('a profile', () => {
  it('is kept with its coaches, Potential and unbound', async () => {
    const lin = scene.cast.personId('lin');
    const { id } = await create({ firstName: '浩然', lastName: '王', coachIds: [lin] });
    expect(await info(id)).toMatchObject({
      name: '王浩然',
      birthday: '2025-05-01',
      tag: 'Potential',
      status: 'Unbound',
      isBind: false,
      remainingTimes: 0,
      coaches: [{ id: lin, name: 'Lin Wei' }],
      coachNames: ['Lin Wei'],
    });
  });

  it('keeps where the child goes to school', async () => {
    const school = { city: 'Boston', schoolName: 'Elm Street', schoolNature: 'Public' as const, className: '2b' };
    const { id } = await create(school);
    expect(await info(id)).toMatchObject(school);
  });

  it("refuses a birthday after today, on the centre's calendar", async () => {
    const lateEvening = scene.as('maya', new Date('2031-06-05T02:00:00Z'));
    const tomorrow = scene.run(lateEvening, (db) => createSubject(db, lateEvening, { ...profile, birthday: '2031-06-05' }));
    await expect(tomorrow).rejects.toMatchObject({
      code: 'Trellis:InvalidInput',
      detail: { validationErrors: [{ members: ['birthday'] }] },
    });
    await expect(
      scene.run(lateEvening, (db) => createSubject(db, lateEvening, { ...profile, birthday: '2031-06-04' })),
    ).resolves.toBeDefined();
  });

  it('refuses a coach of another centre as unknown', async () => {
    await expect(create({ coachIds: [scene.cast.personId('oliver')] })).rejects.toMatchObject({ code: 'Trellis:NotFound' });
  });

  it('refuses a clinic number that another child has', async () => {
    await create({ outpatientNumber: 'R-77' });
    await expect(create({ outpatientNumber: 'R-77' })).rejects.toMatchObject({ constraint: 'subjects_outpatient_number_key' });
  });

  it('is not overwritten by a stale editor, who is shown what is saved', async () => {
    const { id } = await create();
    const { concurrencyStamp } = await info(id);
    const save = (firstName: string) =>
      scene.run(maya(), (db) => updateSubject(db, maya(), { ...profile, firstName, id, concurrencyStamp }));
    const results = await Promise.allSettled([save('Berta'), save('Carla')]);
    const lost = results.find((result) => result.status === 'rejected');
    const saved = await info(id);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(lost?.reason).toMatchObject({
      code: 'Trellis:StaleStamp',
      detail: { data: { current: { name: saved.name, concurrencyStamp: saved.concurrencyStamp } } },
    });
  });

  it('names children with the same name', async () => {
    const { id } = await create({ firstName: 'Ågreta', lastName: 'Hölm' });
    const check = (without?: string) =>
      scene.run(maya(), (db) => checkSameName(db, maya(), { firstName: 'ågreta', lastName: 'HÖLM', id: without }));
    expect([await check(), await check(id)]).toEqual([{ sameName: true }, { sameName: false }]);
  });

  it('of another centre does not exist', async () => {
    const { id } = await create();
    const oliver = scene.cast.member('oliver', 'harbour', noon);
    await expect(scene.run(oliver, (db) => findSubjectInfo(db, oliver, { subjectId: id }))).rejects.toMatchObject({
      code: 'SubjectNotFound',
    });
  });
});

describe('the list', () => {
  it('pages, sorts and filters; what was typed is taken literally', async () => {
    for (let index = 1; index <= 13; index += 1) await create({ firstName: `Paged${String(index).padStart(2, '0')}`, lastName: 'Kid' });
    const first = await list({ filter: 'pAgEd', sorting: 'name' });
    const second = await list({ filter: 'paged', sorting: 'name', skipCount: 12 });
    expect([first.totalCount, first.items.length, second.items.map((child) => child.name)]).toEqual([13, 12, ['Paged13 Kid']]);
    expect((await list({ filter: 'paged', sorting: 'name desc' })).items[0]?.name).toBe('Paged13 Kid');
    expect((await list({ filter: 'Paged0_' })).totalCount).toBe(0);
    await expect(list({ sorting: 'birthday' })).rejects.toMatchObject({ code: 'Trellis:InvalidInput' });
  });

  it('reads a page of any size by the same number of queries', async () => {
    const statements = async (maxResultCount: number) => {
      let count = 0;
      await scene.run(maya(), async (db) => {
        const counted = db.withPlugin({ transformQuery: ({ node }) => (count++, node), transformResult: async ({ result }) => result });
        await listSubjects(counted as never, maya(), { ...page, maxResultCount });
      });
      return count;
    };
    expect(await statements(12)).toBe(await statements(2));
  });

  it('of a selector hides children named ***', async () => {
    await create({ firstName: '***', lastName: 'Hidden' });
    const { items } = await scene.run(maya(), (db) => listSelectable(db, maya(), { filter: 'hidden', skipCount: 0, maxResultCount: 1000 }));
    expect(items).toEqual([]);
    expect((await list({ filter: 'hidden' })).totalCount).toBe(1);
  });
});

describe('at the desk', () => {
  it('a child is checked in once, even by two receptionists at once, and out again', async () => {
    const { id } = await create();
    const enter = () => scene.run(maya(), (db) => checkIn(db, maya(), { subjectId: id }));
    const leave = () => scene.run(maya(), (db) => checkOut(db, maya(), { subjectId: id }));
    const results = await Promise.allSettled([enter(), enter()]);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'Trellis:AlreadyCheckedIn' });
    expect((await list({ isCheckIn: true })).items.map((child) => child.id)).toEqual([id]);
    await leave();
    await expect(leave()).rejects.toMatchObject({ code: 'Trellis:NotCheckedIn' });
    expect((await info(id)).isCheckIn).toBe(false);
  });
});

describe('the account of a child', () => {
  it('is signed off, leaves the selectors, and is signed on again', async () => {
    const { id } = await create({ firstName: 'Signed', lastName: 'Off' });
    const change = (isLogout: boolean) => scene.run(maya(), (db) => updateLogout(db, maya(), { id, isLogout }));
    const offered = async () =>
      (await scene.run(maya(), (db) => listSelectable(db, maya(), { ...page, filter: 'Signed Off' }))).items.map((child) => child.id);
    expect([(await info(id)).isLogout, await offered()]).toEqual([false, [id]]);
    await change(true);
    await change(true);
    expect([(await info(id)).isLogout, await offered()]).toEqual([true, []]);
    expect((await list({ filter: 'Signed Off' })).items).toMatchObject([{ id, isLogout: true }]);
    await change(false);
    expect([(await info(id)).isLogout, await offered()]).toEqual([false, [id]]);
  });
});
