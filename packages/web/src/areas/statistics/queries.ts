import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Figure, Topic } from '@trellis/contract/statistics/figures';
import type { Table } from '@trellis/contract/statistics/tables';
import { api } from '../../app/api.ts';
import { pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { EntrySearch, FigureSearch, StandingSearch, TableSearch } from './searches.ts';

const kept = { placeholderData: keepPreviousData, ...quiet };

/** What is asked of a period. */
export type Period = Pick<FigureSearch, 'unit' | 'period' | 'tenantId'>;

/** VR tests have calls of their own, which those may read who look after nothing else. */
export function useOverview(input: Period, topic: Topic | undefined) {
  const ofTests = useQuery(api.statistics.vratOverview.queryOptions({ input, enabled: topic === 'vrat', ...kept }));
  const ofOthers = useQuery(
    api.statistics.overview.queryOptions({ input: { ...input, ...(topic && { topic }) }, enabled: topic !== 'vrat', ...kept }),
  );
  return topic === 'vrat' ? ofTests : ofOthers;
}

export function useAnalysis(input: Period, topic: Topic) {
  const ofTests = useQuery(api.statistics.vratAnalysis.queryOptions({ input, enabled: topic === 'vrat', ...kept }));
  const ofOthers = useQuery(api.statistics.analysis.queryOptions({ input: { ...input, topic }, enabled: topic !== 'vrat', ...kept }));
  return topic === 'vrat' ? ofTests : ofOthers;
}

export const useComparison = (input: Period, figure: Figure) =>
  useQuery(api.statistics.centers.queryOptions({ input: { ...input, figure }, ...kept }));

export function useEntries({ page, size, ...filter }: EntrySearch) {
  return useQuery(api.statistics.entries.queryOptions({ input: { ...filter, ...pageInput({ page, size }) }, ...kept }));
}

export function useStanding({ page, size, ...filter }: StandingSearch) {
  return useQuery(api.statistics.standing.queryOptions({ input: { ...filter, ...pageInput({ page, size }) }, ...kept }));
}

/** The call of each table, and where its Excel comes from. */
export const callOf = {
  plansOfChildren: { call: api.statisticsTables.planList, path: '/api/rocketAdmin/userOfflinePlan/excelDownload' },
  planTemplates: { call: api.statisticsTables.trainingPlanOverview, path: '/api/rocketAdmin/userOfflinePlan/trainingPlanOverviewExcel' },
  classPlans: { call: api.statisticsTables.groupPlanOverview, path: '/api/rocketAdmin/groupTrainingPlan/download', method: 'POST' },
  assessments: { call: api.statisticsTables.userAssessmentOverview, path: '/api/rocketAdmin/UserAssessment/userAssessmentOverviewExcel' },
  courses: { call: api.statisticsTables.courseAnalysis, path: '/api/rocketAdmin/userCourse/analysisExcel' },
  coaches: { call: api.statisticsTables.staffEndClass, path: '/api/rocketAdmin/trainerTraining/staffEndClassExcel' },
  trainers: { call: api.statisticsTables.trainerHfsData, path: '/api/rocketAdmin/trainerTraining/trainerHfsDataExcel' },
} as const satisfies Record<Table, { call: object; path: string; method?: 'POST' }>;

export function useTable(table: Table, { page, size, ...filter }: TableSearch) {
  return useQuery(callOf[table].call.queryOptions({ input: { ...filter, ...pageInput({ page, size }) }, ...kept }));
}
