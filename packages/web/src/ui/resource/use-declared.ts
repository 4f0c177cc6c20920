import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentStatus } from '@trellis/contract/resources/status';
import { pageInput } from '../list-search.ts';
import type { PagedList } from '../paged-table.tsx';
import { quiet } from '../quiet.ts';
import type { AnyItem, Values } from './declared.ts';
import type { OfferedSearch } from './offered-search.ts';

interface Asking {
  queryOptions: (options: never) => unknown;
}
interface Doing {
  mutationOptions: (options: never) => unknown;
}

/** The calls of a declared resource, as the client has them. */
export interface ResourceClient {
  list: Asking;
  prepareForEdit: Asking;
  create: Doing;
  update: Doing;
  remove: Doing;
  move?: Doing;
  contentStatus?: Doing;
}

type Query = Parameters<typeof useQuery>[0];
type Mutation = Parameters<typeof useMutation>[0];

const ask = (call: Asking, options: object) => call.queryOptions(options as never) as Query;
const act = (call: Doing | undefined, options: object) => (call?.mutationOptions(options as never) ?? {}) as Mutation;

/** One page of a resource. */
export function useDeclaredList(calls: ResourceClient, { filter, status, ...page }: OfferedSearch): PagedList<AnyItem> {
  const input = { filter, status, ...pageInput(page) };
  return useQuery(ask(calls.list, { input, placeholderData: keepPreviousData, ...quiet })) as PagedList<AnyItem>;
}

/** What the form of a resource may choose from, where it chooses anything. */
export function useDeclaredChoices(calls: ResourceClient, isNeeded: boolean) {
  const { data } = useQuery({ ...ask(calls.prepareForEdit, { input: {}, ...quiet }), enabled: isNeeded });
  return (data as { choices: Record<string, { id: string; name: string }[]> } | undefined)?.choices;
}

/**
 * Adding, changing, deleting, moving and offering. Forms and dialogs show their failures; a deletion's is told in a toast. What is changed in one
 * list shows in others.
 */
export function useDeclaredChanges(calls: ResourceClient) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries();
  const create = useMutation(act(calls.create, { onSuccess, ...quiet }));
  const update = useMutation(act(calls.update, { onSuccess, ...quiet }));
  const remove = useMutation(act(calls.remove, { onSuccess }));
  const move = useMutation(act(calls.move, { onSuccess, ...quiet }));
  const offer = useMutation(act(calls.contentStatus, { onSuccess, ...quiet }));
  return {
    /** Adds, or changes what was opened. */
    save: (fields: Values, opened: AnyItem | undefined) =>
      opened
        ? update.mutateAsync({ ...fields, id: opened.id, concurrencyStamp: opened.concurrencyStamp } as never)
        : create.mutateAsync(fields as never),
    remove: (id: string) => remove.mutateAsync({ id } as never),
    move: (named: Record<string, string>, newSortOrder: number) => move.mutateAsync({ ...named, newSortOrder } as never),
    offer: (id: string, status: ContentStatus) => offer.mutateAsync({ id, status } as never),
  };
}
