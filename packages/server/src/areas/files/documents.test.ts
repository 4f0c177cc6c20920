import { randomUUID } from 'node:crypto';
import { limits } from '@trellis/contract/limits';
import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { developmentHistory } from '../../fixtures/content/questionnaire-development.ts';
import { publishQuestionnaires } from '../../fixtures/publish-questionnaires.ts';
import { aContract, aPlan } from '../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { type ReadPdf, readPdf } from '../../testing/pdf.ts';
import { storage } from './storage.ts';

let product: TestProduct;
let centre: CentreBuilt;
let child: SubjectBuilt;
let admin: string;
let coach: string;
let stranger: string;

beforeAll(async () => {
  product = await startTestProduct();
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner, { name: 'Riverside 河畔', zone: 'America/New_York' });
  child = await aSubject(product.owner, { tenant: centre, firstName: '浩然', lastName: '王' });
  const foreign = await aMember(product.owner, { roles: ['CenterAdmin'] });
  const tokenOf = (member: { personId: string; membershipId: string }) => issueToken(product.owner, member.personId, member.membershipId);
  [admin, coach, stranger] = (await Promise.all([centre.admin, centre.coach, foreign].map(tokenOf))) as [string, string, string];
});
afterAll(() => product.close());

const ask = (token: string | undefined, order: object, language = 'en') =>
  product.app.inject({
    method: 'POST',
    url: '/downloadPdf',
    headers: { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload: order,
  });

async function read(order: object, language = 'en', token = admin): Promise<ReadPdf & { text: string; disposition: string }> {
  const reply = await ask(token, order, language);
  expect([reply.statusCode, reply.headers['content-type']], reply.body.slice(0, 300)).toEqual([200, 'application/pdf']);
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const pdf = await readPdf(reply.rawPayload);
  return { ...pdf, text: pdf.pages.join('\n'), disposition: decodeURIComponent(String(reply.headers['content-disposition'])) };
}

async function refusal(token: string | undefined, order: object): Promise<[number, string]> {
  const reply = await ask(token, order);
  return [reply.statusCode, reply.json().error.code];
}

const record = () => ({ document: 'subjectRecord', id: child.subjectId });

describe('any document', () => {
  it.each([
    ['en', 'Record: ', 'Page 1 of 1', 'Made on'],
    ['zh-Hans', '档案：', '第 1 页，共 1 页', '生成时间'],
    ['es', 'Expediente: ', 'Página 1 de 1', 'Generado el'],
  ])('is a .pdf in %s whose text can be copied and read aloud', async (language, title, page, made) => {
    const pdf = await read(record(), language);
    expect(pdf).toMatchObject({ language, isTagged: true });
    expect(pdf.title).toBe(`${title}${child.name}`);
    for (const words of ['浩然', page, made, 'Riverside 河畔']) expect(pdf.pages[0]).toContain(words);
    expect(pdf.disposition).toMatch(/filename\*=UTF-8''.+浩然.* \d{4}-\d\d-\d\d\.pdf$/);
  });

  it('is in the language that it names, whatever the reader speaks, and its path in any case', async () => {
    expect((await read({ ...record(), language: 'es' }, 'zh-Hans')).text).toContain('Expediente');
    const reply = await product.call(admin, 'POST', '/DOWNLOADPDF', { Document: 'subjectRecord', Id: child.subjectId });
    expect(reply.status).toBe(200);
  });

  it('carries the logo of the center', async () => {
    const key = `logos/${randomUUID()}.webp`;
    const plain = (await ask(admin, record())).rawPayload;
    await storage().put(
      key,
      await sharp({ create: { width: 300, height: 90, channels: 4, background: 'green' } })
        .webp()
        .toBuffer(),
    );
    await product.owner.updateTable('identity.tenants').set({ logo_key: key }).where('id', '=', centre.tenantId).execute();
    const reply = await ask(admin, record());
    expect(plain.includes('/Subtype /Image')).toBe(false);
    expect(reply.rawPayload.includes('/Subtype /Image')).toBe(true);
    await storage().delete(key);
    expect((await ask(admin, record())).statusCode).toBe(200);
  });

  it('draws a letter that the font lacks without its mark', async () => {
    const other = await aSubject(product.owner, { tenant: centre, firstName: 'Łukasz', lastName: 'Dvořák' });
    expect((await read({ ...record(), id: other.subjectId })).text).toContain('Lukasz Dvorák');
  });

  it('is refused in the order of every call: sign-in, policy, input, existence', async () => {
    expect(await refusal(undefined, {})).toEqual([401, 'Trellis:NotSignedIn']);
    const powerless = await aMember(product.owner, { tenant: centre, roles: ['personal'] });
    const token = await issueToken(product.owner, powerless.personId, powerless.membershipId);
    expect(await refusal(token, {})).toEqual([403, 'Trellis:NotAllowed']);
    expect(await refusal(admin, { document: 'payslip', id: child.subjectId })).toEqual([400, 'Trellis:InvalidInput']);
    expect(await refusal(stranger, record())).toEqual([404, 'SubjectNotFound']);
    expect(await refusal(stranger, { ...record(), document: 'creditStatement' })).toEqual([404, 'SubjectNotFound']);
  });

  it('comes out whole of many at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(admin, record())));
    const [whole = [], refused = []] = [200, 429].map((code) => replies.filter(({ statusCode }) => statusCode === code));
    expect(whole.length + refused.length).toBe(replies.length);
    // three of one person wait at once, and a place is free again when one of them is drawn
    expect(whole.length).toBeGreaterThanOrEqual(3);
    expect(refused.length).toBeGreaterThan(0);
    for (const { rawPayload } of whole) expect(rawPayload.subarray(-6).toString()).toContain('%%EOF');
  });
});

