import { trainingProgram } from '@trellis/contract/programs/training-program';
import type { FieldsOf } from '@trellis/contract/resources/resource';
import type { ContentStatus } from '@trellis/contract/resources/status';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actingForPlatform } from '../../fixtures/acting-as.ts';
import { anOverseer } from '../../fixtures/builders.ts';
import { inEveryLanguage as texts } from '../../fixtures/course-builders.ts';
import type { Db } from '../../platform/db/types.ts';
import { actingAs } from '../../platform/http/acting.ts';
import type { Overseer } from '../../platform/http/caller.ts';
import { openSessionDesk, refused, scene, sell, start, view } from '../../testing/session-desk.ts';
import { feedbackProperties } from './feedback-properties.ts';
import { trainingPrograms } from './training-programs.ts';

openSessionDesk();

type Fields = FieldsOf<typeof trainingProgram>;
const empty = texts('');
let known: Overseer | undefined;

async function asEditor<T>(run: (db: Db, editor: Overseer) => Promise<T>): Promise<T> {
  const person = known ?? (await anOverseer(scene.owner, { side: 'management', role: 'editor' }));
  const editor = known ?? actingForPlatform({ ...person, name: 'Hannah', role: 'editor', now: new Date() });
  known = editor as Overseer;
  return actingAs(scene.pools, known, (db) => run(db, known as Overseer));
}

const aProgram = (given: Partial<Fields> = {}): Fields => ({
  code: `NEW-${Math.random().toString(36).slice(2, 8)}`,
  kind: 'activity',
  titles: texts('Walk the line'),
  subTitles: empty,
  contents: texts('Heel to toe'),
  precautions: empty,
  possibleDifficulties: empty,
  suggestionsOnGroupTeachings: texts('Two lines'),
  difficulty: 3,
  difficulty2: 4,
  minDifficulty: 1,
  maxDifficulty: 20,
  targetIds: [],
  categoryIds: [],
  materialIds: [],
  feedbackPropertyIds: [],
  imageIds: [],
  ...given,
});
const read = (id: string) => asEditor((db, editor) => trainingPrograms.get(db, editor, { id }));
const add = (given: Partial<Fields> = {}) => asEditor((db, editor) => trainingPrograms.create(db, editor, aProgram(given)));
const publish = async (id: string) => {
  const { concurrencyStamp } = await read(id);
  await asEditor((db, editor) => trainingPrograms.publish(db, editor, { id, concurrencyStamp }));
};
const save = async (id: string, given: Partial<Fields>) => {
  const { video: _video, ...item } = await read(id);
  const fields = trainingProgram.fields.parse({ ...item, imageIds: item.images.map(({ id: image }) => image) });
  await asEditor((db, editor) => trainingPrograms.update(db, editor, { ...fields, ...given, id, concurrencyStamp: item.concurrencyStamp }));
};
const formOf = async (id: string) => {
  const { rows } = await sql<{ form: string | null; asked: string[] }>`
    select form.code as form, array(
      select display_name ->> 'en' from catalog.properties where form_version_id = version.form_version_id order by position
    ) as asked
    from catalog.program_versions as version left join catalog.form_versions as used on used.id = version.form_version_id
    left join catalog.forms as form on form.id = used.form_id where version.program_id = ${id} order by version.version desc limit 1`.execute(
    scene.owner,
  );
  return rows[0];
};
const fields = async () =>
  (await asEditor((db, editor) => feedbackProperties.list(db, editor, { skipCount: 0, maxResultCount: 100 }))).items;

describe('a training program', () => {
  it('is a draft without a form until it is published; then it asks what its editor put in order', async () => {
    const all = await fields();
    const chosen = [all.find(({ type }) => type === 'Boolean'), all.find(({ type }) => type === 'Number')].map((field) => field?.id ?? '');
    const { id } = await add({ code: 'LINE-01', feedbackPropertyIds: chosen });
    expect(await read(id)).toMatchObject({ version: 1, publishedAt: null, suggestionsOnGroupTeaching: 'Two lines', difficulty2: 4 });
    expect(await formOf(id)).toEqual({ form: null, asked: [] });
    await publish(id);
    expect(await formOf(id)).toEqual({
      form: 'program-LINE-01',
      asked: chosen.map((one) => all.find((field) => field.id === one)?.displayName),
    });
    await save(id, { feedbackPropertyIds: chosen.toReversed() });
    expect(await read(id)).toMatchObject({ version: 2, publishedAt: null, feedbackPropertyIds: chosen.toReversed() });
    await publish(id);
    expect((await formOf(id))?.asked).toEqual(chosen.toReversed().map((one) => all.find((field) => field.id === one)?.displayName));
  });

  it('asks by a form that is there already where that asks the very same', async () => {
    const { rows } = await sql<{ id: string }>`
      select v.feedback_property_id as id from catalog.properties as property
      join catalog.feedback_property_versions as v on v.id = property.property_version_id
      join catalog.form_versions as version on version.id = property.form_version_id
      join catalog.forms as form on form.id = version.form_id and form.code = 'item-activity' order by property.position`.execute(
      scene.owner,
    );
    const { id } = await add({ feedbackPropertyIds: rows.map((row) => row.id) });
    await publish(id);
    expect((await formOf(id))?.form).toBe('item-activity');
  });

  it.each([
    [{ minDifficulty: 9, maxDifficulty: 8 }, 'Trellis:LevelsUnfit'],
    [{ maxDifficulty: 2 }, 'Trellis:LevelsUnfit'],
  ])('is refused with the levels %j', async (given, code) => {
    await expect(add(given)).rejects.toMatchObject(refused(code) as object);
  });

  it('has levels from 1 to 20 and a code of its own', async () => {
    expect(trainingProgram.fields.safeParse(aProgram({ difficulty: 0 })).success).toBe(false);
    expect(trainingProgram.fields.safeParse(aProgram({ maxDifficulty: 21 })).success).toBe(false);
    await add({ code: 'TWICE' });
    await expect(add({ code: 'TWICE' })).rejects.toMatchObject({ constraint: 'programs_code_key' });
  });

  it('is not deleted while a plan has it', async () => {
    const used = await scene.owner
      .selectFrom('catalog.programs')
      .select('id')
      .where('code', 'not like', 'NEW-%')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const removing = asEditor((db, editor) => trainingPrograms.remove(db, editor, { id: used.id }));
    await expect(removing).rejects.toMatchObject(refused('RocketSystem:ContentInUse') as object);
    const { id } = await add();
    await publish(id);
    await asEditor((db, editor) => trainingPrograms.remove(db, editor, { id }));
  });
});

