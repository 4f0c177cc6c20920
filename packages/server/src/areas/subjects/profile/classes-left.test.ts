import type { SubjectInfo, SubjectListItem } from '@trellis/contract/subjects/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAs, aSubject, type CentreBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { aContract, anOccurrence, aPlan } from '../../../fixtures/training-builders.ts';
import type { TestProduct } from '../../../testing/http.ts';
import { openOneCentre } from '../../../testing/one-centre.ts';
import { stopContract } from '../../contracts/stop-contract.ts';
import { consumeClass } from '../../credits/public.ts';

let product: TestProduct;
let centre: CentreBuilt;
let token: string;
beforeAll(async () => {
  ({ product, centre, token } = await openOneCentre());
});
afterAll(() => product.close());

const post = async <T>(path: string, input: object) => (await product.call<T>(token, 'POST', `/api/business/subject/${path}`, input)).body;
const list = (input: object) => post<{ items: SubjectListItem[]; totalCount: number }>('getList', input);
const aChild = (firstName: string) => aSubject(product.owner, { tenant: centre, firstName });
const as = <T>(run: Parameters<typeof actAs<T>>[2]) => actAs(product.owner, centre.admin.at(), run);

/** What the list and the child's own page tell. */
async function left({ subjectId, name }: SubjectBuilt) {
  const { items } = await list({ filter: name });
  const { remainingTimes } = await post<SubjectInfo>('getSubjectInfo', { subjectId });
  return [items.find(({ id }) => id === subjectId)?.remainingTimes, remainingTimes];
}

async function consume(subject: SubjectBuilt) {
  const plan = await aPlan(product.owner, { subject, coach: centre.coach });
  const { id: sessionId } = await product.owner
    .selectFrom('app.sessions')
    .select('id')
    .where('plan_id', '=', plan.planId)
    .where('num', '=', 1)
    .executeTakeFirstOrThrow();
  const consumption = { subjectId: subject.subjectId, commodity: 'oneToOne', sessionId, run: 1, occurrenceId: null } as const;
  await as((db) => consumeClass(db, centre.admin.at(), consumption));
}

describe('the classes that a child has left', () => {
  it('are those that were sold less those that were consumed', async () => {
    const [subject, other] = [await aChild('Ada'), await aChild('Bo')];
    expect(await left(subject)).toEqual([0, 0]);
    await aContract(product.owner, { subject, seller: centre.admin, classes: 3 });
    expect(await left(subject)).toEqual([3, 3]);
    await consume(subject);
    expect(await left(subject)).toEqual([2, 2]);
    expect(await left(other)).toEqual([0, 0]);
  });

  it('count those that a booking holds, and none of a group or of a stopped contract', async () => {
    const subject = await aChild('Cleo');
    const { contractId } = await aContract(product.owner, { subject, seller: centre.admin, classes: 3 });
    await aContract(product.owner, { subject, seller: centre.admin, classes: 5, purpose: 'GroupTraining' });
    await anOccurrence(product.owner, { plan: await aPlan(product.owner, { subject, coach: centre.coach }) });
    expect(await left(subject)).toEqual([3, 3]);
    await as((db) => stopContract(db, centre.admin.at(), { id: contractId }));
    expect(await left(subject)).toEqual([0, 0]);
  });
});

describe('a page of children', () => {
  it('has ten of them where nobody says how many', async () => {
    for (let count = 0; count < 11; count += 1) await aChild('Eleven');
    const { items, totalCount } = await list({ filter: 'eleven' });
    expect([items.length, totalCount]).toEqual([10, 11]);
    expect((await list({ filter: 'eleven', skipCount: 10 })).items).toHaveLength(1);
  });
});
