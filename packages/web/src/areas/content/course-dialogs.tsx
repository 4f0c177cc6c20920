import type { Course } from '@trellis/contract/content/schemas';
import { useTranslation } from 'react-i18next';
import type { OfferedSearch } from '../../ui/resource/offered-search.ts';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { StatusDialog } from '../../ui/resource/status-dialog.tsx';
import { SortDialog } from '../../ui/sort-dialog.tsx';
import { CourseFields, useCourseForm } from './course-form.tsx';
import { CourseSections } from './course-sections.tsx';
import { useCourses } from './queries.ts';

export type CourseAction = 'edit' | 'sections' | 'status' | 'sort';

interface Props {
  what: CourseAction;
  /** None for a new one. */
  course: Course | undefined;
  search: OfferedSearch;
  onClose: () => void;
}

/** What was opened over the list of courses. */
export function CourseDialogs({ what, course, search, onClose }: Props) {
  const { t } = useTranslation(['content', 'ui']);
  const { setStatus, move } = useCourses(search);
  const form = useCourseForm(search);
  if (what === 'edit' || !course) {
    const title = t(course ? 'courses.edit' : 'courses.add');
    return <ResourceDrawer form={{ ...form, fields: () => <CourseFields /> }} title={title} item={course} onClose={onClose} />;
  }
  if (what === 'sections') return <CourseSections course={course} onClose={onClose} />;
  if (what === 'status') {
    const save = (status: Course['status']) => setStatus.mutateAsync({ id: course.id, status });
    return <StatusDialog name={course.title} status={course.status} onSave={save} onClose={onClose} />;
  }
  const save = (newSortOrder: number) => move.mutateAsync({ courseId: course.id, newSortOrder });
  return <SortDialog hint={t('ui:sort.orDragged')} name={course.title} place={course.sortOrder} onSave={save} onClose={onClose} />;
}
