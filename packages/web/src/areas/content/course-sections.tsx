import type { CourseSection } from '@trellis/contract/content/schemas';
import { limits } from '@trellis/contract/limits';
import { Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddSelect } from '../../ui/add-select.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { OrderedList } from '../../ui/ordered-list.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useCourse, useCourseSections, useSectionChoices } from './queries.ts';
import { WatchLink } from './watch-link.tsx';

/** The sections of a course: every change is saved at once. */
export function CourseSections({ course, onClose }: { course: { id: string; title: string }; onClose: () => void }) {
  const { t } = useTranslation('content');
  return (
    <SideDrawer size="large" title={t('courses.sectionsOf', { name: course.title })} onClose={onClose}>
      <Sections courseId={course.id} />
    </SideDrawer>
  );
}

function Sections({ courseId }: { courseId: string }) {
  const { t } = useTranslation('content');
  const course = useCourse(courseId);
  const { add, remove, move } = useCourseSections();
  const [typed, setTyped] = useState('');
  const choices = useSectionChoices(useDebounced(typed.trim(), limits.searchDebounceMilliseconds));
  if (course.error) return <LoadFailed error={course.error} onRetry={course.refetch} />;
  if (!course.data) return <Skeleton active />;
  const { contents } = course.data;
  return (
    <Flex vertical gap="middle">
      <AddSelect
        label={t('courses.addSection')}
        choices={(choices.data?.items ?? []).map(({ id, title }) => ({ id, name: title }))}
        taken={contents.map(({ id }) => id)}
        isLoading={choices.isFetching}
        typed={typed}
        onType={setTyped}
        onAdd={(id) => add.mutate({ courseId, contentIds: [id] })}
      />
      <OrderedList
        label={t('courseContents.title')}
        empty={t('courses.noSections')}
        isBusy={add.isPending || remove.isPending || move.isPending}
        entries={contents.map((section) => ({ id: section.id, name: section.title, about: <SectionLine section={section} /> }))}
        onMove={(contentId, newSortOrder) => move.mutate({ courseId, contentId, newSortOrder })}
        onRemove={(contentId) => remove.mutate({ courseId, contentId })}
      />
    </Flex>
  );
}

/** What a section is, how long it takes, and the way to it. */
export function SectionLine({ section: { kind, timeConsuming, vid, fileName } }: { section: CourseSection }) {
  const { t } = useTranslation('content');
  return (
    <Flex gap="small" wrap>
      <Typography.Text type="secondary">
        {t(`kind.${kind}`)} · {t('minutes', { count: timeConsuming })}
      </Typography.Text>
      {vid ? <WatchLink vid={vid}>{fileName}</WatchLink> : <Typography.Text type="secondary">{t('noFile')}</Typography.Text>}
    </Flex>
  );
}
