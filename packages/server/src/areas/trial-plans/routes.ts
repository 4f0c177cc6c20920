import type { groups } from '@trellis/contract/trial-plans/area';
import type { trialPlanCalls } from '@trellis/contract/trial-plans/calls';
import type { trialFileCalls } from '@trellis/contract/trial-plans/file-calls';
import type { trialSessionCalls } from '@trellis/contract/trial-plans/session-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { downloadTrials } from './download-trials.ts';
import { abandonTrial, finishTrial } from './finish-trial.ts';
import { listTrials, listTrialsOfChild, viewPerformance } from './list-trials.ts';
import { choosePrograms, listPrograms } from './programs.ts';
import { beforeStart, startTrial } from './start-trial.ts';
import { viewMusic, viewTrial } from './view-trial.ts';
import { changeComplaint, changeTrainingType, saveFeedback, saveProgress } from './write-trial.ts';

const trialPlanRoutes = actorRoutesFor<typeof trialPlanCalls>({
  list: listTrialsOfChild,
  trialList: listTrials,
  categoryPerformance: viewPerformance,
});

const trialSessionRoutes = routesFor<typeof trialSessionCalls>({
  beforeStart,
  start: startTrial,
  get: viewTrial,
  trainingType: changeTrainingType,
  complaint: changeComplaint,
  programs: listPrograms,
  choosePrograms,
  sessionFeedback: saveFeedback,
  musics: viewMusic,
  progress: saveProgress,
  done: finishTrial,
  abandon: abandonTrial,
});

const trialFileRoutes = fileRoutesFor<typeof trialFileCalls>({ excel: downloadTrials });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  trialPlans: trialPlanRoutes,
  trialSessions: trialSessionRoutes,
  trialFiles: trialFileRoutes,
};
