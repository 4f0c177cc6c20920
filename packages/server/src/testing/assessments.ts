import type { UserAssessment, UserAssessmentDetail } from '@trellis/contract/assessments/schemas';
import { makeDueReports } from '../areas/assessments/report-round.ts';
import { createContract } from '../areas/tenant-contracts/contracts/write-contract.ts';
import { addResource } from '../areas/tenant-contracts/resources/change-resources.ts';
import { actingForPlatform } from '../fixtures/acting-as.ts';
import { aCentre, anOverseer, aSubject, type CentreBuilt, type SubjectBuilt } from '../fixtures/builders.ts';
import { insertCatalog } from '../fixtures/catalog-rows.ts';
import { everydaySections } from '../fixtures/content/everyday-questions.ts';
import { grantAssessments, publishAssessments } from '../fixtures/publish-assessments.ts';
import { publishQuestionnaires } from '../fixtures/publish-questionnaires.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { setPublicOrigin } from '../platform/http/origin.ts';
import { issueToken, startTestProduct, type TestProduct } from './http.ts';

export const base = '/api/rocketAdmin/userAssessment';

/** The same answer to every question of the first assessments. */
export const answersOf = (answer: string) =>
  Object.fromEntries(everydaySections.flatMap(({ questions }) => questions.map(({ name }) => [name, answer])));

/** A centre that may order every assessment of the product, over HTTP. */
export async function openAssessments() {
  const product: TestProduct = await startTestProduct();
  setPublicOrigin('https://trellis.test');
  const { owner } = product;
  await insertCatalog(owner);
  await publishQuestionnaires(owner);
  await publishAssessments(owner);
  const centre = await aCentre(owner, { name: 'Riverside' });
  await grantAssessments(owner, [centre.tenantId]);
  const admin = await issueToken(owner, centre.admin.personId, centre.admin.membershipId);
  const items = await owner.selectFrom('catalog.assessments').select(['id', 'code']).execute();
  const idOf = (code: string) => items.find((item) => item.code === code)?.id ?? '';
  const call = <T>(method: string, path: string, input?: object, as = admin) => product.call<T>(as, method, path, input);
  const detail = async (userAssessmentId: string) =>
    (await call<UserAssessmentDetail>('GET', `${base}/userAssessment`, { userAssessmentId })).body;
  return {
    product,
    owner,
    centre,
    admin,
    idOf,
    call,
    detail,
    find: async (id: string) => (await call<UserAssessment>('GET', `${base}/${id}`)).body,
    makeReports: () => makeDueReports(product.pools, (line) => console.error(line)),
    child: (given: { birthday?: string } = {}): Promise<SubjectBuilt> => aSubject(owner, { tenant: centre, firstName: 'Mina', ...given }),
    order: async (subjectId: string, ...codes: string[]): Promise<UserAssessment[]> => {
      const reply = await call<{ items: UserAssessment[] }>('POST', base, { subjectId, assessmentIds: codes.map(idOf) });
      return reply.body.items;
    },
    /** Counts of a child for those that cost. */
    give: async (userId: string, times = 1): Promise<void> => {
      const tag = await owner
        .selectFrom('catalog.assessment_tags')
        .select('id')
        .where('code', '=', 'preAssessment')
        .executeTakeFirstOrThrow();
      await call('POST', '/api/rocketAdmin/userCredit/assessmentTimes', { userId, times, tagId: tag.id });
    },
    /** Answers at the desk, from the consent to the last page. */
    answer: async (userAssessmentId: string, answer = 'sometimes', besides: Record<string, string> = {}) => {
      await call('POST', `${base}/confirm`, { userAssessmentId });
      const { concurrencyStamp } = await detail(userAssessmentId);
      const whole = { answerContent: { ...answersOf(answer), ...besides }, finishedPage: 7, concurrencyStamp, isComplete: true };
      return call<UserAssessmentDetail>('PUT', `${base}/answers/${userAssessmentId}`, whole);
    },
  };
}

export type AssessmentScene = Awaited<ReturnType<typeof openAssessments>>;

/** Lets a centre's contract with the platform hold so many assessments. */
export async function buyAssessments({ owner }: AssessmentScene, centre: CentreBuilt, amount: number): Promise<void> {
  const { personId, membershipId } = await anOverseer(owner, { side: 'management', role: 'finance' });
  const finance = actingForPlatform({ personId, membershipId, name: 'Finance', role: 'finance' });
  await inTransaction(owner, { 'app.person_id': personId }, async (db) => {
    const terms = { number: `A-${centre.tenantId}`, signTime: '2026-01-15', startTime: null, endTime: null, amount: 100, remark: null };
    const { id } = await createContract(db, finance, { tenantId: centre.tenantId, ...terms });
    await addResource('assessment')(db, finance, { tenantContractId: id, itemId: null, amount });
  });
}
