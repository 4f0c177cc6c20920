import type { auditCalls } from '@trellis/contract/audit/calls';
import { actorRoutesFor } from '../../platform/http/routes.ts';
import { listChanges } from './list-changes.ts';

export const auditRoutes = actorRoutesFor<typeof auditCalls>({ list: listChanges });
