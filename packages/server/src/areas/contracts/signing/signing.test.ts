import type { UserContract } from '@trellis/contract/contracts/schemas';
import type { GuestContract } from '@trellis/contract/contracts/signing/guest-calls';
import type { ContractTerms } from '@trellis/contract/contracts/signing/terms-calls';
import type { FamilyCode } from '@trellis/contract/guardians/family-code';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSubject, type CentreBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { aBanner, aGuardian } from '../../../fixtures/family-builders.ts';
import { aContract } from '../../../fixtures/training-builders.ts';
import type { TestProduct } from '../../../testing/http.ts';
import { openOneCentre } from '../../../testing/one-centre.ts';
import { readPdf } from '../../../testing/pdf.ts';

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let child: SubjectBuilt;
let mother: string;
let id: string;

beforeAll(async () => {
  ({ product, centre, token: admin } = await openOneCentre('Riverside'));
});
afterAll(() => product.close());
beforeEach(async () => {
  child = await aSubject(product.owner, { tenant: centre, firstName: 'Mina', lastName: 'Ruiz' });
  mother = (await aGuardian(product.owner, { subject: child, fullName: 'Rosa Ruiz' })).guardianId;
  id = (await aContract(product.owner, { subject: child, seller: centre.admin, classes: 12 })).contractId;
});

const base = '/api/rocketAdmin/userContract';
const signature = 'M20 100 L80 40 L140 120 M200 60 L240 90';
const codeFor = (guardianId = mother) =>
  product.call<FamilyCode>(admin, 'POST', `${base}/signing/code`, { userContractId: id, guardianId });
const tokenFor = async (guardianId = mother) => new URL((await codeFor(guardianId)).body.url).hash.slice(1);
const guest = <T = GuestContract>(token: string, method = 'GET', input?: object) =>
  product.call<T>(undefined, method, '/api/m/contract', input, { authorization: `Guest ${token}` });
const sign = (token: string, stamp: string, drawn: string | null = signature) =>
  guest(token, 'POST', { stamp, signerName: 'Rosa Ruiz', signature: drawn, agreed: true });
const contract = async () => (await product.call<UserContract>(admin, 'GET', `${base}/${id}`)).body;
const update = async (changes: object) => {
  const { reasonId: _, files, ...known } = await contract();
  const reasons = await product.call<{ items: { kind: string; options: { id: string }[] }[] }>(admin, 'GET', `${base}/reasonQuestion`);
  const reasonId = reasons.body.items.find(({ kind }) => kind === 'Signing')?.options[0]?.id;
  return product.call(admin, 'PUT', base, { ...known, contractType: 'First', reasonId, fileIds: files.map((file) => file.id), ...changes });
};
const pdf = (token: string) =>
  product.app.inject({ method: 'GET', url: '/api/m/contract/pdf', headers: { authorization: `Guest ${token}`, 'accept-language': 'en' } });

it('shows families what the platform tells them, beneath what they came for', async () => {
  await aBanner(product.owner, 'Open day');
  expect((await guest(await tokenFor())).body.banners).toMatchObject([{ title: 'Open day', link: null, imageUrl: null }]);
});

