import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FieldsOf, ItemOf } from '@trellis/contract/resources/resource';
import type { FormRule, TableColumnsType } from 'antd';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formatDate } from '../../app/format.ts';
import { toast } from '../../app/toast.ts';
import { ExportButton } from '../export-button.tsx';
import { FilterChoice } from '../filter-bar.tsx';
import type { RowAction } from '../row-actions.tsx';
import { useAddedColumn } from './added-column.ts';
import { type AnyItem, type Declared, type Field, fieldsOf, sentOf, type Values, valuesOf } from './declared.ts';
import { DeclaredFields } from './declared-fields.tsx';
import { PlacingDialog, usePlacing } from './declared-placing.tsx';
import { usePublishing, VersionCell, VersionNotice } from './declared-publishing.tsx';
import { type DeclaredWords, useDeclaredFacts, useDeclaredWords } from './declared-words.ts';
import type { OfferedSearch } from './offered-search.ts';
import { ResourcePage } from './resource-page.tsx';
import { StatusFilter } from './status-filter.tsx';
import { StatusTag } from './status-tag.tsx';
import { type ResourceClient, useChoices, useResource } from './use-resource.ts';

interface Props<R extends Declared> {
  of: R;
  calls: ResourceClient;
  /** What the list shows, in order, by what is read; where nothing is said, the name and when it was added, or its place. */
  columns?: readonly (keyof ItemOf<R> & string)[];
  /** How a cell shows what is more than a text, a number or names. */
  cells?: { [N in keyof ItemOf<R>]?: (item: ItemOf<R>) => ReactNode };
  /** How a field is entered, where it is not as its kind is: a file, for one. */
  inputs?: { [N in keyof FieldsOf<R>]?: ReactElement };
  /** What else can be done with a row, some of it at once. */
  actions?: (item: ItemOf<R>, change: (values: Partial<FieldsOf<R>>) => void) => RowAction[];
  /** How a stale editor reads a field that is kept as a whole. */
  said?: { [N in keyof FieldsOf<R>]?: (value: FieldsOf<R>[N]) => string };
  /** What else must be so of a field before it is sent. */
  rules?: { [N in keyof FieldsOf<R>]?: FormRule[] };
  /** What stands beneath the fields of its form, such as how it will look. */
  beneath?: ReactNode;
  size?: 'default' | 'large';
  /** What else can be done with the list. */
  extra?: ReactNode;
  /** Choices of its form that its list can be narrowed to, by names that the address has too; what the declaration says unless told. */
  narrowedBy?: readonly (keyof FieldsOf<R> & string)[];
  /** Who only reads sees the list. */
  mayWrite?: boolean;
}

/** The same, whatever the fields are. */
interface AnyProps {
  of: Declared;
  calls: ResourceClient;
  columns?: readonly string[];
  cells?: Cells;
  inputs?: Record<string, ReactElement>;
  actions?: (item: AnyItem, change: (values: Values) => void) => RowAction[];
  said?: Record<string, (value: never) => string>;
  rules?: Record<string, FormRule[]>;
  beneath?: ReactNode;
  size?: 'default' | 'large';
  extra?: ReactNode;
  narrowedBy?: readonly string[];
  mayWrite?: boolean;
}
type Cells = Record<string, (item: AnyItem) => ReactNode>;

/** The page of a declared resource: listed, searched, sorted, added to, edited, deleted. */
export function DeclaredPage<R extends Declared>(props: Props<R>) {
  return <AnyDeclaredPage {...(props as unknown as AnyProps)} />;
}

