import { getRouteApi } from '@tanstack/react-router';
import type { Course } from '@trellis/contract/content/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { actionColumn } from '../../ui/resource/resource-page.tsx';
import { StatusFilter } from '../../ui/resource/status-filter.tsx';
import { useConfirmDelete } from '../../ui/use-confirm-delete.ts';
import { useListState } from '../../ui/use-list-state.ts';
import { useCourseColumns } from './course-columns.tsx';
import { type CourseAction, CourseDialogs } from './course-dialogs.tsx';
import { useCourses } from './queries.ts';

const route = getRouteApi('/system/manage/content/course');

/** Every course of the library, in order. */
export function CoursePage() {
  const { t } = useTranslation('content');
  const { search, onSearch } = useListState(route);
  const { list, remove, drop } = useCourses(search);
  const [open, setOpen] = useState<{ what: CourseAction; course?: Course }>();
  const confirmDelete = useConfirmDelete();
  const mayWrite = useCurrentUser().canWrite('RocketSystem.Content');
  const columns = useCourseColumns();
  const actions = (course: Course) => [
    ...(['edit', 'sections', 'status', 'sort'] as const).map((what) => ({
      key: what,
      label: t(`courses.actions.${what}`),
      onClick: () => setOpen({ what, course }),
    })),
    {
      key: 'delete',
      label: t('word.delete'),
      danger: true,
      onClick: () => confirmDelete(course.title, () => remove.mutateAsync({ id: course.id })),
    },
  ];
  return (
    <>
      <ListPage
        title={t('word.courses')}
        add={mayWrite && { text: t('courses.add'), onClick: () => setOpen({ what: 'edit' }) }}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('word.searchByName') }}
        filters={<StatusFilter search={search} onSearch={onSearch} />}
        list={list}
        columns={mayWrite ? [...columns, actionColumn<Course>(t('word.actions'), ({ title }) => title, actions)] : columns}
        empty={{ title: t('courses.empty'), hint: t('courses.emptyHint') }}
        onMove={mayWrite ? ({ id: courseId }, newSortOrder) => drop.mutate({ courseId, newSortOrder }) : undefined}
        onOpen={mayWrite ? (course) => setOpen({ what: 'sections', course }) : undefined}
      />
      {open && <CourseDialogs what={open.what} course={open.course} search={search} onClose={() => setOpen(undefined)} />}
    </>
  );
}