describe('the record of a child', () => {
  it('shows contracts, plans and attendance to whoever may see them', async () => {
    const kid = await aSubject(product.owner, { tenant: centre, coach: centre.coach });
    await aContract(product.owner, { subject: kid, seller: centre.admin, classes: 12 });
    await aPlan(product.owner, { subject: kid, coach: centre.coach });
    await product.call(admin, 'POST', '/api/business/checkIn/in', { subjectId: kid.subjectId });
    const { text } = await read({ ...record(), id: kid.subjectId });
    for (const words of ['$1,140.00', '0 of 12', 'still here', centre.coach.name]) expect(text).toContain(words);
    // a coach has no part in contracts
    expect((await read({ ...record(), id: kid.subjectId }, 'en', coach)).text).not.toContain('$1,140.00');
  });
});

it('the record of a child who trains in classes alone says what its page says is left', async () => {
  const kid = await aSubject(product.owner, { tenant: centre });
  await aContract(product.owner, { subject: kid, seller: centre.admin, classes: 9, purpose: 'GroupTraining' });
  expect((await read({ ...record(), id: kid.subjectId })).text).toContain('9 · Class');
});

describe('the statement of credits', () => {
  const order = () => ({ document: 'creditStatement', id: child.subjectId });

  it('holds every posting as filtered, with sums that equal the ledger', async () => {
    await aContract(product.owner, { subject: child, seller: centre.admin, classes: 10, now: new Date('2026-03-02T15:00:00Z') });
    const change = (classHours: number, remark: string) =>
      product.call(admin, 'POST', '/api/rocketAdmin/userCredit/classHours', { userId: child.subjectId, classHours, remark });
    await change(5, 'Gift 礼物');
    await change(-2, 'Mistake');
    // a narrow column breaks a name
    const text = (await read(order())).text.replace(/\s+/g, ' ');
    for (const words of ['03/02/2026 10:00', '+10', '+5', '−2', 'Gift 礼物', 'Mistake', centre.admin.name]) expect(text).toContain(words);
    const balance = await product.call<{ remainingTimes: number }>(admin, 'GET', `/api/rocketAdmin/userCredit/${child.subjectId}`);
    expect(text).toContain(`Sum of changes One-to-one sessions +${balance.body.remainingTimes}`);
    const march = (await read({ ...order(), from: '2026-03-01', to: '2026-03-31' })).text;
    expect(march).toContain('03/01/2026 – 03/31/2026');
    expect([march.includes('Gift'), march.includes('+10')]).toEqual([false, true]);
  });

  it('adds up when a contract was stopped: what is left and what is set aside are the sum of its records', async () => {
    const kid = await aSubject(product.owner, { tenant: centre });
    const { contractId } = await aContract(product.owner, { subject: kid, seller: centre.admin, classes: 10 });
    await product.call(admin, 'POST', '/api/rocketAdmin/userCredit/classHours', { userId: kid.subjectId, classHours: 3 });
    const written = async () => (await read({ ...order(), id: kid.subjectId })).text.replace(/\s+/g, ' ');
    expect(await written()).not.toContain('Set aside');
    await product.call(admin, 'POST', '/api/rocketAdmin/userContract/stop', { id: contractId });
    const text = await written();
    for (const words of ['Sessions left 3', 'Set aside 10', 'Sum of changes One-to-one sessions +13']) expect(text).toContain(words);
  });

  it('goes on from page to page with its headers, and is refused when it is too long', { timeout: 120_000 }, async () => {
    const busy = await aSubject(product.owner, { tenant: centre });
    await aContract(product.owner, { subject: busy, seller: centre.admin, classes: 1 });
    const repeat = (times: number) =>
      sql`insert into app.postings (tenant_id, key, kind, from_id, to_id, amount, subject_id, person_id)
        select tenant_id, key || ':' || number || ':' || ${times}::int, kind, from_id, to_id, amount, subject_id, person_id
        from app.postings, generate_series(1, ${times}::int) as number where subject_id = ${busy.subjectId} limit ${times}`.execute(
        product.owner,
      );
    await repeat(299);
    const { pages } = await read({ ...order(), id: busy.subjectId });
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect(page).toContain('Balance');
    expect(pages.join('').match(/Sale/g)).toHaveLength(300);
    await repeat(limits.document.rows);
    expect(await refusal(admin, { ...order(), id: busy.subjectId })).toEqual([409, 'Trellis:DocumentTooLong']);
  });
});