describe('a contract at a guardian', () => {
  it('is sent, opened and signed, and the front desk sees each', async () => {
    expect((await contract()).signing).toBeNull();
    const token = await tokenFor();
    expect((await contract()).signing).toMatchObject({ state: 'Sent', guardianName: 'Rosa Ruiz', openTime: null, signTime: null });
    const opened = (await guest(token)).body;
    expect(opened).toMatchObject({
      childName: 'Mina',
      guardianName: 'Rosa Ruiz',
      content: { centerName: 'Riverside', childName: 'Mina Ruiz', totalClass: 12, amount: 1140, currency: 'USD' },
      terms: { version: 1 },
      isOpen: true,
      signed: null,
    });
    expect((await contract()).signing).toMatchObject({ state: 'Opened', signerName: null });
    expect((await sign(token, opened.stamp)).status).toBe(200);
    expect((await contract()).signing).toMatchObject({ state: 'Signed', signerName: 'Rosa Ruiz', language: 'en', termsVersion: 1 });
    expect((await guest(token)).body.signed).toMatchObject({ name: 'Rosa Ruiz', signature });
    // whoever sent it is told
    const told = await product.call<{ items: object[] }>(admin, 'GET', '/api/business/message/list');
    expect(told.body.items[0]).toMatchObject({
      kind: 'contractSigned',
      subjectId: child.subjectId,
      content: expect.stringContaining('Rosa Ruiz'),
    });
  });

  it('is signed once: again changes nothing, and nobody else signs it', async () => {
    const father = (await aGuardian(product.owner, { subject: child, fullName: 'Paul Ruiz', role: 'Father' })).guardianId;
    const [token, other] = [await tokenFor(), await tokenFor(father)];
    const { stamp } = (await guest(token)).body;
    const replies = await Promise.all([sign(token, stamp), sign(token, stamp), sign(token, stamp)]);
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const late = await sign(other, stamp);
    expect([late.status, late.error?.code]).toEqual([409, 'RocketSystem:ContractSigned']);
    expect((await guest(other)).body).toMatchObject({ isOpen: false, signed: null });
    expect((await codeFor(father)).error?.code).toBe('RocketSystem:ContractSigned');
  });

  it('is not signed when the center changed it meanwhile, nor once it is stopped', async () => {
    const token = await tokenFor();
    const { stamp } = (await guest(token)).body;
    expect((await update({ amount: 900 })).status).toBe(200);
    expect((await sign(token, stamp)).error?.code).toBe('RocketSystem:ContractChanged');
    const again = (await guest(token)).body;
    expect(again.content.amount).toBe(900);
    await product.call(admin, 'POST', `${base}/stop`, { id });
    expect((await sign(token, again.stamp)).error?.code).toBe('RocketSystem:UserContractStopped');
    expect((await codeFor()).error?.code).toBe('RocketSystem:UserContractStopped');
  });

  it('is not signed for a child who is archived, and its page says so', async () => {
    const token = await tokenFor();
    const { stamp, isOpen } = (await guest(token)).body;
    expect(isOpen).toBe(true);
    await product.call(admin, 'POST', '/api/business/subject/archive', { subjectId: child.subjectId });
    expect((await guest(token)).body.isOpen).toBe(false);
    expect((await sign(token, stamp)).error?.code).toBe('Trellis:LinkClosed');
  });

  it('is not signed with strokes that nobody sees', async () => {
    const token = await tokenFor();
    const { stamp } = (await guest(token)).body;
    for (const unseen of ['M20 100 M80 40', 'M20 100 L601 40', 'M20 281 L80 40', 'M700 100 L800 100'])
      expect([unseen, (await sign(token, stamp, unseen)).status]).toEqual([unseen, 400]);
    expect((await sign(token, stamp, 'M0 0 M600 280 L0 280 M599 9')).status).toBe(200);
  });

  it('no longer changes what was signed; reminders and files still do', async () => {
    const token = await tokenFor();
    await sign(token, (await guest(token)).body.stamp);
    for (const change of [
      { amount: 900 },
      { totalClass: 13 },
      { signTime: '2025-01-02' },
      { purpose: 'GroupTraining' },
      { discount: true },
    ]) {
      const reply = await update(change);
      expect([reply.status, JSON.stringify(change)]).not.toEqual([200, JSON.stringify(change)]);
    }
    expect((await update({ amount: 900 })).error?.code).toBe('RocketSystem:ContractSigned');
    expect((await update({ remind: true })).status).toBe(200);
    expect((await contract()).amount).toBe(1140);
  });

  it('is kept by both sides as a PDF with guardian, terms and signature', async () => {
    const token = await tokenFor();
    expect((await pdf(token)).statusCode).toBe(404);
    expect((await product.call(admin, 'POST', '/downloadPdf', { document: 'signedContract', id })).status).toBe(404);
    await sign(token, (await guest(token)).body.stamp);
    const reply = await pdf(token);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    const theirs = (await readPdf(reply.rawPayload)).pages.join('\n');
    const ours = await product.app.inject({
      method: 'POST',
      url: '/downloadPdf',
      headers: { authorization: `Bearer ${admin}`, 'accept-language': 'es' },
      payload: { document: 'signedContract', id, language: 'en' },
    });
    for (const text of [theirs, (await readPdf(ours.rawPayload)).pages.join('\n')]) {
      for (const words of ['Mina Ruiz', '$1,140.00', 'Terms (version 1)', 'trained coaches', 'Rosa Ruiz, guardian'])
        expect(text).toContain(words);
    }
  });

  it('is signed by typing the name, where somebody cannot draw, and kept as what it is', async () => {
    const token = await tokenFor();
    expect((await sign(token, (await guest(token)).body.stamp, null)).status).toBe(200);
    expect((await guest(token)).body.signed).toMatchObject({ name: 'Rosa Ruiz', signature: null });
    const paper = (await readPdf((await pdf(token)).rawPayload)).pages.join('\n').replace(/\s+/g, ' ');
    expect(paper).toContain('by typing the name, without a drawn signature');
  });

  it('is mailed in the language of the guardian, and only to guardians of the child', async () => {
    const mailed = await product.call(admin, 'POST', `${base}/signing/mail`, {
      userContractId: id,
      guardianId: mother,
      email: 'rosa@example.com',
    });
    expect(mailed.body).toEqual({ sentTo: 'rosa@example.com' });
    const letter = await product.owner
      .selectFrom('jobs.letters')
      .select(['recipient', 'data'])
      .where('template', '=', 'contractToSign')
      .executeTakeFirstOrThrow();
    expect(letter).toMatchObject({ recipient: 'rosa@example.com', data: { childName: 'Mina', tenantName: 'Riverside' } });
    const stranger = await aSubject(product.owner, { tenant: centre, firstName: 'Bo', lastName: 'Berg' });
    const { guardianId } = await aGuardian(product.owner, { subject: stranger, fullName: 'Nils Berg' });
    expect((await codeFor(guardianId)).error?.code).toBe('Trellis:GuardianNotFound');
  });
});

