import { expect, it } from 'vitest';
import { spellReply } from './capital-keys.ts';

const body = { items: [{ id: 'x' }], totalCount: 1 };

it('spells the keys of the calls that devices make with a capital', () => {
  const reply = { matched: true, response: { status: 200, body } };
  const spelled = { matched: true, response: { status: 200, body: { Items: [{ Id: 'x' }], TotalCount: 1 } } };
  expect(spellReply('/api/vrclassroom/testLocation', reply)).toEqual(spelled);
});

it('leaves every other call, a file and what matched nothing as they are', () => {
  const reply = { matched: true, response: { body } };
  const file = { matched: true, response: { body: new Blob(['x']) } };
  const none = { matched: false, response: undefined };
  expect(spellReply('/api/business/subject/getList', reply)).toEqual(reply);
  expect(spellReply('/api/vrclassroom/TestingCenter/TestRequestsExcel', file).response.body).toBe(file.response.body);
  expect(spellReply('/api/vrclassroom/nothing', none)).toBe(none);
});
