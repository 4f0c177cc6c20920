import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentStatus } from '@trellis/contract/resources/status';
import { type PageSearch, pageInput } from '../list-search.ts';
import type { PagedList } from '../paged-list.ts';
import { quiet } from '../quiet.ts';
import type { AnyItem, Values } from './declared.ts';

interface Asking {
  queryOptions: (options: never) => unknown;
}
interface Doing {
  mutationOptions: (options: never) => unknown;
}

/** The calls of a declared resource, as the client has them. */
export interface ResourceClient {
  list: Asking;
  /** Where its form chooses from something. */
  prepareForEdit?: Asking;
  create: Doing;
  update: Doing;
  remove: Doing;
  move?: Doing;
  contentStatus?: Doing;
  publish?: Doing;
}

type Query = Parameters<typeof useQuery>[0];
type Mutation = Parameters<typeof useMutation>[0];

const ask = (call: Asking | undefined, options: object) => (call?.queryOptions(options as never) ?? { queryKey: [] }) as Query;
const act = (call: Doing | undefined, options: object) => (call?.mutationOptions(options as never) ?? {}) as Mutation;

/**
 * A page of a list of one kind of thing, and what is done with them. Forms and dialogs show their failures; what failed without one is told. What is
 * changed in one list shows in others, and what somebody else changed is seen after a refusal.
 */
export function useResource(calls: ResourceClient, { page, size, sorting, ...filters }: PageSearch) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries();
  const input = { ...filters, ...pageInput({ page, size, ...(sorting && { sorting }) }) };
  const list = useQuery(ask(calls.list, { input, placeholderData: keepPreviousData, ...quiet })) as PagedList<AnyItem>;
  const create = useMutation(act(calls.create, { onSettled, ...quiet }));
  const update = useMutation(act(calls.update, { onSettled, ...quiet }));
  const change = useMutation(act(calls.update, { onSettled }));
  const remove = useMutation(act(calls.remove, { onSettled }));
  const move = useMutation(act(calls.move, { onSettled, ...quiet }));
  const drop = useMutation(act(calls.move, { onSettled }));
  const offer = useMutation(act(calls.contentStatus, { onSettled, ...quiet }));
  const publish = useMutation(act(calls.publish, { onSettled }));
  const stamped = (fields: Values, { id, concurrencyStamp }: AnyItem) => ({ ...fields, id, concurrencyStamp }) as never;
  return {
    list,
    /** Adds, or changes what was opened. */
    save: (fields: Values, opened: AnyItem | undefined) =>
      opened ? update.mutateAsync(stamped(fields, opened)) : create.mutateAsync(fields as never),
    /** Changes something at once, without a form. */
    change: (fields: Values, item: AnyItem) => change.mutateAsync(stamped(fields, item)),
    remove: (id: string) => remove.mutateAsync({ id } as never),
    move: (named: Record<string, string>, newSortOrder: number) => move.mutateAsync({ ...named, newSortOrder } as never),
    /** The same without a form: what fails is told. */
    drop: (named: Record<string, string>, newSortOrder: number) => drop.mutate({ ...named, newSortOrder } as never),
    publish: ({ id, concurrencyStamp }: AnyItem) => publish.mutateAsync({ id, concurrencyStamp } as never),
    offer: (id: string, status: ContentStatus) => offer.mutateAsync({ id, status } as never),
  };
}

/** What the form of a resource may choose from, where it chooses anything. */
export function useChoices({ prepareForEdit }: ResourceClient, isNeeded: boolean) {
  const { data } = useQuery({ ...ask(prepareForEdit, { input: {}, ...quiet }), enabled: isNeeded });
  return (data as { choices: Record<string, { id: string; name: string }[]> } | undefined)?.choices;
}
