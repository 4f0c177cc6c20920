import type { CurrentUser } from '@trellis/contract/account/schemas';
import type { GuardianInfo, GuardianListItem, SubjectContact } from '@trellis/contract/guardians/schemas';
import { landingPath } from '@trellis/contract/menu-rules';
import type { Policy } from '@trellis/contract/policies';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import ExcelJS from 'devextreme-exceljs-fork';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const base = '/api/business/subject';
let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let coach: string;
let stranger: string;

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner);
  const elsewhere = await aCentre(product.owner);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
  stranger = await issueToken(product.owner, elsewhere.admin.personId, elsewhere.admin.membershipId);
});
afterAll(() => product.close());

const child = (given: Parameters<typeof aSubject>[1] = {}) => aSubject(product.owner, { tenant: centre, bound: false, ...given });
const bind = (subject: SubjectBuilt, given: object, token = admin) =>
  product.call<{ guardianId: string }>(token, 'POST', `${base}/guardianAndSubject`, {
    subjectId: subject.subjectId,
    role: 'Mother',
    ...given,
  });
const info = async (guardianId: string, headers = {}) =>
  (await product.call<GuardianInfo>(admin, 'POST', `${base}/getGuardianInfo/${guardianId}`, {}, headers)).body;
const subjectInfo = async ({ subjectId }: SubjectBuilt) =>
  (await product.call<SubjectInfo>(admin, 'POST', `${base}/getSubjectInfo`, { subjectId })).body;
const list = async (query: object, token = admin) =>
  (await product.call<{ items: GuardianListItem[]; totalCount: number }>(token, 'POST', `${base}/getGuardianList`, query)).body;

const whole = {
  fullName: 'Rosa Ruiz',
  email: 'rosa@test.example',
  phone: '+1 212 555 0100',
  city: 'Boston',
  source: 'Other',
  sourceText: 'A poster in the library',
  emergencyContactName: 'Pablo Ruiz',
  emergencyContactPhone: '+1 212 555 0101',
  emergencyContactRole: 'Grandparent',
  language: 'es',
};

