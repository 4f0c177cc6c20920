import type { QueryClient } from '@tanstack/react-query';
import type { ToStart } from '../../offline-plans/public.ts';
import { startQuery } from '../queries.ts';
import { classDesk } from '../session/class-desk.ts';
import { classSessionQuery } from '../session/class-query.ts';

/** The next session of a class, with the children who may take part as the center said last. */
export const classToStart = (client: QueryClient, planId: string): ToStart => ({
  planId,
  prefix: classDesk.prefix,
  gates: () => client.ensureQueryData({ ...startQuery(planId), retry: false }),
  session: (num) => client.ensureQueryData({ ...classSessionQuery(planId, num), retry: false }),
});
