import type { CreditBalance } from '@trellis/contract/credits/schemas';
import type { RecordImport } from '@trellis/contract/imports/schemas';
import ExcelJS from 'devextreme-exceljs-fork';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, type CentreBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { aPlan } from '../../../fixtures/training-builders.ts';
import { faultsOfLedger } from '../../../testing/credits.ts';
import { issueToken, type Reply, type TestProduct } from '../../../testing/http.ts';
import { openOneCentre } from '../../../testing/one-centre.ts';
import { sendFile } from '../../../testing/uploads.ts';
import { untilWaiting } from '../../../testing/waiting.ts';

const base = '/api/business/import/credits';
const byHand = '/api/rocketAdmin/userCredit';
const head = 'Child,Clinic number,Credit,How many left,Remark';
let product: TestProduct;
let centre: CentreBuilt;
let token: string;
let second: string;
let child: SubjectBuilt;
let count = 0;
const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

beforeAll(async () => {
  ({ product, centre, token } = await openOneCentre());
  second = await tokenOf(await aMember(product.owner, { tenant: centre, roles: ['SeniorCoach'] }));
  const named = await aSubject(product.owner, { tenant: centre, firstName: 'Ana', lastName: 'Silva' });
  await product.owner.updateTable('app.subjects').set({ outpatient_number: 'N-1' }).where('id', '=', named.subjectId).execute();
  for (let same = 0; same < 2; same += 1) await aSubject(product.owner, { tenant: centre, firstName: 'Sam', lastName: 'Same' });
  await aSubject(product.owner, { tenant: centre, firstName: 'Arch', lastName: 'Ived', tag: 'Archived' });
});
afterAll(() => product.close());
beforeEach(async () => {
  count += 1;
  child = await aSubject(product.owner, { tenant: centre, firstName: 'Child', lastName: `No ${count}` });
});

const upload = (content: string | Uint8Array, { by = token, name = 'credits.csv' } = {}): Promise<Reply<RecordImport>> =>
  sendFile(product, `${base}/file`, { content, name, token: by });
interface Preview {
  items: { number: number; faults: { field: string; message: string }[]; warnings: { field: string; message: string }[] }[];
  valid: number;
  faulty: number;
}
const preview = async (id: string, by = token) =>
  (await product.call<Preview>(by, 'GET', `${base}/${id}/row`, { maxResultCount: 100 })).body;
const run = (id: string, rows: number, by = token) =>
  product.call<{ imported: number; skipped: number }>(by, 'POST', `${base}/${id}/run`, { rows });
const list = (...rows: string[]) => [head, ...rows].join('\n');
/** A row of the child of this test. */
const row = (credit: string, left: number | string, remark = '') => `${child.name},,${credit},${left},${remark}`;
const found = async (of: string) => {
  const { body } = await upload(list(of));
  const [item] = (await preview(body.id)).items;
  const said = (remarks: { field: string; message: string }[] = []) => remarks.map(({ field, message }) => `${field}: ${message}`);
  return { faults: said(item?.faults), warnings: said(item?.warnings) };
};
const balance = async (of = child) => {
  const { available, held, times } = (await product.call<CreditBalance>(token, 'GET', `${byHand}/${of.subjectId}`)).body;
  return { available, held, times: times.map((tag) => tag.times) };
};
interface Entry {
  kind: string;
  classHours: number;
  times: number;
  remark: string | null;
  creator: string;
}
const statement = async () =>
  (await product.call<{ items: Entry[] }>(token, 'GET', `${byHand}/records`, { userId: child.subjectId })).body.items;
const give = (classHours: number, by = token) => product.call(by, 'POST', `${byHand}/classHours`, { userId: child.subjectId, classHours });

