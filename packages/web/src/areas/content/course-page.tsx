import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import type { Course } from '@trellis/contract/content/schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters, FilterBar, FilterText } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import type { OfferedSearch } from '../../ui/resource/offered-search.ts';
import { actionColumn } from '../../ui/resource/resource-page.tsx';
import { StatusFilter } from '../../ui/resource/status-filter.tsx';
import { useConfirmDelete } from '../../ui/use-confirm-delete.ts';
import { useCourseColumns } from './course-columns.tsx';
import { type CourseAction, CourseDialogs } from './course-dialogs.tsx';
import { useCourses } from './queries.ts';

const route = getRouteApi('/system/manage/content/course');

/** Every course of the library, in order. */
export function CoursePage() {
  const { t } = useTranslation('content');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: OfferedSearch) => void navigate({ search: next, replace: true });
  const { list, remove } = useCourses(search);
  const [open, setOpen] = useState<{ what: CourseAction; course?: Course }>();
  const confirmDelete = useConfirmDelete();
  const columns = useCourseColumns();
  const { filter, status, ...page } = search;
  const isNarrowed = filter !== undefined || status !== undefined;
  const clear = () => show({ ...page, page: 1 });
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ what: 'edit' })}>
      {t('courses.add')}
    </Button>
  );
  const actions = (course: Course) => [
    ...(['edit', 'sections', 'status', 'sort'] as const).map((what) => ({
      key: what,
      label: t(`courses.actions.${what}`),
      onClick: () => setOpen({ what, course }),
    })),
    { key: 'delete', label: t('word.delete'), danger: true, onClick: () => confirmDelete(course.title, () => remove.mutateAsync(course)) },
  ];
  return (
    <>
      <PageHeader title={t('word.courses')} extra={add} />
      <FilterBar label={t('word.searchByName')} isNarrowed={isNarrowed} onClear={clear}>
        <FilterText isMain label={t('word.searchByName')} value={filter} onChange={(next) => show({ ...search, page: 1, filter: next })} />
        <StatusFilter search={search} onSearch={show} />
      </FilterBar>
      <PagedTable
        label={t('word.courses')}
        columns={[...columns, actionColumn<Course>(t('word.actions'), ({ title }) => title, actions)]}
        list={list}
        search={search}
        onSearch={(next) => show({ ...next, filter, status })}
        empty={
          isNarrowed
            ? { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('courses.empty'), hint: t('courses.emptyHint'), action: add }
        }
        onOpen={(course) => setOpen({ what: 'sections', course })}
      />
      {open && <CourseDialogs what={open.what} course={open.course} search={search} onClose={() => setOpen(undefined)} />}
    </>
  );
}
