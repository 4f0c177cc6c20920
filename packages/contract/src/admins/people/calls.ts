import { z } from 'zod';
import { call, id, pagedToCap } from '../../wire.ts';
import { childInfo, childItem, childListQuery, personInfo, personItem, personListQuery } from './schemas.ts';

const people = { anyOf: ['Menu.User.UserList'] } as const;
const children = { anyOf: ['PFE.UserManagement.SubjectList'] } as const;

/** People and children across tenants; whoever looks after some centres sees those of these centres. */
export const peopleCalls = {
  personList: call('POST', '/api/rocketAdmin/user/list', {
    summary: 'Everybody with an account, newest first',
    access: { ...people, readers: 'everybody' },
    input: personListQuery,
    output: pagedToCap(personItem),
  }),
  personInfo: call('GET', '/api/rocketAdmin/user/info', {
    summary: 'Somebody with their memberships and sign-ins',
    access: people,
    input: z.object({ id: id('person') }),
    output: personInfo,
  }),
  childList: call('POST', '/api/rocketAdmin/user/subjectList', {
    summary: 'Children of all centres, newest first',
    access: { ...children, readers: 'everybody' },
    input: childListQuery,
    output: pagedToCap(childItem),
  }),
  childInfo: call('GET', '/api/rocketAdmin/user/subjectInfo', {
    summary: 'One child of any centre',
    access: children,
    input: z.object({ id: id('subject') }),
    output: childInfo,
    errors: ['SubjectNotFound'],
  }),
};
