import type { Supervision, Supervisor, TrainingStaff } from '@trellis/contract/admins/supervisors/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, type CentreBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/trainerSupervise';

let product: TestProduct;
let riverside: CentreBuilt;
let harbour: CentreBuilt;
let operator: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  riverside = await aCentre(owner, { name: 'Riverside' });
  harbour = await aCentre(owner, { name: 'Harbour' });
  operator = await tokenOf(await anOverseer(owner, { side: 'management', role: 'training' }));
});
afterAll(() => product.close());

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const post = (path: string, input: object = {}, token = operator) => product.call(token, 'POST', `${base}/${path}`, input);
const aTrainer = (tenant = riverside) => aMember(product.owner, { tenant, roles: ['Coach'] });
const supervisors = async (token = operator) =>
  (await product.call<{ items: Supervisor[]; totalCount: number }>(token, 'GET', `${base}/supervisedList`)).body.items;
const staff = async (input: object = {}, token = operator) =>
  (await product.call<{ items: TrainingStaff[]; totalCount: number }>(token, 'GET', '/api/rocketAdmin/trainerTraining/staffList', input))
    .body.items;
const isSupervisor = async (personId: string) => (await supervisors()).some((each) => each.id === personId);

async function linkOf(email: string): Promise<string> {
  const letters = await product.owner
    .selectFrom('jobs.letters')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .execute();
  expect(letters[0]).toMatchObject({ template: 'supervisorInvitation' });
  const { link: address } = (letters[0]?.data ?? { link: '' }) as { link: string };
  const link = new URL(address);
  expect(link.pathname).toBe('/acceptSupervision');
  return link.searchParams.get('token') ?? '';
}

