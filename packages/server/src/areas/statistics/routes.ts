import type { groups } from '@trellis/contract/statistics/area';
import type { statisticsCalls, statisticsTableCalls } from '@trellis/contract/statistics/calls';
import type { statisticsFileCalls } from '@trellis/contract/statistics/file-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, mayBeOld } from '../../platform/http/routes.ts';
import { downloadEntries, listEntries } from './list-entries.ts';
import { downloadStanding, listStanding } from './list-standing.ts';
import { downloadTable, listTable } from './tables/list-table.ts';
import { analysisOf, compareCentres, overviewOf, viewAnyAnalysis, viewAnyOverview } from './view-figures.ts';

const figureRoutes = actorRoutesFor<typeof statisticsCalls>({
  subjectOverview: overviewOf('children'),
  subjectAnalysis: analysisOf('children'),
  guardianOverview: overviewOf('guardian'),
  guardianAnalysis: analysisOf('guardian'),
  trainingStatistic: overviewOf('oneToOne'),
  trainingAnalysis: analysisOf('oneToOne'),
  trainingPlanStatistic: overviewOf('oneToOne', { figures: ['plansOne'], standings: ['plansOneByState'] }),
  trainingPlanAnalysis: analysisOf('oneToOne', ['plansOne']),
  groupPlanStatistic: overviewOf('class'),
  groupPlanAnalysis: analysisOf('class'),
  fasAssessmentOverview: overviewOf('questionnaire'),
  vratOverview: overviewOf('vrat'),
  vratAnalysis: analysisOf('vrat'),
  overview: viewAnyOverview,
  analysis: viewAnyAnalysis,
  centers: compareCentres,
  entries: listEntries,
  standing: listStanding,
});

const tableRoutes = actorRoutesFor<typeof statisticsTableCalls>({
  planList: listTable('plansOfChildren'),
  trainingPlanOverview: listTable('planTemplates'),
  groupPlanOverview: listTable('classPlans'),
  userAssessmentOverview: listTable('assessments'),
  courseAnalysis: listTable('courses'),
  staffEndClass: listTable('coaches'),
  trainerHfsData: listTable('trainers'),
});

const fileRoutes = fileRoutesFor<typeof statisticsFileCalls>({
  planList: downloadTable('plansOfChildren'),
  trainingPlanOverview: downloadTable('planTemplates'),
  groupPlanOverview: downloadTable('classPlans'),
  userAssessmentOverview: downloadTable('assessments'),
  courseAnalysis: downloadTable('courses'),
  staffEndClass: downloadTable('coaches'),
  trainerHfsData: downloadTable('trainers'),
  entries: downloadEntries,
  standing: downloadStanding,
});

/** What serves the groups of this area. Over many centres figures are up to a minute old already. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  statistics: mayBeOld(figureRoutes),
  statisticsTables: mayBeOld(tableRoutes),
  statisticsFiles: mayBeOld(fileRoutes),
};
