import type { Loaded, OpenSession } from './load.ts';
import type { Call, Conversation } from './measure.ts';

export interface Scenario {
  name: string;
  /** The least share of the other server's requests that the product is meant to reach. */
  aim: number;
  conversations: Conversation[];
  /** What the other server is asked; the same, where it says nothing. */
  asked?: Conversation[];
}

/** Who may ask the raw server. */
export interface RawAccess {
  token: string;
  tenantId: string;
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

/** What is measured beside the raw server: the product's calls and what is asked of a bare table in their place. */
export function rawScenarios({ leadToken: token, childIds }: Loaded): Scenario[] {
  const subject = '/api/business/subject';
  const page = { skipCount: 0, maxResultCount: 12 };
  const each = (call: (id: string, at: number) => Conversation) => childIds.map(call);
  const numbers = (at: number) => [`A-${at}`, `B-${at}`];
  const put = (body: unknown): Call => ({ ...post(token, `${subject}/outpatientNumber`, body), method: 'PUT' });
  return [
    {
      name: 'Children, 12 and total',
      aim: 0.6,
      conversations: [[post(token, `${subject}/getList`, page)]],
      asked: [[post(token, '/list', {})]],
    },
    {
      name: 'Children, by name',
      aim: 0.6,
      conversations: [[post(token, `${subject}/getList`, { ...page, filter: nameFilter })]],
      asked: [[post(token, '/by-name', { name: nameFilter })]],
    },
    {
      name: 'One child',
      aim: 0.4,
      conversations: each((id) => [post(token, `${subject}/getSubjectInfo`, { subjectId: id })]),
      asked: each((id) => [post(token, '/one', { id })]),
    },
    {
      name: 'Update a child',
      aim: 0.4,
      conversations: each((id, at) => numbers(at).map((outpatientNumber) => put({ id, outpatientNumber }))),
      asked: each((id, at) => numbers(at).map((number) => post(token, '/update', { id, number }))),
    },
  ];
}

/** What is measured beside the product's own statements. A connection keeps to one session, so that punch and undo follow each other and both write. */
export function scenarios({ token, platformToken, sessions }: Loaded): Scenario[] {
  const view = ({ planId, num }: OpenSession): Call => ({
    method: 'GET',
    path: `${plans}/userOfflinePlanCourse?userOfflinePlanId=${planId}&num=${num}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const punch = ({ firstItemId }: OpenSession, hasDone: boolean | null) => post(token, `${plans}/punch`, { itemId: firstItemId, hasDone });
  return [
    { name: 'Centers of the platform', aim: 0.6, conversations: [[tenantListCall(platformToken)]] },
    { name: 'Staff of the platform', aim: 0.6, conversations: [[staffListCall(platformToken)]] },
    { name: 'Open a session', aim: 0.6, conversations: sessions.map((session) => [view(session)]) },
    { name: 'Punch and undo', aim: 0.7, conversations: sessions.map((session) => [punch(session, true), punch(session, null)]) },
  ];
}
