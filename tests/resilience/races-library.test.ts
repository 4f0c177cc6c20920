import { anOverseer, aSubject, aTenant } from '@trellis/server/fixtures/builders';
import { grantAssessments } from '@trellis/server/fixtures/publish-assessments';
import { aTestLocation } from '@trellis/server/fixtures/vr-builders';
import { type AssessmentScene, base, openAssessments } from '@trellis/server/testing/assessments';
import { issueToken, type Reply } from '@trellis/server/testing/http';
import { openVrCentre } from '@trellis/server/testing/vr-centre';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce, counted, times } from './races-at-once.ts';

let scene: AssessmentScene;
let editor: string;
beforeAll(async () => {
  scene = await openAssessments();
  const { personId, membershipId } = await anOverseer(scene.owner, { side: 'management', role: 'admin' });
  editor = await issueToken(scene.owner, personId, membershipId);
});
afterAll(() => scene.product.close());

const words = (text: string) => ({ en: text, 'zh-Hans': text, es: text });
const send = <T = { id: string }>(method: string, path: string, input: object = {}) =>
  scene.call<T>(method, `/api/rocketAdmin${path}`, input, editor);

interface Thing {
  remove: () => Promise<Reply<unknown>>;
  use: (index: number) => Promise<Reply<unknown>>;
  /** Where it stands, and what uses it. */
  table: string;
  usedIn: { table: string; column: string };
  id: string;
}

const rowsWith = async (table: string, column: string, id: string) => {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(scene.owner);
  return rows.length;
};

/** Deletes 20 times among 40 uses, all at once; answers what each of the two was told and what stands afterwards. */
async function deletedWhileUsed({ remove, use, table, usedIn, id }: Thing, round: number) {
  // who is first differs from round to round
  const removes = (index: number) => index % 3 === round % 3;
  const replies = await atOnce<unknown>(60, (index) => (removes(index) ? remove() : use(index)));
  return {
    removed: counted(replies.filter((_, index) => removes(index))),
    used: counted(replies.filter((_, index) => !removes(index))),
    left: await rowsWith(table, 'id', id),
    uses: await rowsWith(usedIn.table, usedIn.column, id),
  };
}

type Outcome = Awaited<ReturnType<typeof deletedWhileUsed>>;

/** Either it is gone, deleted once, and nothing uses it; or it stays, and with it everything that was told so. */
function expectGoneOrKept({ removed, used, left, uses }: Outcome, inUse: string, gone = ['404 Trellis:NotFound']): void {
  if (left === 0) {
    expect([removed, uses]).toEqual([{ done: 1, '404 Trellis:NotFound': 19 }, 0]);
    expect(gone).toEqual(expect.arrayContaining(Object.keys(used)));
  } else expect([removed, used, uses]).toEqual([{ [inUse]: 20 }, { done: 40 }, 40]);
}

describe('what is deleted 20 times while it is taken into use 40 times', () => {
  it('as a teacher is of no course, or stays with all of its courses', async () => {
    for (const round of times(3)) {
      const { id } = (await send('POST', '/teacher', { names: words('Teacher'), introductions: words('About') })).body;
      const teacher: Thing = {
        remove: () => send('DELETE', `/teacher/${id}`),
        use: () => send('POST', '/course', { titles: words('Course'), subTitles: words(''), teacherId: id }),
        table: 'catalog.teachers',
        usedIn: { table: 'catalog.courses', column: 'teacher_id' },
        id,
      };
      expectGoneOrKept(await deletedWhileUsed(teacher, round), '409 RocketSystem:ContentInUse');
    }
  });

  it('as a school takes its grants along', async () => {
    const tenantIds = [(await aTenant(scene.owner)).tenantId];
    for (const round of times(3)) {
      const { id } = (await send('POST', '/school', { name: `School ${round}`, city: 'Boston', nature: 'Public' })).body;
      const school: Thing = {
        remove: () => send('DELETE', `/school/${id}`),
        use: () => send('POST', '/school/grant', { schoolId: id, tenantIds }),
        table: 'catalog.schools',
        usedIn: { table: 'catalog.school_grants', column: 'school_id' },
        id,
      };
      const { removed, used, ...after } = await deletedWhileUsed(school, round);
      expect([removed, after]).toEqual([
        { done: 1, '404 Trellis:NotFound': 19 },
        { left: 0, uses: 0 },
      ]);
      expect((used['done'] ?? 0) + (used['404 Trellis:NotFound'] ?? 0)).toBe(40);
    }
  });

  it('as a place of tests keeps every test that was ordered there', { timeout: 60_000 }, async () => {
    const vr = await openVrCentre(scene.product);
    for (const round of times(2)) {
      const locationId = await aTestLocation(scene.owner, vr.centre.admin);
      const children = await Promise.all(times(60).map(() => aSubject(scene.owner, { tenant: vr.centre })));
      const place: Thing = {
        remove: () => vr.call('DELETE', `/TestLocation/${locationId}`),
        use: (index) => vr.order({ subjectId: children[index]?.subjectId, locationId }),
        table: 'app.test_locations',
        usedIn: { table: 'app.test_requests', column: 'location_id' },
        id: locationId,
      };
      expectGoneOrKept(await deletedWhileUsed(place, round), '409 RocketSystem:TestLocationInUse');
    }
  });

  it('as an assessment keeps every order of it', { timeout: 60_000 }, async () => {
    for (const round of times(2)) {
      const { rows } = await sql<{ id: string }>`
        insert into catalog.assessments select (jsonb_populate_record(a, jsonb_build_object('id', uuidv7(), 'code', ${`copy-${round}`}::text))).*
        from catalog.assessments a where a.code = 'starting-profile' returning id`.execute(scene.owner);
      const id = rows[0]?.id ?? '';
      await grantAssessments(scene.owner, [scene.centre.tenantId]);
      const children = await Promise.all(times(60).map(() => scene.child()));
      const assessment: Thing = {
        remove: () => send('DELETE', `/assessment/${id}`),
        use: (index) => scene.call('POST', base, { subjectId: children[index]?.subjectId, assessmentIds: [id] }),
        table: 'catalog.assessments',
        usedIn: { table: 'app.user_assessments', column: 'assessment_id' },
        id,
      };
      const gone = ['409 Trellis:AssessmentNotOffered', '404 Trellis:NotFound'];
      expectGoneOrKept(await deletedWhileUsed(assessment, round), '409 Trellis:AssessmentInUse', gone);
    }
  });
});