function AnyDeclaredPage({
  of,
  calls,
  columns,
  cells = {},
  inputs = {},
  actions,
  said,
  rules,
  beneath,
  size,
  extra,
  narrowedBy = of.narrowedBy ?? [],
  mayWrite,
}: AnyProps) {
  const { movedBy } = of;
  const search: OfferedSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (next: OfferedSearch) => void navigate({ to: '.', search: next as never, replace: true });
  const { t } = useTranslation('ui');
  const words = useDeclaredWords(of);
  const fields = useMemo(() => fieldsOf(of), [of]);
  const facts = useDeclaredFacts(fields, words, said);
  const { list, save, change, remove, publish, drop, ...place } = useResource(calls, search);
  const isChoosing = fields.some(({ kind }) => kind === 'one' || kind === 'many');
  const choices = useChoices(calls, isChoosing);
  const placing = usePlacing(of);
  const publishing = usePublishing(of, publish);
  const nameOf = (item: Values) => String((item[of.name] as string | undefined) ?? '');
  const saidOf = (item: Values, isNew: boolean) => words.saved(nameOf(item), isNew) ?? t('word.saved');
  const changeAtOnce = (item: AnyItem) => (values: Values) => {
    const told = () => toast('success', saidOf(item, false));
    // a failure was told by the call
    change(sentOf(fields, { ...valuesOf(fields, of, item), ...values }), item).then(told, () => undefined);
  };
  const filters = [
    ...fields
      .filter(({ name }) => narrowedBy.includes(name))
      .map((field) => <ChoiceFilter key={field.name} field={field} words={words} search={search} onSearch={show} />),
    ...(of.hasStatus ? [<StatusFilter key="status" search={search} onSearch={show} />] : []),
  ];
  return (
    <>
      <ResourcePage<AnyItem, Values, OfferedSearch>
        texts={words}
        extra={
          of.excel ? (
            <>
              <ExportButton path={`${of.path}/excel`} query={{ filter: search.filter, status: search.status }} />
              {extra}
            </>
          ) : (
            extra
          )
        }
        search={search}
        onSearch={show}
        list={list}
        columns={useDeclaredColumns(of, fields, words, columns, cells)}
        nameOf={nameOf}
        mayWrite={mayWrite}
        size={size}
        filters={filters.length > 0 && filters}
        actions={(item) => [...(actions?.(item, changeAtOnce(item)) ?? []), ...publishing(item), ...placing.actions(item)]}
        form={{
          schema: of.item as unknown as z.ZodType<AnyItem>,
          valuesOf: (item) => valuesOf(fields, of, item),
          facts,
          save: (values, opened) => save(sentOf(fields, values), opened),
          fields: (opened) => (
            <>
              <VersionNotice of={of} opened={opened} />
              <DeclaredFields {...{ fields, words, choices, inputs, rules }} fixed={opened && of.fixed} />
              {beneath}
            </>
          ),
        }}
        saved={(values, opened) => words.saved(nameOf(values), !opened)}
        onDelete={remove}
        onMove={movedBy ? (item, to) => drop({ [movedBy]: item.id }, to) : undefined}
      />
      <PlacingDialog of={of} placing={placing} {...place} />
    </>
  );
}

interface ChoiceFilterProps {
  field: Field;
  words: DeclaredWords;
  search: OfferedSearch;
  onSearch: (search: OfferedSearch) => void;
}

function ChoiceFilter({ field, words, search, onSearch }: ChoiceFilterProps) {
  const { name, values } = field;
  return (
    <FilterChoice
      label={words.field(field)}
      value={(search as unknown as Record<string, string | undefined>)[name]}
      options={values.map((value) => ({ value, label: words.value(name, value) }))}
      onChange={(value) => onSearch({ ...search, page: 1, [name]: value })}
    />
  );
}

function useDeclaredColumns(
  { name, movedBy, sorted = [name] }: Declared,
  fields: readonly Field[],
  words: DeclaredWords,
  shown: readonly string[] | undefined,
  cells: Cells,
): TableColumnsType<AnyItem> {
  const { t } = useTranslation('ui');
  const added = useAddedColumn<AnyItem>();
  const kindOf = new Map(fields.map(({ name: field, kind }) => [field, kind]));
  return (shown ?? (movedBy ? ['sortOrder', name] : [name, 'createdAt'])).map((column) => {
    if (column === 'createdAt') return added;
    if (column === 'status')
      return {
        key: column,
        title: t('word.status'),
        render: (_, item) => cells[column]?.(item) ?? (item.status && <StatusTag status={item.status} />),
      };
    const isPlace = column === 'sortOrder';
    const ours = { sortOrder: t('rows.order'), version: t('rows.version') }[column];
    return {
      key: column,
      title: ours ?? words.column(column),
      sorter: isPlace || sorted.includes(column),
      ...(isPlace && { width: 1 }),
      ...((isPlace || isFigure(column, kindOf.get(column))) && { align: 'right' }),
      render: (_, item) => {
        const value = item[column];
        const cell = cells[column]?.(item);
        if (cell) return cell;
        if (column === 'version') return <VersionCell version={item.version} publishedAt={item.publishedAt} />;
        if (kindOf.get(column) === 'choice') return words.value(column, String(value));
        if (kindOf.get(column) === 'day') return value ? formatDate(value as string) : undefined;
        return textOf(value, t('word.yes'));
      },
    };
  });
}

/** Numbers and amounts that are entered, and what is counted or summed up, which is read alone. */
const isFigure = (column: string, kind: Field['kind'] | undefined) =>
  kind === 'number' || kind === 'money' || /Count$|^(total|version)$/.test(column);

/** What a cell shows of a value: a text or a number as it is, of what was chosen the names. */
function textOf(value: unknown, yes: string): string | number | undefined {
  if (Array.isArray(value)) return value.map((each: { name: string }) => each.name).join(', ');
  if (typeof value === 'boolean') return value ? yes : undefined;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return (value as { name?: string } | null)?.name;
}
