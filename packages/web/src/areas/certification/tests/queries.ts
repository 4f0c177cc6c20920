import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PracticalTest, PracticalTestRecord, TestRecord } from '@trellis/contract/certification/practical-test-calls';
import type { PracticalTestType } from '@trellis/contract/certification/rules';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';
import { asOpened } from '../as-opened.ts';

const calls = api.practicalTests;

/** Which practical tests a module has, and where the latest of each stands. */
export function usePracticalTests(trainerTrainingModuleId: string) {
  const query = useQuery(calls.overview.queryOptions({ input: { trainerTrainingModuleId }, ...quiet }));
  return { ...query, data: query.data as PracticalTest | undefined };
}

/** Each time that a practical test was taken. */
export function useTestRecords(trainerTrainingModuleId: string) {
  const query = useQuery(calls.testRecords.queryOptions({ input: { trainerTrainingModuleId }, ...quiet }));
  return { ...query, data: query.data?.items as TestRecord[] | undefined };
}

interface Noted {
  trainerTrainingModuleId: string;
  testType: PracticalTestType;
  /** The latest without one. */
  attempt?: number | undefined;
  isWritten: boolean;
}

/** What is noted of a test, as it stands when it is opened. */
export function useTestNotes({ trainerTrainingModuleId, testType, attempt, isWritten }: Noted) {
  const [view, open] = testType === 'OralTest' ? [calls.viewOral, calls.openOral] : [calls.viewHandsOn, calls.openHandsOn];
  const query = useQuery({
    queryKey: [...view.key(), trainerTrainingModuleId, attempt, isWritten],
    queryFn: async () =>
      isWritten ? open.call({ trainerTrainingModuleId }) : (await view.call({ trainerTrainingModuleId, attempt })).record,
    ...asOpened,
  });
  return { ...query, data: query.data as PracticalTestRecord | null | undefined };
}

/** Noting tests and arranging that they are taken again. */
export function useTestChanges(testType: PracticalTestType) {
  const queryClient = useQueryClient();
  const certification = api.certification;
  const onSettled = () =>
    Promise.all(
      [calls.overview, calls.testRecords, certification.trainerModules, certification.trainerModule].map((call) =>
        queryClient.invalidateQueries({ queryKey: call.key() }),
      ),
    );
  const save = testType === 'OralTest' ? calls.saveOral : calls.saveHandsOn;
  return {
    save: useMutation(save.mutationOptions({ onSettled, ...quiet })),
    arrange: useMutation(calls.arrangeRetest.mutationOptions({ onSettled })),
  };
}
