import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMember, anOverseer } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { largePng } from '../../testing/pictures.ts';
import { pdf, uploadAs } from '../../testing/uploads.ts';
import { storage } from './storage.ts';

let product: TestProduct;
let coach: string;
let lead: string;
let platform: string;
/** Sells classes and gives none. */
let seller: string;

beforeAll(async () => {
  product = await startTestProduct();
  const member = await aMember(product.owner);
  const senior = await aMember(product.owner, { tenant: member, roles: ['SeniorCoach'] });
  const operator = await anOverseer(product.owner, { side: 'management', role: 'operation' });
  const admin = await aMember(product.owner, { tenant: member, roles: ['CenterAdmin'] });
  await product.owner
    .insertInto('identity.role_policies')
    .values({ tenant_id: member.tenantId, role: 'CenterAdmin', policy: 'RocketSystem.UserOfflinePlan', granted: false })
    .execute();
  await product.owner
    .insertInto('identity.role_policies')
    .values({ tenant_id: member.tenantId, role: 'SeniorCoach', policy: 'PFE.Account.Profile.Write', granted: false })
    .execute();
  [coach, lead, platform, seller] = (await Promise.all(
    [member, senior, operator, admin].map(({ personId, membershipId }) => issueToken(product.owner, personId, membershipId)),
  )) as [string, string, string, string];
});
afterAll(() => product.close());

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#0072E380' } });
const fetched = async (url: string) => (await product.app.inject({ method: 'GET', url })).rawPayload;

const exe = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(512)]);
const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** The files that lie in a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const { objects } = await storage().listAll(folder, { recursive: true });
  return [...objects].flatMap((entry) => (entry.isFile ? [entry.key] : []));
}

describe('an upload of a person', () => {
  it.each(['rocketAdmin', 'business'] as const)('is taken under %s and can be fetched again', async (prefix) => {
    const { status, body } = await uploadAs(product, coach, { kind: 'resumes', content: pdf, name: 'CV.pdf', prefix });
    expect([status, body.fileName]).toEqual([200, 'CV.pdf']);
    expect((await fetched(body.url)).equals(pdf)).toBe(true);
  });

  it('is taken as the picture of a child from whoever changes children, though not their own account', async () => {
    const content = await canvas(40, 40).png().toBuffer();
    const { body } = await uploadAs(product, lead, { kind: 'picture', content });
    const child = { firstName: 'Noa', lastName: 'Levi', birthday: '2020-06-05', gender: 'Female', gradeName: 0, pictureId: body.id };
    expect((await product.call(lead, 'POST', '/api/business/subject/subject', child)).status).toBe(200);
    expect((await product.call(lead, 'PUT', '/api/business/user/profile', { name: 'Another' })).status).toBe(403);
  });

  it.each([
    ['an exe named .jpg', exe],
    ['an SVG', svg],
    ['a PDF', pdf],
    ['half a picture', null],
  ])('as a photo, %s is refused with a message at its field', async (_, content) => {
    const half = (await canvas(400, 400).png().toBuffer()).subarray(0, 200);
    const { status, error } = await uploadAs(product, coach, { kind: 'picture', content: content ?? half, name: 'me.jpg' });
    expect([status, error.code, error.validationErrors[0]?.members]).toEqual([415, 'Trellis:FileTypeRefused', ['file']]);
    expect(error.message.length).toBeGreaterThan(10);
  });

  it.each([
    ['an exe', exe],
    ['an SVG', svg],
    ['a text', Buffer.from('My life so far')],
  ])('as a CV, %s is refused', async (_, content) => {
    expect((await uploadAs(product, coach, { kind: 'resumes', content, name: 'CV.pdf' })).error.code).toBe('Trellis:FileTypeRefused');
  });

  it('that would fill the memory when drawn is refused by its size alone', async () => {
    const bomb = largePng({ width: 16_000, height: 16_000 });
    expect(bomb.length).toBeLessThan(limits.upload.image);
    const { status, error } = await uploadAs(product, coach, { kind: 'picture', content: bomb });
    expect([status, error.code, error.data['max']]).toEqual([413, 'Trellis:PictureTooLarge', 50]);
  });

  it('over its size is refused with the size that is allowed', async () => {
    const { status, error } = await uploadAs(product, coach, {
      kind: 'resumes',
      content: Buffer.concat([pdf, Buffer.alloc(limits.upload.pdf)]),
    });
    expect([status, error.code, error.data['max']]).toEqual([413, 'Trellis:FileTooLarge', 20]);
  });

  it('as a logo is for those who keep tenants, and is drawn at most 1024 wide', async () => {
    const content = await canvas(3000, 1000).png().toBuffer();
    expect((await uploadAs(product, coach, { kind: 'logo', content })).status).toBe(403);
    const { body } = await uploadAs(product, platform, { kind: 'logo', content });
    const metadata = await sharp(await fetched(body.url)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1024, height: 341, hasAlpha: true });
  });
});

describe('an upload of a centre', () => {
  it.each(['rocketAdmin', 'business'] as const)(
    'takes the PDF of a family contract under %s, of those who add contracts',
    async (prefix) => {
      const { status, body } = await uploadAs(product, lead, { kind: 'UserContract', content: pdf, name: 'Contract.pdf', prefix });
      expect([status, body.fileName]).toEqual([200, 'Contract.pdf']);
      const address = await product.call<{ url: string }>(lead, 'GET', `/api/business/File/address/${body.id}`);
      expect((await fetched(address.body.url)).equals(pdf)).toBe(true);
      expect((await product.call(coach, 'GET', `/api/business/File/address/${body.id}`)).status).toBe(404);
      expect((await product.call(seller, 'GET', `/api/business/File/address/${body.id}`)).status).toBe(200);
      expect((await uploadAs(product, coach, { kind: 'UserContract', content: pdf, prefix })).status).toBe(403);
    },
  );

  it('takes no picture for a contract', async () => {
    const content = await canvas(10, 10).png().toBuffer();
    expect((await uploadAs(product, lead, { kind: 'UserContract', content })).error.code).toBe('Trellis:FileTypeRefused');
  });

  it('is not made by the platform, nor by nobody, nor of an unknown kind', async () => {
    const content = await canvas(10, 10).png().toBuffer();
    expect((await uploadAs(product, platform, { kind: 'feedbackImage', content })).status).toBe(403);
    expect((await uploadAs(product, undefined, { kind: 'picture', content })).status).toBe(401);
    expect((await uploadAs(product, coach, { kind: 'anything', content })).status).toBe(400);
  });
});

describe('an upload whose row cannot be written', () => {
  it.each([
    ['identity.uploads', 'resumes', pdf],
    ['identity.uploads', 'picture', largePng({ width: 10, height: 10 })],
    ['app.files', 'feedbackImage', largePng({ width: 10, height: 10 })],
  ] as const)('of %s as a %s leaves no file', async (table, kind, content) => {
    // what an upload before left on its way goes once its answer is out
    await vi.waitFor(async () => expect(await filesIn('incoming')).toEqual([]));
    const before = await filesIn('');
    await sql`alter table ${sql.table(table)} add constraint takes_none check (false) not valid`.execute(product.owner);
    try {
      expect((await uploadAs(product, coach, { kind, content })).status).toBe(500);
    } finally {
      await sql`alter table ${sql.table(table)} drop constraint takes_none`.execute(product.owner);
    }
    await vi.waitFor(async () => expect(await filesIn('')).toEqual(before));
    expect((await uploadAs(product, coach, { kind, content })).status).toBe(200);
  });
});