describe('credits of no contract', () => {
  it('come in as if each was given by hand: sessions, and assessments of their kind, each with its remark', async () => {
    const { body } = await upload(list(row('One-to-one sessions', 12, 'From the old system'), row('FAS test', 3)));
    expect(body.mapping.columns).not.toContain(null);
    expect((await run(body.id, 2)).body).toEqual({ imported: 2, skipped: 0 });
    expect(await balance()).toEqual({ available: 12, held: 0, times: [0, 0, 3] });
    expect(await statement()).toMatchObject([
      { kind: 'opening', classHours: 0, times: 3, remark: null, creator: centre.admin.name },
      { kind: 'opening', classHours: 12, times: 0, remark: 'From the old system', creator: centre.admin.name },
    ]);
    expect(await faultsOfLedger(product.owner)).toBe(0);
    const { rows } = await sql`
      select operation, after ->> 'amount' as amount from audit.changes
      where table_name = 'app.brought_credits' and after ->> 'subject_id' = ${child.subjectId} order by id`.execute(product.owner);
    expect(rows).toEqual([
      { operation: 'INSERT', amount: '12' },
      { operation: 'INSERT', amount: '3' },
    ]);
  });

  it('find their child whatever the case of a letter is, with accents too', async () => {
    await aSubject(product.owner, { tenant: centre, firstName: 'Álvaro', lastName: 'Íñiguez' });
    expect(await found('Álvaro Íñiguez,,sessions,2,')).toEqual({ faults: [], warnings: [] });
    await aSubject(product.owner, { tenant: centre, firstName: 'İpek', lastName: 'Öz' });
    for (const name of ['álvaro ÍÑIGUEZ', 'İpek öz']) expect(await found(`${name},,sessions,2,`)).toEqual({ faults: [], warnings: [] });
  });

  it('cover sessions that are booked ahead, the next one first', async () => {
    const { planId } = await aPlan(product.owner, { subject: child, coach: centre.coach });
    const day = new Date(Date.UTC(2031, 0, count)).toISOString().slice(0, 10);
    for (const time of ['16', '18']) {
      const booking = { userOfflinePlanId: planId, trainerId: centre.coach.personId, time: `${day}T${time}:00:00Z`, duration: 60 };
      expect((await product.call(token, 'POST', '/api/rocketAdmin/schedule', { ...booking, platform: 'Web' })).status).toBe(200);
    }
    const { body } = await upload(list(row('sessions', 1)));
    await run(body.id, 1);
    expect(await balance()).toMatchObject({ available: 0, held: 1 });
    const { rows } = await sql<{ start: Date }>`
      select booking.starts_at as start from app.postings as posting
      join app.occurrences as booking on booking.id = posting.occurrence_id where posting.subject_id = ${child.subjectId}`.execute(
      product.owner,
    );
    expect(rows).toEqual([{ start: new Date(`${day}T16:00:00Z`) }]);
  });

  it('come in once a child and credit, whatever list they stand in; a run that is repeated answers what the first one did', async () => {
    const { body } = await upload(list(row('sessions', 5), row('clases', 7)));
    expect(await preview(body.id)).toMatchObject({
      valid: 1,
      items: [{ faults: [] }, { faults: [{ field: 'credit', message: 'Row 2 has the same of this child.' }] }],
    });
    expect((await run(body.id, 1)).body).toEqual({ imported: 1, skipped: 1 });
    expect((await run(body.id, 1)).body).toEqual({ imported: 1, skipped: 1 });
    expect(await found(row('Training sessions', 9))).toEqual({
      faults: ['credit: The child has these from the list “credits.csv” already.'],
      warnings: [],
    });
    // another credit of the child is another
    expect((await found(row('Preassessment', 1))).faults).toEqual([]);
    expect(await balance()).toMatchObject({ available: 5 });
  });

  it('come on top of what was given by hand, which is said', async () => {
    await give(4);
    expect(await found(row('sessions', 5))).toEqual({
      faults: [],
      warnings: ['count: The child has 4 of these here already; those of this row come on top.'],
    });
    const { body } = await upload(list(row('sessions', 5)));
    await run(body.id, 1);
    expect(await balance()).toMatchObject({ available: 9 });
  });

  it('of two who bring in the same at once come in once, and nothing that is given by hand meanwhile is lost', async () => {
    const [one, other] = [await upload(list(row('sessions', 5))), await upload(list(row('sessions', 6)), { by: second })];
    const [first, last, ...gifts] = await Promise.all([
      run(one.body.id, 1),
      run(other.body.id, 1, second),
      ...[1, 1, 1].map((amount) => give(amount)),
    ]);
    expect(new Set([first.status, last.status])).toEqual(new Set([200, 409]));
    expect(gifts.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance()).toMatchObject({ available: 3 + (first.status === 200 ? 5 : 6) });
    expect(await faultsOfLedger(product.owner)).toBe(0);
  });

  it('are all left out where one of them is no more what was promised', async () => {
    const other = await aSubject(product.owner, { tenant: centre, firstName: 'Other', lastName: `No ${count}` });
    const { body } = await upload(list(row('sessions', 5), `${other.name},,sessions,5,`));
    expect(await preview(body.id)).toMatchObject({ valid: 2 });
    await product.owner.updateTable('app.subjects').set({ tag: 'Archived' }).where('id', '=', other.subjectId).execute();
    expect((await run(body.id, 2)).error.code).toBe('Trellis:ImportChanged');
    expect(await balance()).toMatchObject({ available: 0 });
  });

  it('wait for whoever archives a child at that moment, and then nothing of them comes in', async () => {
    const { body } = await upload(list(row('sessions', 5)));
    const running = await product.owner.transaction().execute(async (db) => {
      await db.updateTable('app.subjects').set({ tag: 'Archived' }).where('id', '=', child.subjectId).execute();
      const started = run(body.id, 1);
      await untilWaiting(product.owner);
      return { started };
    });
    expect((await running.started).error.code).toBe('Trellis:ImportChanged');
    expect(await balance()).toMatchObject({ available: 0 });
  });

  it('of several portions come in as a whole', async () => {
    await sql`
      insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, tag, bind_state)
      select ${centre.tenantId}::uuid, 'Many', 'Child ' || n, 'Many Child ' || n, '2019-05-14', 'Unknown', 'Active', 'Bind' from generate_series(0, 299) as n`.execute(
      product.owner,
    );
    const kinds = ['sessions', 'Preassessment', 'Interim assessment', 'FAS test'];
    const rows = Array.from({ length: 1200 }, (_, at) => `Many Child ${at % 300},,${kinds[Math.floor(at / 300)]},${(at % 40) + 1},`);
    const { body } = await upload(list(...rows));
    expect((await run(body.id, 1200)).body).toEqual({ imported: 1200, skipped: 0 });
    expect(await faultsOfLedger(product.owner)).toBe(0);
  }, 120_000);
});

