import { limits } from '@trellis/contract/limits';
import { Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddSelect } from '../../ui/add-select.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { OrderedList } from '../../ui/ordered-list.tsx';
import { StatusTag } from '../../ui/resource/status-tag.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useCategoryCourses, useCourseChoices } from './queries.ts';

/** The courses of a category: every change is saved at once. */
export function CategoryCourses({ category, onClose }: { category: { id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation('content');
  return (
    <SideDrawer title={t('courseCategories.coursesOf', { name: category.name })} onClose={onClose}>
      <Courses categoryId={category.id} />
    </SideDrawer>
  );
}

function Courses({ categoryId }: { categoryId: string }) {
  const { t } = useTranslation('content');
  const { courses, add, remove, move } = useCategoryCourses(categoryId);
  const [typed, setTyped] = useState('');
  const choices = useCourseChoices(useDebounced(typed.trim(), limits.searchDebounceMilliseconds));
  if (courses.error) return <LoadFailed error={courses.error} onRetry={courses.refetch} />;
  if (!courses.data) return <Skeleton active />;
  const { items } = courses.data;
  return (
    <Flex vertical gap="middle">
      <AddSelect
        label={t('courseCategories.addCourse')}
        choices={(choices.data?.items ?? []).map(({ id, title }) => ({ id, name: title }))}
        taken={items.map(({ id }) => id)}
        isLoading={choices.isFetching}
        typed={typed}
        onType={setTyped}
        onAdd={(id) => add.mutate({ categoryId, courseIds: [id] })}
      />
      <OrderedList
        label={t('word.courses')}
        empty={t('courseCategories.noCourses')}
        isBusy={add.isPending || remove.isPending || move.isPending}
        entries={items.map(({ id, title, status }) => ({ id, name: title, about: <StatusTag status={status} /> }))}
        onMove={(courseId, newSortOrder) => move.mutate({ categoryId, courseId, newSortOrder })}
        onRemove={(courseId) => remove.mutate({ categoryId, courseId })}
      />
    </Flex>
  );
}
