import type { ImportResult, SubjectImport } from '@trellis/contract/subject-imports/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { sendFile } from '../../testing/uploads.ts';

const base = '/api/business/subjectImport';
const known = 'A child of the center has the same name and birthday. If this is another child, add it by hand.';
let product: TestProduct;
let tenantId: string;
let lead: string;

beforeAll(async () => {
  product = await startTestProduct();
  const senior = await aMember(product.owner, { roles: ['SeniorCoach'] });
  tenantId = senior.tenantId;
  lead = await issueToken(product.owner, senior.personId, senior.membershipId);
});
afterAll(() => product.close());

const line = (name: string, number = '') => `${name},2019-03-04,f,1,${number}`;

/** Uploads a list of these lines and answers its id. */
async function upload(...lines: string[]): Promise<string> {
  const content = `Name,Birthday,Gender,Grade,Clinic number\n${lines.join('\n')}`;
  return (await sendFile<SubjectImport>(product, `${base}/file`, { content, name: 'children.csv', token: lead })).body.id;
}

interface Remarked {
  faults: { message: string }[];
  warnings: { message: string }[];
}
async function preview(id: string) {
  const { body } = await product.call<{ items: Remarked[]; valid: number }>(lead, 'GET', `${base}/${id}/row`, { maxResultCount: 100 });
  return { valid: body.valid, remarks: body.items.map(({ faults, warnings }) => [faults[0]?.message, warnings[0]?.message]) };
}
const run = (id: string, rows: number) => product.call<ImportResult>(lead, 'POST', `${base}/${id}/run`, { rows });
const countNamed = async (pattern: string) => {
  const children = product.owner.selectFrom('app.subjects').select('id').where('tenant_id', '=', tenantId);
  return (await children.where('name', 'like', pattern).execute()).length;
};

describe('an import', () => {
  it('of one list, uploaded ten times and begun ten times at once, brings its children once', async () => {
    // long enough that each is looked through before the first one is in
    const list = Array.from({ length: 300 }, (_, at) => line(`Kid${at} Ten`));
    const lists = [];
    for (let count = 0; count < 10; count += 1) lists.push(await upload(...list));
    for (const id of lists) expect((await preview(id)).valid).toBe(300);
    const replies = await Promise.all(lists.map((id) => run(id, 300)));
    expect(replies.map(({ status, error }) => error?.code ?? status).sort()).toEqual([
      200,
      ...Array<string>(9).fill('Trellis:ImportChanged'),
    ]);
    expect(await countNamed('% Ten')).toBe(300);
    const late = lists[replies.findIndex(({ status }) => status !== 200)] ?? '';
    expect(await preview(late)).toEqual({ valid: 0, remarks: Array(100).fill([known, undefined]) });
  });

  it('takes no child twice: the same name and birthday is the same child, unless clinic numbers tell them apart', async () => {
    expect((await run(await upload(line('Ana Same'), line('Bea Same', 'Same-1')), 2)).status).toBe(200);
    const again = await upload(
      line('ana SAME'),
      line('Ana Same', 'Same-2'),
      'Ana Same,2018-03-04,f,1,',
      line('Bea Same', 'Same-3'),
      line('Cat Same'),
      line('Cat Same'),
      'Cat Same,2018-03-04,f,1,',
      line('Dan Same', 'Same-4'),
      line('Dan Same', 'Same-5'),
    );
    const { remarks, valid } = await preview(again);
    const sameName = 'A child of the center has the same name.';
    expect(remarks).toEqual([
      [known, undefined],
      [known, undefined],
      [undefined, sameName],
      [undefined, sameName],
      [undefined, undefined],
      ['Row 6 has the same name and birthday.', undefined],
      [undefined, 'Row 6 has the same name.'],
      [undefined, undefined],
      [undefined, 'Row 9 has the same name.'],
    ]);
    expect((await run(again, valid)).body).toEqual({ imported: 6, skipped: 3, guardians: 0 });
  });
});
