import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { createContext, use } from 'react';
import { api } from '../../../app/api.ts';
import { refreshPlans } from '../queries.ts';
import { sessionQuery } from './session-query.ts';

/** What of a session differs by whose it is: a child's alone, or a class's. */
export interface SessionDesk {
  /** What the names of its answers begin with while they are kept: each goes to the calls of its kind. */
  prefix: string;
  /** Many take part: who attends is marked, and something is said of each who does. */
  isClass: boolean;
  /** Where the session stands among what was asked. */
  keyOf: (session: Pick<SessionView, 'userOfflinePlanId' | 'num'>) => QueryKey;
  /** All that is asked anew once everything was sent. */
  ofArea: QueryKey;
  /** Asks anew for all that a finished session changes. */
  refresh: (client: QueryClient) => Promise<void>;
}

const oneToOneDesk: SessionDesk = {
  prefix: '',
  isClass: false,
  keyOf: ({ userOfflinePlanId, num }) => sessionQuery(userOfflinePlanId, num).queryKey,
  ofArea: api.offlinePlans.key(),
  refresh: refreshPlans,
};

export const SessionDeskContext = createContext(oneToOneDesk);
export const useDesk = (): SessionDesk => use(SessionDeskContext);
