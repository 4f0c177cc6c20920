import { getRouteApi } from '@tanstack/react-router';
import type { courseCategoryCalls } from '@trellis/contract/content/library-calls';
import type { OutputOf } from '@trellis/contract/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyText, LocalTextFields, useTextFacts } from '../../ui/local-text.tsx';
import { ResourcePage } from '../../ui/resource-page.tsx';
import { SortDialog } from '../../ui/sort-dialog.tsx';
import { CategoryCourses } from './category-courses.tsx';
import { useResourceTexts } from './columns.tsx';
import { useCategories } from './queries.ts';
import { categorySchema } from './schemas.ts';

type Category = OutputOf<typeof courseCategoryCalls.get>;
type Values = Pick<Category, 'names'>;

const route = getRouteApi('/system/manage/content/courseCategory');

/** The categories of courses, in their order, each with its courses in theirs. */
export function CategoryPage() {
  const { t } = useTranslation('content');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const texts = useResourceTexts('categories');
  const textFacts = useTextFacts();
  const { list, create, update, remove, move } = useCategories(search);
  const [open, setOpen] = useState<{ what: 'courses' | 'sort'; category: Category }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ResourcePage<Category, Values>
        texts={texts}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
        list={list}
        columns={[
          { key: 'sortOrder', title: t('columns.order'), sorter: true, width: 1, render: (_, { sortOrder }) => sortOrder },
          { key: 'name', title: t('columns.name'), sorter: true, dataIndex: 'name' },
          { key: 'courses', title: t('columns.courses'), render: (_, { courseCount }) => t('courses.count', { count: courseCount }) },
        ]}
        nameOf={({ name }) => name}
        actions={(category) => [
          { key: 'courses', label: t('categories.courses'), onClick: () => setOpen({ what: 'courses', category }) },
          { key: 'sort', label: t('sort.action'), onClick: () => setOpen({ what: 'sort', category }) },
        ]}
        form={{
          schema: categorySchema,
          valuesOf: (category) => ({ names: category?.names ?? emptyText }),
          facts: ({ names }) => textFacts('names', t('fields.name'), names),
          save: (values, opened) =>
            opened
              ? update.mutateAsync({ ...values, id: opened.id, concurrencyStamp: opened.concurrencyStamp })
              : create.mutateAsync(values),
          fields: () => <LocalTextFields name="names" label={t('fields.name')} maxLength={120} />,
        }}
        onDelete={(id) => remove.mutateAsync({ id })}
      />
      {open?.what === 'courses' && <CategoryCourses category={open.category} onClose={close} />}
      {open?.what === 'sort' && (
        <SortDialog
          name={open.category.name}
          place={open.category.sortOrder}
          onSave={(newSortOrder) => move.mutateAsync({ categoryId: open.category.id, newSortOrder })}
          onClose={close}
        />
      )}
    </>
  );
}