describe('a guardian', () => {
  it('keeps every field, and tells relations in the language of the reader', async () => {
    const subject = await child();
    const { body } = await bind(subject, whole);
    const locale = async (language: string) => {
      const kept = await info(body.guardianId, { 'accept-language': language });
      return [kept.subjects[0]?.guardianRoleRelationshipLocale, kept.emergencyContactRoleLocale];
    };
    expect(await info(body.guardianId)).toMatchObject({
      ...whole,
      confirmedAt: null,
      subjects: [{ id: subject.subjectId, role: 'Mother' }],
    });
    expect(await locale('en')).toEqual(['Mother', 'Grandparent']);
    expect(await locale('zh-Hans')).toEqual(['母亲', '祖父母或外祖父母']);
    expect(await locale('es')).toEqual(['Madre', 'Abuelo o abuela']);
  });

  it('binds the child and stands in its profile', async () => {
    const subject = await child();
    expect(await subjectInfo(subject)).toMatchObject({ isBind: false, guardians: [] });
    const { body } = await bind(subject, { fullName: 'Ada Lund' });
    expect(await subjectInfo(subject)).toMatchObject({
      isBind: true,
      guardians: [{ id: body.guardianId, nickName: 'Ada Lund', role: 'Mother' }],
    });
  });

  it('binds brothers and sisters and is recorded once, however often and from however many desks it is sent', async () => {
    const [one, other] = [await child(), await child()];
    const sent = [one, other, one, other].map((subject) => bind(subject, { fullName: 'Once Only', phone: '600 700 800' }));
    const ids = (await Promise.all(sent)).map(({ body }) => body.guardianId);
    expect(new Set(ids).size).toBe(1);
    expect((await subjectInfo(one)).guardians).toEqual((await subjectInfo(other)).guardians);
    expect((await list({ name: 'once only' })).items[0]?.subjects).toHaveLength(2);
  });

  it('who is known already is named rather than written again', async () => {
    const [one, other] = [await child(), await child()];
    const { body: known } = await bind(one, { fullName: 'Known Person', email: 'Known@test.example', phone: '+1 (617) 555-0142' });
    const check = (given: object, token = admin) =>
      product.call<{ guardian: GuardianListItem | null }>(token, 'GET', `${base}/checkGuardian`, given);
    const found = (await check({ email: 'kNOWN@test.example' })).body.guardian;
    expect(found).toMatchObject({ id: known.guardianId, fullName: 'Known Person', subjects: [{ id: one.subjectId }] });
    expect((await check({ email: 'known@test.example' }, stranger)).body.guardian).toBeNull();
    expect((await check({ phone: '1 617 555 0142' })).body.guardian?.id).toBe(known.guardianId);
    expect((await check({ phone: '000 000' })).body.guardian).toBeNull();
    const { body } = await bind(other, { guardianId: known.guardianId, role: 'Father' });
    expect(body.guardianId).toBe(known.guardianId);
    expect((await info(known.guardianId)).subjects.map(({ role }) => role).sort()).toEqual(['Father', 'Mother']);
  });

  it('of one relation there is one mother and one father, even of two at once', async () => {
    const subject = await child();
    const replies = await Promise.all([bind(subject, { fullName: 'First' }), bind(subject, { fullName: 'Second' })]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe('Trellis:GuardianRoleTaken');
    for (const fullName of ['Grandma', 'Grandpa']) expect((await bind(subject, { fullName, role: 'Grandparent' })).status).toBe(200);
    const roles = await product.call<{ items: string[] }>(admin, 'GET', '/api/business/userCoach/avaliableGuardianRoles', {
      subjectId: subject.subjectId,
    });
    expect(roles.body.items).toEqual(['Father', 'Grandparent', 'Other']);
  });

  it('is not overwritten by a stale editor, who is shown what is saved', async () => {
    const { body } = await bind(await child(), { fullName: 'Stale' });
    const { concurrencyStamp } = await info(body.guardianId);
    const save = (fullName: string) =>
      product.call(admin, 'PUT', `${base}/guardian`, { ...whole, fullName, id: body.guardianId, concurrencyStamp });
    const replies = await Promise.all([save('Berta'), save('Carla')]);
    const saved = await info(body.guardianId);
    expect(saved).toMatchObject({ ...whole, fullName: expect.stringMatching(/^(Berta|Carla)$/) });
    expect(replies.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'Trellis:StaleStamp',
      data: { current: { fullName: saved.fullName } },
    });
  });

  it('is refused by the field: a name, an address, a telephone number', async () => {
    const subject = await child();
    const members = async (given: object) => (await bind(subject, given)).error.validationErrors.flatMap((fault) => fault.members);
    expect(await members({})).toEqual(['fullName']);
    expect(await members({ fullName: 'A', email: 'nobody', phone: 'ask at home' })).toEqual(['email', 'phone']);
  });
});

describe('what a guardian may do', () => {
  const change = (given: object, token = admin) => product.call(token, 'PUT', `${base}/guardianRelation`, given);

  it('is decided child by child', async () => {
    const [one, other] = [await child({ firstName: 'One' }), await child({ firstName: 'Other' })];
    const { body } = await bind(one, { fullName: 'Rights Holder', phone: '611 222 333' });
    await bind(other, { guardianId: body.guardianId });
    const ids = { guardianId: body.guardianId, subjectId: one.subjectId };
    expect((await change({ ...ids, canPay: true, canReport: false })).status).toBe(200);
    const rights = (await info(body.guardianId)).subjects.map(({ canReport, canSchedule, canPay }) => [canReport, canSchedule, canPay]);
    expect(rights).toEqual([
      [false, true, true],
      [true, true, false],
    ]);
    expect((await change({ ...ids, role: 'Grandparent' })).status).toBe(200);
    expect((await change(ids)).status).toBe(200);
    expect((await info(body.guardianId)).subjects[0]).toMatchObject({ role: 'Grandparent', canPay: true });
    expect((await change({ ...ids, canPay: false }, stranger)).status).toBe(404);
    expect((await change({ ...ids, canPay: false }, coach)).status).toBe(403);
  });

  it('ends with the relation: a child without guardians is not bound', async () => {
    const subject = await child();
    const { body: mother } = await bind(subject, { fullName: 'Mother' });
    const { body: father } = await bind(subject, { fullName: 'Father', role: 'Father' });
    const unbind = (guardianId: string) =>
      product.call(admin, 'DELETE', `${base}/guardianRelation`, { guardianId, subjectId: subject.subjectId });
    expect((await unbind(mother.guardianId)).status).toBe(200);
    expect((await subjectInfo(subject)).isBind).toBe(true);
    expect((await unbind(mother.guardianId)).error.code).toBe('Trellis:GuardianNotFound');
    await unbind(father.guardianId);
    expect(await subjectInfo(subject)).toMatchObject({ isBind: false, guardians: [] });
  });
});

