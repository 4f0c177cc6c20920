import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../platform/http/caller.ts';
import type { Read } from '../../platform/http/routes.ts';
import { noon, openScene, type Scene } from '../../testing/scene.ts';
import { readSheet } from '../../testing/sheet.ts';
import { adjustAssessments, listTags } from './adjust-assessments.ts';
import { adjustClasses } from './adjust-classes.ts';
import { exportOverview } from './export-overview.ts';
import { exportStatement } from './export-statement.ts';
import { findBalance } from './find-balance.ts';
import { listRecords } from './list-records.ts';
import { consumptionByCoach, movementByChild } from './overview-lists.ts';
import { overviewTotals } from './overview-totals.ts';
import { consumeClass } from './public.ts';

let scene: Scene;
let one: string;
let other: string;
const may = new Date('2031-05-20T16:00:00Z');
// still the last day of June at the centre, which is four hours behind
const lateInJune = new Date('2031-07-01T03:30:00Z');
const july = new Date('2031-07-10T16:00:00Z');
const june = { from: '2031-06-01', to: '2031-06-30' };
const paging = { skipCount: 0, maxResultCount: 100 };

beforeAll(async () => {
  scene = await openScene();
  one = await scene.addChild('Ada Long');
  other = await scene.addChild('Ben Short');
  const plan = await scene.addPlan(one);
  const otherPlan = await scene.addPlan(other);
  await give(one, 10, may);
  await give(other, 6, noon);
  await give(other, -1, lateInJune);
  await finish('lin', one, plan, 1, noon);
  await finish('lin', other, otherPlan, 1, noon);
  const maya = scene.as('maya');
  const [tag] = (await scene.run(maya, (db) => listTags(db, maya))).items;
  await scene.run(maya, (db) => adjustAssessments(db, maya, { userId: one, times: 2, tagId: tag?.id ?? '', remark: null }));
  await finish('maya', one, plan, 2, lateInJune);
  await finish('maya', one, plan, 3, july);
});
afterAll(() => scene.drop());

function give(userId: string, classHours: number, now: Date) {
  const caller = scene.as('maya', now);
  return scene.run(caller, (db) => adjustClasses(db, caller, { userId, classHours, remark: null }));
}

async function finish(coach: 'lin' | 'maya', subjectId: string, plan: string, num: number, now: Date) {
  const caller = scene.as(coach, now);
  const sessionId = await scene.sessionId(plan, num);
  await scene.run(caller, (db) => consumeClass(db, caller, { subjectId, commodity: 'oneToOne', sessionId, run: 1, occurrenceId: null }));
}

const reader =
  (caller: Member): Read =>
  (run) =>
    scene.run(caller, run);
const maya = () => scene.as('maya');
const totals = (period = june) => scene.run(maya(), (db) => overviewTotals(db, maya(), period)).then((overview) => overview.totals);

describe('the overview of a centre', () => {
  it('adds up over a period of its own days, and goes on where the one before ended', async () => {
    expect(await totals()).toMatchObject([
      { commodity: 'oneToOne', opening: 10, sold: 0, returned: 0, adjusted: 5, consumed: 3, closing: 12 },
      { commodity: 'group', opening: 0, closing: 0 },
      { commodity: 'assessment', opening: 0, adjusted: 2, closing: 2 },
    ]);
    expect((await totals({ from: '2031-07-01', to: '2031-07-31' }))[0]).toMatchObject({ opening: 12, consumed: 1, closing: 11 });
    expect((await totals({ from: '2031-05-01', to: '2031-07-31' }))[0]).toMatchObject({
      opening: 0,
      adjusted: 15,
      consumed: 4,
      closing: 11,
    });
  });

  it('tells the same coach by coach and child by child', async () => {
    const input = { ...june, ...paging, commodity: 'oneToOne' as const };
    const coaches = await scene.run(maya(), (db) => consumptionByCoach(db, maya(), input));
    expect(coaches).toMatchObject({ totalCount: 2, items: [{ name: 'Lin Wei', consumed: 2, returned: 0 }, { consumed: 1 }] });
    const kids = await scene.run(maya(), (db) => movementByChild(db, maya(), input));
    expect(kids).toMatchObject({
      totalCount: 2,
      items: [
        { id: one, opening: 10, adjusted: 0, consumed: 2, closing: 8 },
        { id: other, opening: 0, adjusted: 5, consumed: 1, closing: 4 },
      ],
    });
    const byName = await scene.run(maya(), (db) => movementByChild(db, maya(), { ...input, sorting: 'name desc', maxResultCount: 1 }));
    expect(byName).toMatchObject({ totalCount: 2, items: [{ id: other }] });
    await expect(scene.run(maya(), (db) => movementByChild(db, maya(), { ...input, sorting: 'birthday' }))).rejects.toMatchObject({
      code: 'Trellis:InvalidInput',
    });
  });

  it('leaves as an Excel file every posting of which is a part of the sums', async () => {
    const file = await exportOverview(reader(maya()), { ...maya(), language: 'es' }, june);
    expect(decodeURIComponent(file.headers['content-disposition'] ?? '')).toContain('Créditos 2031-06-01 2031-06-30.xlsx');
    const [header, ...rows] = await readSheet(file);
    expect(header).toContain('Cambio');
    const sessions = rows.filter((row) => row[3] === 'Sesiones individuales');
    expect(sessions.reduce((sum, row) => sum + Number(row[5]), 0)).toBe(2);
    expect(rows).toHaveLength(6);
  });
});

describe('the statement of a child', () => {
  const recordsOf = (filter: object) =>
    scene.run(maya(), (db) => listRecords(db, maya(), { userId: one, ...paging, ...filter })).then(({ items }) => items);

  it('is read by kind, by what it counts and by the days of the centre, with the balance of the whole', async () => {
    expect((await recordsOf({ kind: 'consume' })).map(({ balance }) => balance)).toEqual([7, 8, 9]);
    expect(await recordsOf({ commodity: 'assessment' })).toMatchObject([{ times: 2, classHours: 0 }]);
    expect((await recordsOf({ ...june, commodity: 'oneToOne' })).map(({ balance }) => balance)).toEqual([8, 9]);
    expect(await recordsOf({ from: '2031-08-01' })).toEqual([]);
  });

  it('is exported as filtered, with the time at the centre', async () => {
    const file = await exportStatement(reader(maya()), maya(), { userId: one, ...june, commodity: 'oneToOne' });
    expect(decodeURIComponent(file.headers['content-disposition'] ?? '')).toContain('Statement Ada Long 2031-06-04.xlsx');
    const [, late, early] = await readSheet(file);
    expect(late?.slice(0, 1)).toEqual([new Date('2031-06-30T23:30:00Z')]);
    expect([late?.[4], late?.[5], early?.[4], early?.[5]]).toEqual([-1, 8, -1, 9]);
  });

  it('knows who few classes are left to', async () => {
    const flags = async (userId: string) => {
      const { remainingTimes, isLow, isLowInPlan } = await scene.run(maya(), (db) => findBalance(db, maya(), { userId }));
      return [remainingTimes, isLowInPlan, isLow];
    };
    expect(await flags(other)).toEqual([4, true, false]);
    expect(await flags(one)).toEqual([7, false, false]);
  });
});
