import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormRecord } from '@trellis/contract/certification/forms';
import type { SuperviseSession, SupervisorRecord } from '@trellis/contract/certification/supervision-calls';
import type { ScoreItem, TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';
import { asOpened } from '../as-opened.ts';

const calls = api.certification;

/** A trainer's modules; one's own without a name. */
export function useTrainerModules(trainerId?: string) {
  const query = useQuery(calls.trainerModules.queryOptions({ input: { trainerId }, ...quiet }));
  return { ...query, data: query.data?.items as TrainerTrainingModule[] | undefined };
}

/** One of a trainer's modules. */
export function useTrainerModule(id: string) {
  const query = useQuery(calls.trainerModule.queryOptions({ input: { id }, ...quiet }));
  return { ...query, data: query.data as TrainerTrainingModule | undefined };
}

/** What is added up of a trainer, and who they are at work. */
export function useTrainer(userId: string) {
  const summary = useQuery(calls.trainerSummary.queryOptions({ input: { userId }, ...quiet }));
  const detail = useQuery(calls.trainerDetail.queryOptions({ input: { userId }, ...quiet }));
  return { summary, detail };
}

/** The scores of a trainer's supervision. */
export function useScores(trainerId: string) {
  const query = useQuery(calls.scoreList.queryOptions({ input: { trainerId }, ...quiet }));
  return { ...query, data: query.data?.items as ScoreItem[] | undefined };
}

/** Modules that can be assigned. */
export const useModuleOptions = () => useQuery(api.trainingModules.list.queryOptions({ input: { maxResultCount: 1000 }, ...quiet }));

/** The supervision sessions of a module, or all that oneself supervises. */
export function useSessions(trainerTrainingModuleId?: string) {
  const query = useQuery(calls.sessionList.queryOptions({ input: { trainerTrainingModuleId, maxResultCount: 1000 }, ...quiet }));
  return { ...query, data: query.data?.items as SuperviseSession[] | undefined };
}

/** Who can supervise a module. */
export const useSupervisorChoice = (trainerTrainingModuleId: string) =>
  useQuery(calls.supervisorOptions.queryOptions({ input: { trainerTrainingModuleId }, ...quiet }));

function useTrainingChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [calls.trainerModules, calls.trainerModule, calls.sessionList, calls.scoreList, calls.trainerDetail, calls.courses].map((call) =>
        queryClient.invalidateQueries({ queryKey: call.key() }),
      ),
    );
}

/** Assigning, changing, starting and stopping modules. Forms show their own failures. */
export function useModuleChanges() {
  const onSettled = useTrainingChanged();
  return {
    assign: useMutation(calls.assignModule.mutationOptions({ onSettled, ...quiet })),
    change: useMutation(calls.changePeriod.mutationOptions({ onSettled, ...quiet })),
    start: useMutation(calls.startModule.mutationOptions({ onSettled })),
    stop: useMutation(calls.stopModule.mutationOptions({ onSettled })),
  };
}

/** Adding, handing over and deleting supervision. */
export function useSessionChanges() {
  const onSettled = useTrainingChanged();
  return {
    add: useMutation(calls.addSessions.mutationOptions({ onSettled, ...quiet })),
    handOver: useMutation(calls.handOverSession.mutationOptions({ onSettled, ...quiet })),
    remove: useMutation(calls.removeSession.mutationOptions({ onSettled })),
  };
}

/** A form as it stands when it is opened: what is typed from then on is not overwritten. */
export function useModuleForm(trainerTrainingModuleId: string, isWritten: boolean) {
  const query = useQuery({
    queryKey: [...calls.moduleForm.key(), trainerTrainingModuleId, isWritten],
    queryFn: async () =>
      isWritten
        ? calls.openModuleForm.call({ trainerTrainingModuleId })
        : (await calls.moduleForm.call({ trainerTrainingModuleId })).record,
    ...asOpened,
  });
  return { ...query, data: query.data as FormRecord | null | undefined };
}

/** The same for the summaries of a supervision session. */
export function useSummary(id: string, side: 'supervisor' | 'trainer', isWritten: boolean) {
  const query = useQuery({
    queryKey: [...(side === 'supervisor' ? calls.supervisorSummary : calls.sessionTrainerSummary).key(), id, isWritten],
    queryFn: async () => {
      if (side === 'supervisor')
        return isWritten ? calls.openSupervisorSummary.call({ id }) : (await calls.supervisorSummary.call({ id })).record;
      return isWritten ? calls.openTrainerSummary.call({ id }) : (await calls.sessionTrainerSummary.call({ id })).record;
    },
    ...asOpened,
  });
  return { ...query, data: query.data as SupervisorRecord | FormRecord | null | undefined };
}

/** Saving forms. Whoever fills them in is shown what fails. */
export function useFormSaves() {
  const onSettled = useTrainingChanged();
  return {
    moduleForm: useMutation(calls.saveModuleForm.mutationOptions({ onSettled, ...quiet })),
    supervisor: useMutation(calls.saveSupervisorSummary.mutationOptions({ onSettled, ...quiet })),
    trainer: useMutation(calls.saveTrainerSummary.mutationOptions({ onSettled, ...quiet })),
  };
}
