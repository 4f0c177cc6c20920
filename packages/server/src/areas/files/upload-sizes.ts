import { questionImportCalls } from '@trellis/contract/exams/import-calls';
import { questionImport } from '@trellis/contract/exams/rules';
import { uploadCalls } from '@trellis/contract/files/calls';
import { recordImportRunCalls } from '@trellis/contract/imports/calls';
import { importKinds } from '@trellis/contract/imports/fields';
import { limits } from '@trellis/contract/limits';
import { mostOfTransfer, programImportCalls } from '@trellis/contract/programs/transfer-calls';
import { subjectImportRunCalls } from '@trellis/contract/subject-imports/calls';
import { headsetCalls, recordingLimits } from '@trellis/contract/vr-classroom/headset-calls';
import { kinds } from './kinds.ts';

const lists = [subjectImportRunCalls.upload['~orpc'].route.path ?? '', limits.import.size] as const;
const records = importKinds.map(
  (kind) => [recordImportRunCalls.upload['~orpc'].route.path?.replace('{kind}', kind) ?? '', limits.import.size] as const,
);
const questions = [questionImportCalls.run['~orpc'].route.path ?? '', questionImport.size] as const;
const programs = [programImportCalls.imported['~orpc'].route.path ?? '', mostOfTransfer] as const;
const programTexts = [programImportCalls.importedTexts['~orpc'].route.path ?? '', limits.import.size] as const;
const recordings = [headsetCalls.recording['~orpc'].route.path ?? '', recordingLimits.part] as const;

/** How large the file of each upload may be, by the path that it is sent to. */
export const uploadSizes: ReadonlyMap<string, number> = new Map([
  lists,
  ...records,
  questions,
  programs,
  programTexts,
  recordings,
  ...Object.entries(kinds).flatMap(([kind, { size }]) =>
    Object.values(uploadCalls).map((call) => [call['~orpc'].route.path?.replace('{kind}', kind) ?? '', size] as const),
  ),
]);
