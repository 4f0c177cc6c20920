import { randomUUID } from 'node:crypto';
import type { PersonProfile } from '@trellis/contract/account/profile';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anOverseer, type MemberBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { pdf, uploadAs } from '../../testing/uploads.ts';

let product: TestProduct;
let coach: MemberBuilt;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
  coach = await aMember(product.owner);
  token = await issueToken(product.owner, coach.personId, coach.membershipId);
});
afterAll(() => product.close());

const info = async (as = token) => (await product.call<CurrentUser>(as, 'GET', '/api/us/Account/Info')).body;
const change = async (input: object, as = token, path = '/api/business/user/profile') => {
  const { concurrencyStamp } = await info(as);
  return product.call<PersonProfile>(as, 'PUT', path, { concurrencyStamp, ...input });
};

describe('the own profile', () => {
  it('is told with the current user and at its own address', async () => {
    const user = await info();
    expect(user).toMatchObject({ id: coach.personId, email: coach.email, gender: 'Unknown', birthday: null, picture: null, resumes: [] });
    expect(user).toMatchObject({ phoneNumber: null, countryCode: null, frozen: false, canEditResumes: true });
    const profile = await product.call<PersonProfile>(token, 'GET', '/api/us/Internal/Account/Profile');
    expect(user).toMatchObject(profile.body);
  });

  it.each(['/api/business/user/profile', '/api/us/Internal/Account/Profile'])(
    'changes what is given, at %s, and keeps the rest',
    async (path) => {
      const { status } = await change({ name: ' Ada King ', gender: 'Female', birthday: '1990-12-10' }, token, path);
      expect(status).toBe(200);
      await change({ gender: 'Others' }, token, path);
      expect(await info()).toMatchObject({ name: 'Ada King', gender: 'Others', birthday: '1990-12-10' });
      await change({ birthday: null }, token, path);
      expect((await info()).birthday).toBeNull();
    },
  );

  it('is not born in the future', async () => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const { status, error } = await change({ birthday: tomorrow });
    expect([status, error.code, error.validationErrors[0]?.members]).toEqual([400, 'Trellis:BirthdayInFuture', ['birthday']]);
  });

  it.each([{ name: '  ' }, { name: 'x'.repeat(101) }, { gender: 'other' }, { birthday: '2001-02-30' }])('refuses %o', async (input) => {
    expect((await change(input)).error.code).toBe('Trellis:InvalidInput');
  });

  it('shows a stale editor what is saved now', async () => {
    const { concurrencyStamp } = await info();
    await change({ name: 'First' });
    const late = await product.call(token, 'PUT', '/api/business/user/profile', { name: 'Second', concurrencyStamp });
    expect([late.status, late.error.code, (late.error.data['current'] as PersonProfile).name]).toEqual([
      409,
      'Trellis:StaleStamp',
      'First',
    ]);
    expect((await info()).name).toBe('First');
  });

  it('is only read by the administrator of an enterprise', async () => {
    const person = await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin' });
    const enterprise = await issueToken(product.owner, person.personId, person.membershipId);
    for (const [method, path] of [
      ['PUT', '/api/business/user/profile'],
      ['PUT', '/api/us/Internal/Account/Profile'],
      ['PUT', '/api/business/user/resumes'],
      ['POST', '/api/business/user/resetEmailCheckPassword'],
      ['PUT', '/api/business/user/userEmail'],
      ['POST', '/api/us/Internal/Account/ChangePhoneNumber'],
    ] as const) {
      const reply = await product.call(enterprise, method, path, {});
      expect([path, reply.status, reply.error.code]).toEqual([path, 403, 'Trellis:NotAllowed']);
    }
    expect((await uploadAs(product, enterprise, { kind: 'picture', content: await aPicture() })).status).toBe(403);
    expect(await info(enterprise)).toMatchObject({ type: 'Enterprise', canEditResumes: false });
  });
});

const aPicture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#0072E3' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody at 51.5 N' } })
    .toBuffer();

