import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Certificate } from '@trellis/contract/certificates/calls';
import { api } from '../../app/api.ts';
import { CallError } from '../../app/call-error.ts';
import { pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { CertificateSearch } from './searches.ts';

const calls = api.certificates;

/** One page of the list. */
export function useCertificates({ page, size, ...filter }: CertificateSearch) {
  const input = { ...filter, ...pageInput({ page, size }) };
  return useQuery(calls.list.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** All of one person. */
export function useCertificatesOf(trainerId: string) {
  const query = useQuery(calls.list.queryOptions({ input: { trainerId, maxResultCount: 1000 }, ...quiet }));
  return { ...query, data: query.data?.items as Certificate[] | undefined };
}

/** What a certificate is made of: how it looks, and who supervises. */
export function useChoices(trainerTrainingModuleId: string) {
  const styles = useQuery(calls.styles.queryOptions({ input: {}, ...quiet }));
  const supervisors = useQuery(api.certification.supervisorOptions.queryOptions({ input: { trainerTrainingModuleId }, ...quiet }));
  return { styles, supervisors };
}

/** The next number for a first day. */
export const numberFor = async (trainerTrainingModuleId: string, startTime: string): Promise<string> =>
  (await calls.number.call({ trainerTrainingModuleId, startTime })).credentialsCode;

type Issue = Parameters<typeof calls.issue.call>[0];

/** As often as a number that somebody else took meanwhile is left for the next one. */
const mostTries = 5;

/** Issues with the number given; where it was taken meanwhile, with the next one that is told. */
export async function issueWithFreeNumber(input: Issue, send: (input: Issue) => Promise<unknown>, tries = mostTries): Promise<void> {
  try {
    await send(input);
  } catch (error) {
    const next = error instanceof CallError && error.code === 'RocketSystem:CertificateNumberAlreadyUsed' ? error.data['next'] : undefined;
    if (typeof next !== 'string' || tries <= 1) throw error;
    await issueWithFreeNumber({ ...input, credentialsCode: next }, send, tries - 1);
  }
}

/** Everything that is done with certificates: the medals and steps of their modules follow. Forms show their own failures. */
export function useCertificateChanges() {
  const client = useQueryClient();
  const changed = [calls.key(), api.certification.key()];
  const onSettled = () => Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    issue: useMutation(calls.issue.mutationOptions({ onSettled, ...quiet })),
    update: useMutation(calls.update.mutationOptions({ onSettled, ...quiet })),
    cancel: useMutation(calls.cancel.mutationOptions({ onSettled, ...quiet })),
    giveFeedback: useMutation(calls.giveFeedback.mutationOptions({ onSettled, ...quiet })),
  };
}
