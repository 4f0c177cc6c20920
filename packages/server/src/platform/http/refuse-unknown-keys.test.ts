import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
  const admin = await aMember(product.owner, { roles: ['CenterAdmin'] });
  token = await issueToken(product.owner, admin.personId, admin.membershipId);
});
afterAll(() => product.close());

const create = (input: object, language = 'en') =>
  product.call(token, 'POST', '/api/vrclassroom/testLocation', input, { 'accept-language': language });

it('a write names what it does not know, and what else is wrong', async () => {
  const { status, error } = await create({ Adress: 'typo', enabled: 'perhaps' });
  expect([status, error.code]).toEqual([400, 'Trellis:InvalidInput']);
  expect(error.validationErrors).toEqual([
    { message: 'This does not belong here: adress.', members: ['adress'] },
    { message: 'name is required', members: ['name'] },
    { message: 'Choose yes or no.', members: ['enabled'] },
  ]);
});

it('in the language of whoever sent it', async () => {
  const { error } = await create({ name: 'A', adress: 'typo' }, 'zh-CN');
  expect(error.validationErrors).toEqual([{ message: '不应包含：adress。', members: ['adress'] }]);
});

it('also in its address', async () => {
  const { error } = await product.call(token, 'POST', '/api/vrclassroom/testLocation?adress=typo', { name: 'A' });
  expect(error.validationErrors.map(({ members }) => members)).toEqual([['adress']]);
});

it('a list takes what it does not know: that narrows nothing', async () => {
  const { status } = await product.call(token, 'POST', '/api/business/subject/getList', { colour: 'red' });
  expect(status).toBe(200);
});

it('a change may come with what else is read of the thing, and with nothing else', async () => {
  const { body } = await product.call<{ Id: string }>(token, 'POST', '/api/vrclassroom/testLocation', { name: 'A' });
  const path = `/api/vrclassroom/testLocation/${body.Id}`;
  const { body: read } = await product.call<{ CreationTime: string }>(token, 'GET', path);
  expect(read).toHaveProperty('CreationTime');
  const { error } = await product.call(token, 'PUT', path, { ...read, Name: 'B', adress: 'typo' });
  expect(error.validationErrors.map(({ members }) => members)).toEqual([['adress']]);
  expect((await product.call(token, 'PUT', path, { ...read, Name: 'B' })).status).toBe(200);
});
