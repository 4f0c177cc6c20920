import { api } from '../../../app/api.ts';

/** What warns of starting the next session of a plan or stands against it; asked anew each time. */
export const gatesQuery = (planId: string) =>
  api.offlinePlans.beforeStartCourse.queryOptions({ input: { userOfflinePlanId: planId }, staleTime: 0, gcTime: 0 });

/** One session with its items, forms and music. */
export const sessionQuery = (planId: string, num: number) =>
  api.offlinePlans.session.queryOptions({ input: { userOfflinePlanId: planId, num } });
