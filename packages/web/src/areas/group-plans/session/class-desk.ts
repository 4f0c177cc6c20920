import { api } from '../../../app/api.ts';
import type { SessionDesk } from '../../offline-plans/public.ts';
import { refreshGroupPlans } from '../queries.ts';
import { classSessionQuery } from './class-query.ts';

/** What a session of a class asks of its area. */
export const classDesk: SessionDesk = {
  prefix: 'class:',
  isClass: true,
  keyOf: ({ userOfflinePlanId, num }) => classSessionQuery(userOfflinePlanId, num).queryKey,
  ofArea: api.groupSessions.key(),
  refresh: refreshGroupPlans,
};
