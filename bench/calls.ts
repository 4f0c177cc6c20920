import type { Loaded, OpenSession } from './load.ts';
import type { Call, Conversation } from './measure.ts';

export interface Scenario {
  name: string;
  /** The least share of the plain server's requests that the product is meant to reach. */
  aim: number;
  conversations: Conversation[];
}

export const nameFilter = 'mia';
const plans = '/api/rocketAdmin/userOfflinePlan';

/** The first page of the centre's children, of all or of those with a part of a name. */
export function listCall(token: string, filter?: string): Call {
  return post(token, '/api/business/subject/getList', { skipCount: 0, maxResultCount: 10, filter });
}

/** The first page of all centres. */
export const tenantListCall = (token: string): Call => ({
  method: 'GET',
  path: '/api/business/tenant/list?type=Center&maxResultCount=10',
  headers: { authorization: `Bearer ${token}` },
});

/** The first page of the staff of all centres. */
export const staffListCall = (token: string): Call => post(token, '/api/business/user/list', { skipCount: 0, maxResultCount: 10 });

const post = (token: string, path: string, body: unknown): Call => ({
  method: 'POST',
  path,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** What is measured. A connection keeps to one session, so that punch and undo follow each other and both write. */
export function scenarios({ token, platformToken, sessions }: Loaded): Scenario[] {
  const view = ({ planId, num }: OpenSession): Call => ({
    method: 'GET',
    path: `${plans}/userOfflinePlanCourse?userOfflinePlanId=${planId}&num=${num}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const punch = ({ firstItemId }: OpenSession, hasDone: boolean | null) => post(token, `${plans}/punch`, { itemId: firstItemId, hasDone });
  return [
    { name: 'Children, no filter', aim: 0.6, conversations: [[listCall(token)]] },
    { name: 'Children, by name', aim: 0.6, conversations: [[listCall(token, nameFilter)]] },
    { name: 'Centers of the platform', aim: 0.6, conversations: [[tenantListCall(platformToken)]] },
    { name: 'Staff of the platform', aim: 0.6, conversations: [[staffListCall(platformToken)]] },
    { name: 'Open a session', aim: 0.6, conversations: sessions.map((session) => [view(session)]) },
    { name: 'Punch and undo', aim: 0.7, conversations: sessions.map((session) => [punch(session, true), punch(session, null)]) },
  ];
}
