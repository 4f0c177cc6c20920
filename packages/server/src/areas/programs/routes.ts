import type { groups } from '@trellis/contract/programs/area';
import type { feedbackProperty } from '@trellis/contract/programs/feedback-property';
import type { trainingProgram } from '@trellis/contract/programs/training-program';
import type { programFileCalls, programImportCalls } from '@trellis/contract/programs/transfer-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { exportPrograms } from './export-programs.ts';
import { feedbackProperties } from './feedback-properties.ts';
import { importPrograms } from './import-programs.ts';
import { exportTexts, importTexts } from './program-texts.ts';
import { trainingPrograms } from './training-programs.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  feedbackProperties: actorRoutesFor<typeof feedbackProperty.calls>(feedbackProperties),
  trainingPrograms: actorRoutesFor<typeof trainingProgram.calls>(trainingPrograms),
  programFiles: fileRoutesFor<typeof programFileCalls>({ exported: exportPrograms, texts: exportTexts }),
  programImports: identityRoutesFor<typeof programImportCalls>({ imported: importPrograms, importedTexts: importTexts }),
};