describe('the own picture', () => {
  it('is drawn anew, small, without what the camera wrote', async () => {
    const { body } = await uploadAs(product, token, { kind: 'picture', content: await aPicture(), name: 'me.jpg' });
    const { status } = await change({ pictureId: body.id });
    expect(status).toBe(200);
    const { picture } = await info();
    const stored = (await product.app.inject({ method: 'GET', url: picture ?? '' })).rawPayload;
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 341 });
    expect(metadata.exif).toBeUndefined();
  });

  it('is no upload of somebody else, of another kind, or one used before', async () => {
    const other = await aMember(product.owner);
    const otherToken = await issueToken(product.owner, other.personId, other.membershipId);
    const theirs = await uploadAs(product, otherToken, { kind: 'picture', content: await aPicture() });
    const cv = await uploadAs(product, token, { kind: 'resumes', content: pdf });
    const own = await uploadAs(product, token, { kind: 'picture', content: await aPicture() });
    expect((await change({ pictureId: own.body.id })).status).toBe(200);
    for (const pictureId of [theirs.body.id, cv.body.id, own.body.id, randomUUID()]) {
      expect((await change({ pictureId })).error.code).toBe('Trellis:NotFound');
    }
  });

  it('can be taken away', async () => {
    await change({ pictureId: null });
    expect((await info()).picture).toBeNull();
  });
});

describe('the own CVs', () => {
  const keep = (resumes: { id: string }[], as = token) =>
    product.call<{ resumes: CurrentUser['resumes'] }>(as, 'PUT', '/api/business/user/resumes', { resumes });

  it('come in, stay and go as they are named', async () => {
    const uploads = await Promise.all(
      ['One.pdf', 'Two.pdf'].map((name) => uploadAs(product, token, { kind: 'resumes', content: pdf, name })),
    );
    const { body } = await keep(uploads.map((upload) => ({ id: upload.body.id })));
    expect(body.resumes.map(({ fileName }) => fileName).sort()).toEqual(['One.pdf', 'Two.pdf']);
    const [one] = body.resumes.filter(({ fileName }) => fileName === 'One.pdf');
    await keep(one ? [one] : []);
    expect((await info()).resumes.map(({ fileName }) => fileName)).toEqual(['One.pdf']);
    const opened = await product.call<{ url: string; type: string; ownerName: string }>(
      token,
      'GET',
      `/api/business/user/resumes/${one?.id}`,
    );
    expect(opened.body).toMatchObject({ type: 'application/pdf', fileName: 'One.pdf' });
    expect((await product.app.inject({ method: 'GET', url: opened.body.url })).rawPayload.equals(pdf)).toBe(true);
  });

  it('are at most ten', async () => {
    const { error } = await keep(Array.from({ length: 11 }, () => ({ id: randomUUID() })));
    expect(error.code).toBe('Trellis:InvalidInput');
  });

  it('are no others than own uploads', async () => {
    expect((await keep([{ id: randomUUID() }])).status).toBe(404);
  });

  it('are opened by those who lead the same centre, and nobody beyond', async () => {
    const id = (await info()).resumes[0]?.id;
    const open = async (roles: readonly ('CenterAdmin' | 'Coach')[], tenant?: MemberBuilt) => {
      const member = await aMember(product.owner, { roles, ...(tenant && { tenant }) });
      const as = await issueToken(product.owner, member.personId, member.membershipId);
      return (await product.call(as, 'GET', `/api/business/user/resumes/${id}`)).status;
    };
    expect(await open(['CenterAdmin'], coach)).toBe(200);
    expect(await open(['Coach'], coach)).toBe(403);
    expect(await open(['CenterAdmin'])).toBe(404);
    const over = async (centres: MemberBuilt[]) => {
      const person = await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres });
      const as = await issueToken(product.owner, person.personId, person.membershipId);
      return (await product.call(as, 'GET', `/api/business/user/resumes/${id}`)).status;
    };
    expect([await over([coach]), await over([])]).toEqual([200, 404]);
  });

  it('are not for every role to keep', async () => {
    const admin = await aMember(product.owner, { roles: ['CenterAdmin'] });
    const as = await issueToken(product.owner, admin.personId, admin.membershipId);
    expect((await info(as)).canEditResumes).toBe(false);
    expect((await keep([], as)).status).toBe(403);
    expect((await uploadAs(product, as, { kind: 'resumes', content: pdf })).status).toBe(403);
  });
});
