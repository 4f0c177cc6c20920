import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

export const useNormSets = () => useQuery(api.normSets.list.queryOptions({ input: {}, ...quiet }));

/** How many tests may be compared with. */
export const useNormalData = () => useQuery(api.normSets.normalData.queryOptions({ input: {}, ...quiet }));

export const useReportTexts = () => useQuery(api.reportTexts.list.queryOptions({ input: {}, ...quiet }));

/** What a report says of each skill. */
export const useTextsOfReport = (caseId: string) => useQuery(api.reportTexts.ofReport.queryOptions({ input: { caseId }, ...quiet }));

/** What is done with norms and texts; forms show their failures. */
export function useNormChanges() {
  const client = useQueryClient();
  const keys = [api.normSets.key(), api.reportTexts.key(), api.vrReports.key()];
  const onSuccess = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    add: useMutation(api.normSets.create.mutationOptions({ onSuccess, ...quiet })),
    make: useMutation(api.normSets.make.mutationOptions({ onSuccess, ...quiet })),
    saveText: useMutation(api.reportTexts.save.mutationOptions({ onSuccess, ...quiet })),
  };
}
