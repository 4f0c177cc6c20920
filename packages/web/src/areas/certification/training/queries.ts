import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TrainingAppointment } from '@trellis/contract/certification/appointment-calls';
import type { FormRecord } from '@trellis/contract/certification/forms';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';
import { asOpened } from '../as-opened.ts';

const calls = api.trainingAppointments;
const certification = api.certification;

/** The appointments of a module, or all that oneself leads. */
export function useAppointments(trainerTrainingModuleId?: string) {
  const query = useQuery(calls.list.queryOptions({ input: { trainerTrainingModuleId, maxResultCount: 1000 }, ...quiet }));
  return { ...query, data: query.data?.items as TrainingAppointment[] | undefined };
}

/** Planning, changing, completing and deleting appointments, and their feedback. Forms show their own failures. */
export function useAppointmentChanges() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [calls.list, certification.trainerModules, certification.trainerModule].map((call) =>
        queryClient.invalidateQueries({ queryKey: call.key() }),
      ),
    );
  return {
    add: useMutation(calls.add.mutationOptions({ onSettled, ...quiet })),
    change: useMutation(calls.change.mutationOptions({ onSettled, ...quiet })),
    complete: useMutation(calls.complete.mutationOptions({ onSettled })),
    remove: useMutation(calls.remove.mutationOptions({ onSettled })),
    giveFeedback: useMutation(calls.giveFeedback.mutationOptions({ onSettled, ...quiet })),
    changeFeedback: useMutation(calls.changeFeedback.mutationOptions({ onSettled, ...quiet })),
  };
}

/** What a trainer records of practice, as it stands when it is opened. */
export function useTrainerRecord(trainerTrainingModuleId: string, isWritten: boolean) {
  const query = useQuery({
    queryKey: [...certification.trainerRecord.key(), trainerTrainingModuleId, isWritten],
    queryFn: async () =>
      isWritten
        ? certification.openTrainerRecord.call({ trainerTrainingModuleId })
        : (await certification.trainerRecord.call({ trainerTrainingModuleId })).record,
    ...asOpened,
  });
  return { ...query, data: query.data as FormRecord | null | undefined };
}

/** Whether there is a record to read. */
export const useRecordState = (trainerTrainingModuleId: string) =>
  useQuery(certification.trainerRecord.queryOptions({ input: { trainerTrainingModuleId }, ...quiet }));

/** Saving the record. Whoever writes it is shown what fails. */
export function useRecordSave() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: certification.trainerRecord.key(), refetchType: 'active' });
  return useMutation(certification.saveTrainerRecord.mutationOptions({ onSettled, ...quiet }));
}
