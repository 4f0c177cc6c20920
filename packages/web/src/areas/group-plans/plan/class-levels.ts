import { api } from '../../../app/api.ts';
import type { Levels } from '../../offline-plans/public.ts';
import { refreshGroupPlans } from '../queries.ts';

/** Levels of the exercises of a class. */
export const classLevels: Levels = {
  adjustable: (groupTrainingPlanId, num) =>
    api.groupDifficulty.adjustable.queryOptions({ input: { groupTrainingPlanId, ...(num && { num }) } }),
  adjust: (groupTrainingPlanId, change) => api.groupDifficulty.adjust.call({ groupTrainingPlanId, ...change }),
  records: (groupTrainingPlanId, page) => api.groupDifficulty.records.queryOptions({ input: { groupTrainingPlanId, ...page } }),
  editReason: (change) => api.groupDifficulty.editReason.call(change),
  refresh: (client) => Promise.all([refreshGroupPlans(client), client.invalidateQueries({ queryKey: api.groupDifficulty.key() })]),
  refreshRecords: (client) => client.invalidateQueries({ queryKey: api.groupDifficulty.records.key() }),
};