describe('a questionnaire', () => {
  const base = '/api/rocketAdmin/userQuestionnaire';
  const best = Object.fromEntries(
    developmentHistory.scoring.sections.flatMap(({ questions }) =>
      questions.map(({ name, points }) => [name, Object.entries(points).sort(([, one], [, other]) => other - one)[0]?.[0] ?? '']),
    ),
  );

  it('is there once it is submitted, with each answer in words and its indices', async () => {
    const opened = await product.call<AnswerRecord>(admin, 'POST', `${base}/developmentQuestionnaireNew`, { subjectId: child.subjectId });
    const { id, concurrencyStamp } = opened.body;
    const order = { document: 'questionnaire', id };
    expect(await refusal(admin, order)).toEqual([409, 'Trellis:QuestionnaireOpen']);
    const saved = await product.call<AnswerRecord>(admin, 'PUT', `${base}/${id}`, {
      finishedPage: 5,
      concurrencyStamp,
      answerContent: best,
      isComplete: true,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { text } = await read(order, 'zh-Hans');
    for (const { name } of saved.body.scores) expect(name).not.toBe('');
    for (const section of developmentHistory.scoring.sections) expect(text).toContain(section.name['zh-Hans']);
    expect(text).toContain('100');
    expect((await read(order)).text).toContain('Submitted on');
    expect(await refusal(stranger, order)).toEqual([404, 'Trellis:QuestionnaireNotFound']);
  });
});

describe("a family's contract", () => {
  it('shows its terms and payments, and not to a coach, who sees no contracts', async () => {
    const { contractId } = await aContract(product.owner, { subject: child, seller: centre.admin, classes: 4 });
    const pay = (isRecharge: boolean, amount: number) =>
      product.call(admin, 'POST', '/api/rocketAdmin/userContract/recharge', {
        userContractId: contractId,
        isRecharge,
        amount,
        payDate: '2025-02-03',
        remark: '现金 ¡Gracias!',
      });
    for (const paid of [await pay(true, 300), await pay(false, 50.5)]) expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    const order = { document: 'userContract', id: contractId };
    const { text } = await read(order);
    for (const words of ['$380.00', '$300.00', '-$50.50', '$249.50', '$130.50', '02/03/2025', '现金 ¡Gracias!'])
      expect(text).toContain(words);
    expect(await refusal(coach, order)).toEqual([403, 'Trellis:NotAllowed']);
    expect(await refusal(stranger, order)).toEqual([404, 'Trellis:NotFound']);
  });
});
