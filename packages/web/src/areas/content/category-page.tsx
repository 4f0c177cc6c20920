import { category } from '@trellis/contract/content/category';
import type { ItemOf } from '@trellis/contract/resources/resource';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { SortDialog } from '../../ui/sort-dialog.tsx';
import { CategoryCourses } from './category-courses.tsx';
import { useMoveCategory } from './queries.ts';

type Category = ItemOf<typeof category>;

/** The categories of courses, in their order, each with its courses in theirs. */
export function CategoryPage() {
  const { t } = useTranslation('content');
  const move = useMoveCategory();
  const [open, setOpen] = useState<{ what: 'courses' | 'sort'; item: Category }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <DeclaredPage
        of={category}
        calls={api.courseCategories}
        columns={['sortOrder', 'name', 'courseCount']}
        cells={{ courseCount: ({ courseCount }) => t('courses.count', { count: courseCount }) }}
        actions={(item) => [
          { key: 'courses', label: t('courseCategories.courses'), onClick: () => setOpen({ what: 'courses', item }) },
          { key: 'sort', label: t('sort.action'), onClick: () => setOpen({ what: 'sort', item }) },
        ]}
      />
      {open?.what === 'courses' && <CategoryCourses category={open.item} onClose={close} />}
      {open?.what === 'sort' && (
        <SortDialog
          name={open.item.name}
          place={open.item.sortOrder}
          onSave={(newSortOrder) => move.mutateAsync({ categoryId: open.item.id, newSortOrder })}
          onClose={close}
        />
      )}
    </>
  );
}
