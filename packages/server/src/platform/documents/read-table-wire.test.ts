import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, aTenant } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { sendFile } from '../../testing/uploads.ts';
import { sheetAround, unfolding, workbookOf } from './test-bombs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const upload = async (token: string, content: Uint8Array): Promise<number> =>
  (await sendFile(product, '/api/business/subjectImport/file', { content, name: 'list', token })).status;

it('however many lists of a center unfold, that of another is read meanwhile', async () => {
  const tenant = await aTenant(product.owner);
  const people = await Promise.all(Array.from({ length: 8 }, () => aMember(product.owner, { tenant, roles: ['SeniorCoach'] })));
  const other = await aMember(product.owner, { roles: ['SeniorCoach'] });
  const tokens = await Promise.all(
    [...people, other].map(({ personId, membershipId }) => issueToken(product.owner, personId, membershipId)),
  );
  const [head, tail] = sheetAround;
  const slow = workbookOf({ 'xl/worksheets/sheet1.xml': unfolding(head, '<row/>'.repeat(1000), 600, tail) });
  const list = new TextEncoder().encode('Name\nAna Ruiz');
  const replies = await Promise.all(tokens.map((token, at) => upload(token, at < people.length ? slow : list)));
  expect(replies.pop()).toBe(200);
  // nothing is in them, or too many waited already
  expect(replies.filter((status) => status !== 400 && status !== 429)).toEqual([]);
});
