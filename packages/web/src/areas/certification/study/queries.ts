import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SectionAnswers, StudiedCourse } from '@trellis/contract/certification/study-calls';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';
import { asOpened } from '../as-opened.ts';

const calls = api.certification;

/** The courses of a module with how far each is. A file stays where it was told to lie: its video would begin again. */
export function useStudiedCourses(moduleId: string) {
  const query = useQuery(calls.courses.queryOptions({ input: { moduleId }, staleTime: 60_000, ...quiet }));
  return { ...query, data: query.data?.items as StudiedCourse[] | undefined };
}

/** Reads again what being paid, studied or answered changes. */
export function useStudied() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [calls.courses, calls.trainerModules, calls.trainerModule].map((call) => queryClient.invalidateQueries({ queryKey: call.key() })),
    );
}

/** That a section was studied to its end. */
export const useFinishContent = () => useMutation(calls.finishContent.mutationOptions({ onSettled: useStudied() }));

interface Section {
  moduleId: string;
  contentId: string;
  questionnaireId: string;
}

/** The questionnaire of a section as it stands when it is opened. */
export function useSectionAnswers(section: Section) {
  const query = useQuery({
    queryKey: [...calls.contentQuestionnaire.key(), section],
    queryFn: () => calls.contentQuestionnaire.call(section),
    ...asOpened,
  });
  return { ...query, data: query.data as SectionAnswers | undefined };
}

/** Saving its answers. */
export const useSectionSave = () => useMutation(calls.contentQuestionnaire.mutationOptions({ onSettled: useStudied(), ...quiet }));

/** Ordering a module that costs something. */
export const useOrderTraining = () => useMutation(calls.orderTraining.mutationOptions({ onSettled: useStudied() }));
