import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FieldsOf, ItemOf } from '@trellis/contract/resources/resource';
import type { TableColumnsType } from 'antd';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { RowAction } from '../row-actions.tsx';
import { useAddedColumn } from './added-column.ts';
import { type AnyItem, type Declared, fieldsOf, sentOf, type Values, valuesOf } from './declared.ts';
import { DeclaredFields } from './declared-fields.tsx';
import { PlacingDialog, usePlacing } from './declared-placing.tsx';
import { useDeclaredFacts, useDeclaredWords } from './declared-words.ts';
import type { OfferedSearch } from './offered-search.ts';
import { ResourcePage } from './resource-page.tsx';
import { StatusFilter } from './status-filter.tsx';
import { StatusTag } from './status-tag.tsx';
import { type ResourceClient, useDeclaredChanges, useDeclaredChoices, useDeclaredList } from './use-declared.ts';

interface Props<R extends Declared> {
  of: R;
  calls: ResourceClient;
  /** What the list shows, in order, by what is read; where nothing is said, the name and when it was added, or its place. */
  columns?: readonly (keyof ItemOf<R> & string)[];
  /** How a cell shows what is more than a text, a number or names. */
  cells?: { [N in keyof ItemOf<R>]?: (item: ItemOf<R>) => ReactNode };
  /** How a field is entered, where it is not as its kind is: a file, for one. */
  inputs?: { [N in keyof FieldsOf<R>]?: ReactElement };
  /** What else can be done with a row. */
  actions?: (item: ItemOf<R>) => RowAction[];
}

/** The same, whatever the fields are. */
interface AnyProps {
  of: Declared;
  calls: ResourceClient;
  columns?: readonly string[];
  cells?: Cells;
  inputs?: Record<string, ReactElement>;
  actions?: (item: AnyItem) => RowAction[];
}
type Cells = Record<string, (item: AnyItem) => ReactNode>;

/** The page of a declared resource: listed, searched, sorted, added to, edited, deleted. */
export function DeclaredPage<R extends Declared>(props: Props<R>) {
  return <AnyDeclaredPage {...(props as unknown as AnyProps)} />;
}

function AnyDeclaredPage({ of, calls, columns, cells = {}, inputs = {}, actions }: AnyProps) {
  const search: OfferedSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (next: OfferedSearch) => void navigate({ to: '.', search: next as never, replace: true });
  const words = useDeclaredWords(of);
  const fields = useMemo(() => fieldsOf(of), [of]);
  const facts = useDeclaredFacts(fields, words);
  const { save, remove, ...place } = useDeclaredChanges(calls);
  const isChoosing = fields.some(({ kind }) => kind === 'one' || kind === 'many');
  const choices = useDeclaredChoices(calls, isChoosing);
  const placing = usePlacing(of);
  return (
    <>
      <ResourcePage<AnyItem, Values, OfferedSearch>
        texts={words}
        search={search}
        onSearch={show}
        list={useDeclaredList(calls, search)}
        columns={useDeclaredColumns(of, columns, cells)}
        nameOf={(item) => String(item[of.name])}
        filters={of.hasStatus && <StatusFilter search={search} onSearch={show} />}
        actions={(item) => [...(actions?.(item) ?? []), ...placing.actions(item)]}
        form={{
          schema: of.item as unknown as z.ZodType<AnyItem>,
          valuesOf: (item) => valuesOf(fields, of, item),
          facts,
          save: (values, opened) => save(sentOf(fields, values), opened),
          fields: () => <DeclaredFields fields={fields} words={words} choices={choices} inputs={inputs} />,
        }}
        onDelete={remove}
      />
      <PlacingDialog of={of} placing={placing} {...place} />
    </>
  );
}

function useDeclaredColumns(of: Declared, shown: readonly string[] | undefined, cells: Cells): TableColumnsType<AnyItem> {
  const { t } = useTranslation('ui');
  const words = useDeclaredWords(of);
  const added = useAddedColumn<AnyItem>();
  const { name, movedBy } = of;
  return (shown ?? (movedBy ? ['sortOrder', name] : [name, 'createdAt'])).map((column) => {
    if (column === 'createdAt') return added;
    if (column === 'status')
      return { key: column, title: t('word.status'), render: (_, { status }) => status && <StatusTag status={status} /> };
    const isPlace = column === 'sortOrder';
    return {
      key: column,
      title: isPlace ? t('rows.order') : words.field({ readAs: column }),
      sorter: isPlace || column === name,
      ...(isPlace && { width: 1 }),
      render: (_, item) => cells[column]?.(item) ?? textOf(item[column], t('word.yes')),
    };
  });
}

/** What a cell shows of a value: a text or a number as it is, of what was chosen the names. */
function textOf(value: unknown, yes: string): string | number | undefined {
  if (Array.isArray(value)) return value.map((each: { name: string }) => each.name).join(', ');
  if (typeof value === 'boolean') return value ? yes : undefined;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return (value as { name?: string } | null)?.name;
}
