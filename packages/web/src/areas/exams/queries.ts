import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { ExamListSearch } from './searches.ts';

const examPapers = api.examPapers;
const examAdmin = api.examAdmin;

/** Papers of trainers, the latest first. */
export const useAllPapers = ({ page, size, filter, status, type, tenantId }: ExamListSearch) =>
  useQuery(
    examAdmin.list.queryOptions({
      input: { ...pageInput({ page, size }), filter, status, type, tenantId },
      placeholderData: keepPreviousData,
      ...quiet,
    }),
  );

/** The exam of a trainer's module, with its papers. */
export const useExamOfModule = (trainerTrainingModuleId: string) =>
  useQuery(examPapers.examOfModule.queryOptions({ input: { trainerTrainingModuleId }, ...quiet }));

/** A paper of one's own with its questions. Another tab may answer too: what it said shows when this one is looked at again. */
export const usePaper = (id: string) =>
  useQuery(examPapers.details.queryOptions({ input: { id }, staleTime: 0, refetchOnWindowFocus: 'always', ...quiet }));

/** What became of a module's papers. */
export const useResult = (trainerTrainingModuleId: string, trainerId: string | undefined) =>
  useQuery(examPapers.result.queryOptions({ input: { trainerTrainingModuleId, trainerId }, ...quiet }));

/** The exams that a trainer handed in. */
export const useHistory = (trainerId: string | undefined) => useQuery(examPapers.history.queryOptions({ input: { trainerId }, ...quiet }));

export function useExamsChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: examPapers.key() }),
      queryClient.invalidateQueries({ queryKey: examAdmin.key() }),
      queryClient.invalidateQueries({ queryKey: [['certification']] }),
    ]);
}

/** Taking an exam. */
export function useTaking() {
  const onSettled = useExamsChanged();
  return {
    start: useMutation(examPapers.start.mutationOptions({ onSettled, ...quiet })),
    submit: useMutation(examPapers.submit.mutationOptions({ onSettled, ...quiet })),
  };
}

/** Looking after exams: those who do are told what fails where they did it. */
export function useOverseeing() {
  const onSettled = useExamsChanged();
  return {
    first: useMutation(examAdmin.first.mutationOptions({ onSettled, ...quiet })),
    makeup: useMutation(examAdmin.makeup.mutationOptions({ onSettled, ...quiet })),
    arrange: useMutation(examAdmin.arrangeMakeup.mutationOptions({ onSettled, ...quiet })),
    judge: useMutation(examAdmin.judge.mutationOptions({ onSettled, ...quiet })),
  };
}

/** The order of a makeup, made when it is first asked for. */
export const useMakeupOrder = (id: string) =>
  useQuery({ queryKey: [...examPapers.makeupOrder.key(), id], queryFn: () => examPapers.makeupOrder.call({ id }), gcTime: 0, ...quiet });

/** How many questions there are to draw from. */
export const useBank = () => useQuery(api.examinations.prepare.queryOptions({ input: {}, ...quiet }));

/** Reads the bank again once a list was added to it. */
export function useBankChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.questions.key() }),
      queryClient.invalidateQueries({ queryKey: api.examinations.key() }),
    ]);
}
