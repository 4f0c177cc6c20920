import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt } from '../../../fixtures/builders.ts';
import { aTalker } from '../../../testing/chat.ts';
import { startTestProduct, type TestProduct } from '../../../testing/http.ts';

let product: TestProduct;
let centre: CentreBuilt;
beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner);
});
afterAll(() => product.close());

it('keeps what is written of a child whose longer name contains the name of the one that goes', async () => {
  const gone = await aSubject(product.owner, { tenant: centre, lastName: '王', firstName: '浩' });
  await aSubject(product.owner, { tenant: centre, lastName: '王', firstName: '浩然' });
  const lin = await aTalker(product, centre.coach);
  const conversationID = await lin.open(await aTalker(product, centre.admin));
  for (const text of ['王浩 is ill', '王浩然 is well', '王浩然 sits beside 王浩', 'Nobody is late']) await lin.say(conversationID, text);
  for (const child of ['王浩', '王浩然']) {
    const told = JSON.stringify({ child });
    await sql`insert into jobs.letters (tenant_id, recipient, language, template, data)
      values (${centre.tenantId}, ${`${child}@test.example`}, 'en', 'testLetter', ${told}::jsonb)`.execute(product.owner);
    await sql`insert into identity.messages (id, person_id, tenant_id, kind, data, zone)
      values (gen_random_uuid(), ${centre.coach.personId}, ${centre.tenantId}, 'test', ${told}::jsonb, 'UTC')`.execute(product.owner);
  }

  await sql`select app.forget_subject(${centre.tenantId}, ${gone.subjectId})`.execute(product.owner);

  const { rows: kept } = await sql<{ body: string }>`
    select body from chat.messages where conversation_id = ${conversationID} and body <> '' order by seq`.execute(product.owner);
  expect(kept.map(({ body }) => body)).toEqual(['王浩然 is well', 'Nobody is late']);
  const { rows: letters } = await sql<{ recipient: string }>`
    select recipient from jobs.letters where tenant_id = ${centre.tenantId} and template = 'testLetter'`.execute(product.owner);
  expect(letters.map(({ recipient }) => recipient)).toEqual(['王浩然@test.example']);
  const { rows: messages } = await sql<{ child: string }>`
    select data ->> 'child' as child from identity.messages where tenant_id = ${centre.tenantId} and kind = 'test'`.execute(product.owner);
  expect(messages).toEqual([{ child: '王浩然' }]);
});
