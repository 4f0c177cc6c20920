import { aCentre, anOverseer } from '../fixtures/builders.ts';
import { issueToken, startTestProduct } from './http.ts';

/** Somebody of the staff, as a list shows them. */
export interface StaffRow {
  id: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  roles: string[];
  state: string;
  frozen: boolean;
  isActivated: boolean;
  isClosed: boolean;
  tenantId: string;
  concurrencyStamp: string;
  assignedChildren: number;
}

/** Two centres, and those who keep the staff of the first, over HTTP. */
export async function openStaffDesk() {
  const product = await startTestProduct();
  const { owner } = product;
  const centre = await aCentre(owner, { name: 'Here' });
  const elsewhere = await aCentre(owner, { name: 'Elsewhere' });
  const operator = await anOverseer(owner, { side: 'management', role: 'admin' });
  const overseer = await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [centre] });
  const members = [centre.admin, centre.coach, operator, overseer];
  const tokens = await Promise.all(members.map(({ personId, membershipId }) => issueToken(owner, personId, membershipId)));
  const [admin, coach, platform, enterprise] = tokens as [string, string, string, string];
  const post = <T = StaffRow>(token: string, path: string, input: object) =>
    product.call<T>(token, 'POST', `/api/business/user${path}`, input);
  return {
    product,
    centre,
    elsewhere,
    /** Tokens of the first centre's administrator and coach, of the platform's, and of its enterprise's. */
    admin,
    coach,
    platform,
    enterprise,
    post,
    invite: (input: object, token = admin) => post<{ id: string }>(token, '', { name: 'Nia Okoro', roles: ['Coach'], ...input }),
    list: (token: string, input: object = {}) =>
      post<{ items: StaffRow[]; totalCount: number }>(token, '/list', { maxResultCount: 100, ...input }),
    detail: async (userId: string, tenantId = centre.tenantId, token = admin) =>
      (await post(token, '/prepareForEdit', { userId, tenantId })).body,
    lettersTo: (recipient: string) => owner.selectFrom('jobs.letters').selectAll().where('recipient', '=', recipient).execute(),
    freeze: (token: string, userId: string, operate = 'Freeze', tenantId = centre.tenantId) =>
      post<{ state: string }>(token, '/freezeUser', { operate, userId, tenantId }),
  };
}

export type StaffDesk = Awaited<ReturnType<typeof openStaffDesk>>;
