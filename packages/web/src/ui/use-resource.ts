import { keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { quiet } from './quiet.ts';

interface Call<Input, Output> {
  call: (input: Input, options?: { signal?: AbortSignal }) => Promise<Output>;
}

interface Page<Item> {
  items: Item[];
  totalCount: number;
}

interface ListCall<Input, Item> extends Call<Input, Page<Item>> {
  queryKey: (options: { input: Input }) => QueryKey;
}

interface Stamped {
  id: string;
  concurrencyStamp: string;
}

/** The calls of one kind of thing. */
interface Calls<Input, Item, Fields> {
  list: ListCall<Input, Item>;
  create: Call<Fields, unknown>;
  update: Call<NoInfer<Fields> & Stamped, unknown>;
  remove: Call<{ id: string }, unknown>;
}

/**
 * A page of a list, and what is done with its things. The form shows what could not be saved; what could not be deleted is told.
 * `changed` is what shows them too.
 */
export function useResource<Input, Item, Fields>(
  calls: Calls<Input, Item, Fields>,
  input: Input,
  changed: readonly { key: () => QueryKey }[],
) {
  const client = useQueryClient();
  const onSettled = () => Promise.all(changed.map((each) => client.invalidateQueries({ queryKey: each.key() })));
  const list = useQuery<Page<Item>>({
    queryKey: calls.list.queryKey({ input }),
    queryFn: ({ signal }) => calls.list.call(input, { signal }),
    placeholderData: keepPreviousData,
    ...quiet,
  });
  const update = ({ fields, opened: { id, concurrencyStamp } }: { fields: Fields; opened: Stamped }) =>
    calls.update.call({ ...fields, id, concurrencyStamp });
  const saving = useMutation({
    mutationFn: ({ fields, opened }: { fields: Fields; opened: Stamped | undefined }) =>
      opened ? update({ fields, opened }) : calls.create.call(fields),
    onSettled,
    ...quiet,
  });
  const changing = useMutation({ mutationFn: update, onSettled });
  const removing = useMutation({ mutationFn: (id: string) => calls.remove.call({ id }), onSettled });
  return {
    list,
    /** Adds, or changes what was opened. */
    save: (fields: Fields, opened: Stamped | undefined) => saving.mutateAsync({ fields, opened }),
    /** Changes something at once, without a form: what fails is told. */
    change: (fields: Fields, opened: Stamped) => changing.mutateAsync({ fields, opened }),
    remove: removing.mutateAsync,
  };
}