describe('the list', () => {
  it('finds by part of the name, the number, the address or the child, in any case, and nothing of other centres', async () => {
    const subject = await child({ firstName: 'Listed', lastName: 'Kid' });
    await bind(subject, { fullName: 'Zoe Filter', phone: '699 888 777', email: 'zoe.filter@test.example' });
    for (const query of [
      { filter: 'oe fIL' },
      { filter: '9 888' },
      { filter: 'FILTER@test' },
      { name: 'oe fIL' },
      { phone: '888' },
      { email: 'ZOE.' },
      { subjectName: 'listed k' },
    ]) {
      expect((await list(query)).items.map(({ fullName }) => fullName)).toEqual(['Zoe Filter']);
      expect(await list(query, stranger)).toEqual({ items: [], totalCount: 0 });
    }
    expect((await list({ name: 'Zoe_Filter' })).totalCount).toBe(0);
  });

  it('pages and sorts', async () => {
    const subject = await child();
    for (let index = 1; index <= 13; index += 1)
      await aGuardian(product.owner, { subject, role: 'Other', fullName: `Paged ${String(index).padStart(2, '0')}` });
    const names = async (query: object) => (await list({ name: 'Paged', ...query })).items.map(({ fullName }) => fullName);
    expect(await names({ sorting: 'fullName', skipCount: 10 })).toEqual(['Paged 11', 'Paged 12', 'Paged 13']);
    expect((await names({ sorting: 'fullName desc' }))[0]).toBe('Paged 13');
    expect((await product.call(admin, 'POST', `${base}/getGuardianList`, { sorting: 'phone' })).status).toBe(400);
  });

  it("shows a coach the guardians of the children that are the coach's, and each child's to whoever looks after it", async () => {
    const mine = await child({ coach: centre.coach });
    const other = await child();
    await bind(mine, { fullName: 'Reach Mine' });
    await bind(other, { fullName: 'Reach Other', phone: '655 000 111' });
    expect((await list({ name: 'Reach' }, coach)).items.map(({ fullName }) => fullName)).toEqual(['Reach Mine']);
    expect((await list({ name: 'Reach' })).totalCount).toBe(2);
    const contacts = await product.call<{ items: SubjectContact[] }>(coach, 'GET', `${base}/contacts/${other.subjectId}`);
    expect(contacts.body.items).toMatchObject([{ fullName: 'Reach Other', phone: '655 000 111', role: 'Mother', canReport: true }]);
    expect((await product.call(stranger, 'GET', `${base}/contacts/${other.subjectId}`)).status).toBe(404);
  });

  it('is served from an index in each order', async () => {
    const plan = async (name: string) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select guardian.id from app.guardians as guardian where guardian.tenant_id = ${centre.tenantId}
        order by ${sql.raw(name)} limit 12`.execute(product.owner);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    await sql`set enable_seqscan = off`.execute(product.owner);
    expect(await plan('guardian.created_at desc, guardian.id')).toContain('guardians_by_recent');
    expect(await plan('guardian.full_name, guardian.id')).toContain('guardians_by_name');
    await sql`reset enable_seqscan`.execute(product.owner);
  });
});

describe('the Excel file', () => {
  const fetchFile = async (token: string, query: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'es' };
    const reply = await product.app.inject({ method: 'GET', url: `${base}/guardianExcel?${query}`, headers });
    expect(reply.statusCode).toBe(200);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(reply.rawPayload as never);
    const rows = book.worksheets[0]?.getSheetValues().slice(1) as unknown[][];
    return { name: reply.headers['content-disposition'], rows: rows.map((row) => row.slice(1, 4)) };
  };

  it('holds the guardians of the filter, in the language of the reader', async () => {
    const tenant = await aCentre(product.owner);
    const token = await issueToken(product.owner, tenant.admin.personId, tenant.admin.membershipId);
    const subject = await aSubject(product.owner, { tenant, firstName: 'Sheet', lastName: 'Kid' });
    await aGuardian(product.owner, { subject, fullName: '=cmd()', phone: '600' });
    await aGuardian(product.owner, { subject, role: 'Father', fullName: 'Left out' });
    const { name, rows } = await fetchFile(token, 'name=cmd');
    expect(name).toContain('Tutores');
    expect(rows).toEqual([
      ['Nombre', 'Niños y niñas', 'Teléfono'],
      ['=cmd()', 'Sheet Kid (Madre)', '600'],
    ]);
  });

  it('is in the order of the list, which is that of the newest unless told', async () => {
    const tenant = await aCentre(product.owner);
    const token = await issueToken(product.owner, tenant.admin.personId, tenant.admin.membershipId);
    const subject = await aSubject(product.owner, { tenant });
    for (const fullName of ['Mila', 'Zoe', 'Abel']) await aGuardian(product.owner, { subject, role: 'Other', fullName });
    for (const sorting of [undefined, 'fullName', 'fullName desc', 'createdAt']) {
      const query: Record<string, string> = sorting ? { sorting } : {};
      const { rows } = await fetchFile(token, new URLSearchParams(query).toString());
      expect(rows.slice(1).map(([name]) => name)).toEqual((await list(query, token)).items.map(({ fullName }) => fullName));
    }
  });

  it('holds everybody of the list once, thousands of one name too', async () => {
    const crowd = await aCentre(product.owner);
    const token = await issueToken(product.owner, crowd.admin.personId, crowd.admin.membershipId);
    await sql`
      insert into app.guardians (tenant_id, full_name, phone) select ${crowd.tenantId}::uuid, 'Same Name', n::text from generate_series(1, 2100) n`.execute(
      product.owner,
    );
    const { rows } = await fetchFile(token, '');
    expect(rows).toHaveLength(2101);
    expect(new Set(rows.map(([, , phone]) => phone)).size).toBe(2101);
  });
});

describe('the page', () => {
  it('is where somebody lands who sees no page before it', async () => {
    const tenant = await aCentre(product.owner);
    const token = await issueToken(product.owner, tenant.coach.personId, tenant.coach.membershipId);
    const landing = async () => landingPath((await product.call<CurrentUser>(token, 'GET', '/api/us/Account/Info')).body);
    const deny = (policy: Policy) =>
      product.owner
        .insertInto('identity.role_policies')
        .values({ tenant_id: tenant.tenantId, role: 'Coach', policy, granted: false })
        .execute();
    await deny('Menu.DataPanel.WorkTable');
    expect(await landing()).toBe('/system/center/menu/user/subject');
    await deny('Menu.User.Subject');
    expect(await landing()).toBe('/system/center/menu/user/guardian');
  });
});

it('a coach without the right to keep files reads and does not write', async () => {
  const onlyCoach = await aMember(product.owner, { tenant: centre });
  const token = await issueToken(product.owner, onlyCoach.personId, onlyCoach.membershipId);
  expect((await bind(await child(), { fullName: 'X' }, token)).status).toBe(403);
  expect((await product.call(token, 'POST', `${base}/sendRegisterCode`, {})).status).toBe(403);
});