describe('the order of exercises and whether they are offered', () => {
  const list = (given: object = {}) =>
    asEditor((db, editor) => trainingPrograms.list(db, editor, { skipCount: 0, maxResultCount: 100, ...given }));
  const offer = (id: string, status: ContentStatus) => asEditor((db, editor) => trainingPrograms.contentStatus(db, editor, { id, status }));

  it('begins with what is there: offered, by their codes', async () => {
    const { items } = await list();
    const known = items.filter(({ code }) => /^[A-Z]{3}-\d\d$/.test(code));
    expect(known.length).toBeGreaterThan(20);
    expect(new Set(known.map(({ status }) => status))).toEqual(new Set(['Public']));
    expect(known.map(({ code }) => code)).toEqual(known.map(({ code }) => code).toSorted());
  });

  it('puts a new one last until it is moved; who moves one makes its editor no stale one', async () => {
    const { id } = await add();
    expect((await list()).items.at(-1)?.id).toBe(id);
    const { concurrencyStamp } = await read(id);
    const move = (newSortOrder: number) =>
      asEditor((db, editor) => trainingPrograms.move(db, editor, { trainingProgramId: id, newSortOrder } as { newSortOrder: number }));
    await move(0);
    const { items } = await list();
    expect([items[0]?.id, ...items.map(({ sortOrder }) => sortOrder)]).toEqual([id, ...items.map((_, place) => place)]);
    expect(await read(id)).toMatchObject({ sortOrder: 0, concurrencyStamp });
    await move(999);
  });

  it('is answered from an index', async () => {
    const { rows } = await scene.owner.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      return sql<{
        'QUERY PLAN': string;
      }>`explain select r.id from catalog.programs r order by r.sort_order asc, r.id asc limit 20`.execute(db);
    });
    const told = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(told).toContain('programs_in_order');
    expect(told).not.toContain('Sort');
  });

  it('offers one once its first version is published, and one that was withdrawn only when somebody says so', async () => {
    const { id } = await add();
    expect(await read(id)).toMatchObject({ status: 'Unpublish' });
    await publish(id);
    expect(await read(id)).toMatchObject({ status: 'Public', version: 1 });
    await offer(id, 'Expire');
    await save(id, { titles: texts('Walk the rope') });
    await publish(id);
    expect(await read(id)).toMatchObject({ status: 'Expire', version: 2, publishedAt: expect.any(String) as string });
    await expect(offer(id, 'Unpublish')).rejects.toMatchObject(refused('RocketSystem:StatusMove') as object);
    await offer(id, 'Public');
    expect((await list({ status: 'Public', filter: (await read(id)).code })).totalCount).toBe(1);
    await offer(id, 'Hide');
    expect((await list({ status: 'Public', filter: (await read(id)).code })).totalCount).toBe(0);
    expect((await list({ status: 'Hide' })).items.map((item) => item.id)).toEqual([id]);
  });

  it('publishes what was prepared where it is offered', async () => {
    const { id } = await add();
    await offer(id, 'Public');
    expect(await read(id)).toMatchObject({ version: 1, publishedAt: expect.any(String) as string });
    expect((await formOf(id))?.form).not.toBeNull();
  });
});

describe('sessions', () => {
  it('of plans that have a withdrawn exercise go on with it', async () => {
    await sell(1);
    const [first] = (await view()).items;
    const id = first?.trainingProgram.id ?? '';
    const offer = (status: ContentStatus) => asEditor((db, editor) => trainingPrograms.contentStatus(db, editor, { id, status }));
    await offer('Hide');
    await start();
    expect((await view()).items[0]?.trainingProgram).toMatchObject({ id, title: first?.trainingProgram.title });
    await offer('Public');
  });

  it('keep the version that they began with; those to come begin with the latest', async () => {
    await sell(3);
    const [first] = (await view()).items;
    const id = first?.trainingProgram.id ?? '';
    await save(id, { titles: texts('Before it began') });
    expect((await view()).items[0]?.trainingProgram.title).toBe(first?.trainingProgram.title);
    await publish(id);
    await start();
    expect((await view()).items[0]?.trainingProgram.title).toBe('Before it began');
    await save(id, { titles: texts('While it runs'), minDifficulty: 1 });
    await publish(id);
    expect((await view()).items[0]?.trainingProgram.title).toBe('Before it began');
  });
});