describe('the terms', () => {
  const publish = (version: number, word: string) =>
    product.call<{ version: number }>(admin, 'POST', '/api/rocketAdmin/userContractConfiguration/terms', {
      version,
      body: { en: word, 'zh-Hans': word, es: word },
    });
  const inUse = async () => (await product.call<ContractTerms>(admin, 'GET', '/api/rocketAdmin/userContractConfiguration/terms')).body;

  it('are the platform’s until the center publishes its own; whoever was sent a version signs that one', async () => {
    expect(await inUse()).toMatchObject({ version: 1, isOwn: false, creatorName: null });
    const before = await tokenFor();
    expect((await publish(0, 'Ours one')).body).toEqual({ version: 1 });
    const replies = await Promise.all([publish(1, 'Ours two'), publish(1, 'Ours too')]);
    expect(replies.map((reply) => reply.error?.code ?? reply.status).toSorted()).toEqual([200, 'RocketSystem:TermsChanged']);
    expect(await inUse()).toMatchObject({ version: 2, isOwn: true, creatorName: centre.admin.name });
    expect((await guest(before)).body.terms.text).toContain('trained coaches');
    const after = await tokenFor();
    expect((await guest(after)).body.terms).toMatchObject({ version: 2, text: (await inUse()).body.en });
  });

  it('are changed by nobody once they are out, as what was signed is not', async () => {
    await expect(product.pools.centre.updateTable('catalog.contract_terms').set({ version: 9 }).execute()).rejects.toThrow(
      'permission denied',
    );
    await expect(product.pools.centre.updateTable('app.contract_signings').set({ signer_name: 'X' }).execute()).rejects.toThrow(
      'permission denied',
    );
  });
});