describe('a trainer', () => {
  it('is made a supervisor, once, and is one no longer when that is cancelled', async () => {
    const trainer = await aTrainer();
    expect((await post(`toSupervisor/${trainer.personId}`)).status).toBe(200);
    expect(await supervisors()).toMatchObject([{ id: trainer.personId, tenants: [{ name: 'Riverside' }], trainers: [] }]);
    expect((await post(`toSupervisor/${trainer.personId}`)).error.code).toBe('Trellis:AlreadySupervisor');
    expect((await post(`cancelSupervisor/${trainer.personId}`)).status).toBe(200);
    expect(await supervisors()).toEqual([]);
    expect((await post(`cancelSupervisor/${trainer.personId}`)).status).toBe(404);
  });

  it('is somebody who trains at a center now', async () => {
    const frozen = await aMember(product.owner, { tenant: riverside, roles: ['Coach'], state: 'Invalid' });
    const manager = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    for (const { personId } of [frozen, manager]) expect((await post(`toSupervisor/${personId}`)).status).toBe(404);
  });

  it('is under one supervisor at a time, who is not themselves', async () => {
    const [trainer, first, second] = [await aTrainer(), await aTrainer(), await aTrainer(harbour)];
    const assign = (supervisorId: string) => post('trainerToSupervisor', { trainerId: trainer.personId, supervisorId });
    expect((await assign(first.personId)).status).toBe(404);
    await post(`toSupervisor/${first.personId}`);
    await post(`toSupervisor/${second.personId}`);
    expect((await assign(first.personId)).status).toBe(200);
    expect((await assign(second.personId)).status).toBe(200);
    expect((await supervisors()).map(({ id, trainers }) => [id, trainers.map((each) => each.id)])).toEqual(
      expect.arrayContaining([
        [first.personId, []],
        [second.personId, [trainer.personId]],
      ]),
    );
    expect((await staff()).find((each) => each.id === trainer.personId)).toMatchObject({
      supervisor: { id: second.personId },
      isSupervisor: false,
    });
    const own = await post('trainerToSupervisor', { trainerId: first.personId, supervisorId: first.personId });
    expect(own.error.code).toBe('Trellis:OwnSupervisor');
    const release = (supervisorId: string) =>
      product.call(operator, 'DELETE', `${base}/trainerToSupervisor`, { trainerId: trainer.personId, supervisorId });
    expect([(await release(first.personId)).status, (await release(second.personId)).status]).toEqual([404, 200]);
    await assign(first.personId);
    await post(`cancelSupervisor/${first.personId}`);
    expect((await staff()).find((each) => each.id === trainer.personId)?.supervisor).toBeNull();
  });

  it('becomes a supervisor by the link of a letter: signed in as themselves, once', async () => {
    const trainer = await aTrainer();
    const invited = await post('sendInviteTrainerToSupervisorEmail', { userId: trainer.personId });
    expect(invited.status, JSON.stringify(invited.body)).toBe(200);
    expect((await staff({ filter: trainer.email })).map((each) => each.isInvited)).toEqual([true]);
    expect((await post('sendInviteTrainerToSupervisorEmail', { userId: trainer.personId })).error.code).toBe('Trellis:LetterTooSoon');
    const token = await linkOf(trainer.email);
    const accept = (as: string | undefined) => product.call(as, 'POST', `${base}/trainerToSupervisorByToken`, { token });
    expect((await accept(undefined)).status).toBe(401);
    expect((await accept(await tokenOf(harbour.coach))).error.code).toBe('Trellis:InvitedSomebodyElse');
    expect(await isSupervisor(trainer.personId)).toBe(false);
    const own = await tokenOf(trainer);
    expect((await accept(own)).status).toBe(200);
    expect(await isSupervisor(trainer.personId)).toBe(true);
    expect((await accept(own)).error.code).toBe('UserAlreadyActive');
    expect((await post('sendInviteTrainerToSupervisorEmail', { userId: trainer.personId })).error.code).toBe('Trellis:AlreadySupervisor');
  });

  it('cannot use a link that is over, or that was never sent', async () => {
    const trainer = await aTrainer();
    await post('sendInviteTrainerToSupervisorEmail', { userId: trainer.personId });
    const token = await linkOf(trainer.email);
    await product.owner
      .updateTable('identity.invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('person_id', '=', trainer.personId)
      .execute();
    const own = await tokenOf(trainer);
    for (const tried of [token, 'of-no-invitation']) {
      const reply = await post('trainerToSupervisorByToken', { token: tried }, own);
      expect([reply.status, reply.error.code]).toEqual([400, 'ErrorActiveLink']);
    }
  });
});

describe('who supervises whom', () => {
  it('is a line for each trainer who is supervised, found by either name, until it ends', async () => {
    const [trainer, other, above] = [await aTrainer(), await aTrainer(harbour), await aTrainer()];
    await post(`toSupervisor/${above.personId}`);
    for (const { personId: trainerId } of [trainer, other]) await post('trainerToSupervisor', { trainerId, supervisorId: above.personId });
    type Listed = { items: Supervision[]; totalCount: number };
    const list = async (input: object = {}, token = operator) =>
      (await product.call<Listed>(token, 'GET', `${base}/relationList`, { maxResultCount: 1000, ...input })).body;
    const { items, totalCount } = await list({ filter: above.email });
    expect([totalCount, items.map(({ id }) => id).toSorted()]).toEqual([2, [trainer.personId, other.personId].toSorted()]);
    expect((await list({ filter: trainer.email })).items).toMatchObject([
      { id: trainer.personId, name: trainer.name, tenants: [{ name: 'Riverside' }], supervisor: { id: above.personId, name: above.name } },
    ]);
    const managed = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training', centres: [riverside] }));
    expect((await list({}, managed)).items.map(({ id }) => id)).not.toContain(other.personId);
    expect((await product.call(await tokenOf(riverside.admin), 'GET', `${base}/relationList`)).status).toBe(403);
    await post(`cancelSupervisor/${above.personId}`);
    expect((await list({ filter: above.email })).totalCount).toBe(0);
  });
});

describe('training staff', () => {
  it('are those of all centers, or of one, with how much they trained', async () => {
    const here = await staff({ tenantId: harbour.tenantId, maxResultCount: 99 });
    expect(here.map((each) => each.id)).toContain(harbour.coach.personId);
    expect(here.flatMap((each) => each.tenants.map((tenant) => tenant.name))).not.toContain('Riverside');
    expect(here[0]).toMatchObject({ completedSessions: 0, childrenTrained: 0 });
    expect((await staff()).map((each) => each.id)).not.toContain(riverside.admin.personId);
  });

  it('of another center do not exist for whoever looks after some, and they change nothing', async () => {
    const managed = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training', centres: [riverside] }));
    await post(`toSupervisor/${harbour.coach.personId}`);
    const seen = await staff({ maxResultCount: 1000 }, managed);
    expect(seen.map((each) => each.id)).toContain(riverside.coach.personId);
    expect(seen.map((each) => each.id)).not.toContain(harbour.coach.personId);
    expect((await supervisors(managed)).map((each) => each.id)).not.toContain(harbour.coach.personId);
    expect((await post(`toSupervisor/${riverside.coach.personId}`, {}, managed)).status).toBe(403);
    expect((await post(`toSupervisor/${riverside.coach.personId}`, {}, await tokenOf(riverside.admin))).status).toBe(403);
  });
});
