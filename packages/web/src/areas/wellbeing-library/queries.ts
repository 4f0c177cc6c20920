import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

/** What is put into one list is counted and named in others. */
function useLibraryChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all([api.weekThemes, api.wellbeingTemplates, api.templateGrants].map((of) => client.invalidateQueries({ queryKey: of.key() })));
}

const found = (filter: string) => ({ input: { filter: filter || undefined, maxResultCount: 30 }, placeholderData: keepPreviousData });

/** Topics and weeks by a part of their title: to be put somewhere. */
export const useTopicChoices = (filter: string) => useQuery(api.dailyTopics.list.queryOptions(found(filter)));
export const useWeekChoices = (filter: string) => useQuery(api.weekThemes.list.queryOptions(found(filter)));

/** The days of a week: put in, moved and taken out. */
export function useDays(weekThemeId: string) {
  const onSettled = useLibraryChanged();
  return {
    days: useQuery(api.weekThemes.weekOfDays.queryOptions({ input: { weekThemeId }, ...quiet })),
    add: useMutation(api.weekThemes.manageWeekOfDays.mutationOptions({ onSettled })),
    remove: useMutation(api.weekThemes.removeWeekOfDays.mutationOptions({ onSettled })),
    move: useMutation(api.weekThemes.weekOfDaysMove.mutationOptions({ onSettled })),
  };
}

/** The weeks of a template: put in, moved and taken out. */
export function useWeeks(templateId: string) {
  const onSettled = useLibraryChanged();
  return {
    weeks: useQuery(api.wellbeingTemplates.templateOfWeeks.queryOptions({ input: { templateId }, ...quiet })),
    add: useMutation(api.wellbeingTemplates.manageWeeks.mutationOptions({ onSettled })),
    remove: useMutation(api.wellbeingTemplates.removeTemplateOfWeeks.mutationOptions({ onSettled })),
    move: useMutation(api.wellbeingTemplates.templateOfWeeksMove.mutationOptions({ onSettled })),
  };
}

/** The centers that have a template: granted to some, withdrawn from one. */
export function useCenters(templateId: string) {
  const onSettled = useLibraryChanged();
  return {
    centers: useQuery(api.templateGrants.grantedCenters.queryOptions({ input: { templateId, maxResultCount: 1000 }, ...quiet })),
    grant: useMutation(api.templateGrants.grantCenters.mutationOptions({ onSettled })),
    withdraw: useMutation(api.templateGrants.removeTemplateOfCenter.mutationOptions({ onSettled })),
  };
}