describe('a row', () => {
  it.each([
    ['Nobody Here,,sessions,5,', 'child: No child of this center is called “Nobody Here”.'],
    ['Ana Silva,X-9,sessions,5,', 'outpatientNumber: No child of this center has the clinic number “X-9”.'],
    ['Sam Same,,sessions,5,', 'child: Several children are called “Sam Same”. Enter the clinic number too.'],
    ['Arch Ived,,sessions,5,', 'child: This child is archived. Restore it first.'],
    [',,sessions,5,', 'child: This is missing.'],
    ['Ana Silva,,,5,', 'credit: This is missing.'],
    [
      'Ana Silva,,Dancing,5,',
      'credit: “Dancing” is not known here. Possible: One-to-one sessions, Preassessment, Interim assessment, FAS test.',
    ],
    ['Ana Silva,,sessions,,', 'count: This is missing.'],
    ['Ana Silva,,sessions,0,', 'count: “0” is not a whole number from 1 to 1000.'],
    ['Ana Silva,,sessions,-3,', 'count: “-3” is not a whole number from 1 to 1000.'],
    ['Ana Silva,,sessions,1001,', 'count: “1001” is not a whole number from 1 to 1000.'],
    ['Ana Silva,,sessions,2.5,', 'count: “2.5” is not a whole number from 1 to 1000.'],
    [`Ana Silva,,sessions,5,${'x'.repeat(501)}`, 'remark: This is longer than 500 characters.'],
  ])('%s says what is wrong in which column', async (of, fault) => {
    expect((await found(of)).faults).toEqual([fault]);
  });

  it.each(['课时', 'sesiones individuales', 'Prueba FAS', '前测评估'])('knows %s', async (credit) => {
    expect((await found(`Ana Silva,N-1,${credit},5,`)).faults).toEqual([]);
  });
});

it('is filled in from a template in the language of whoever asks, with what may be chosen and an example that nobody imports', async () => {
  const template = async (language: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    const { rawPayload } = await product.app.inject({ method: 'GET', url: `${base}/template`, headers });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(rawPayload).buffer as never);
    return book;
  };
  expect((await template('zh-Hans')).worksheets[0]?.getCell('C1').value).toBe('额度');
  const book = await template('en');
  const [sheet] = book.worksheets;
  expect(sheet?.getCell('C2').dataValidation).toMatchObject({ type: 'list', formulae: ['Lists!$C$1:$C$4'] });
  expect(sheet?.getCell('A2').value).toBe('Example: Ana Silva');
  sheet?.addRow([child.name, '', 'FAS test', '2', '']);
  const { body } = await upload(new Uint8Array(Buffer.from(await book.xlsx.writeBuffer())), { name: 'template.xlsx' });
  expect(body.mapping.columns).not.toContain(null);
  expect(await preview(body.id)).toMatchObject({ valid: 1, faulty: 0, items: [{ number: 3 }] });
});

it('is for whoever gives credits by hand: no coach, nobody of another center, and no list of another kind', async () => {
  const coach = await tokenOf(centre.coach);
  expect((await give(1, coach)).status).toBe(403);
  expect((await upload(list(row('sessions', 1)), { by: coach })).status).toBe(403);
  const { body } = await upload(list(row('sessions', 1)));
  const other = await aCentre(product.owner);
  for (const by of [await tokenOf(other.admin), second]) {
    expect((await product.call(by, 'GET', `${base}/${body.id}`)).status).toBe(404);
    expect((await run(body.id, 1, by)).status).toBe(404);
  }
  expect((await product.call(coach, 'GET', `${base}/${body.id}`)).status).toBe(403);
  expect((await product.call(token, 'GET', `/api/business/import/contracts/${body.id}`)).status).toBe(404);
  const theirs = await upload(list(row('sessions', 1)), { by: await tokenOf(other.admin) });
  expect(await preview(theirs.body.id, await tokenOf(other.admin))).toMatchObject({ valid: 0, faulty: 1 });
});
