import { getRouteApi, Link } from '@tanstack/react-router';
import type { StudiedCourse } from '@trellis/contract/certification/study-calls';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BareList } from '../../../ui/bare-list.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Status } from '../../../ui/status.tsx';
import { TabTitle } from '../../../ui/tab-title.tsx';
import { useStudiedCourses } from './queries.ts';
import { SectionPlace } from './section-place.tsx';

const route = getRouteApi('/system/center/detail/trainingDetail');

/** A course of a module of one's own, to study section by section. */
export function StudyPage() {
  const { t } = useTranslation('certification');
  const { moduleId = '', courseId } = route.useSearch();
  const courses = useStudiedCourses(moduleId);
  return (
    <Loaded query={courses} rows={8}>
      {(items) => {
        const course = items.find(({ id }) => id === courseId);
        return course ? <Course key={course.id} course={course} moduleId={moduleId} /> : <NothingHere title={t('study.missing')} />;
      }}
    </Loaded>
  );
}

function Course({ course, moduleId }: { course: StudiedCourse; moduleId: string }) {
  const { t } = useTranslation('certification');
  const { contents, title, subTitle, length, passCount } = course;
  const [chosen, setChosen] = useState<string>();
  const isDone = ({ userCourseDetail: { isFinish, isAnswered }, questionnaires }: StudiedCourse['contents'][number]) =>
    isFinish && (questionnaires.length === 0 || isAnswered);
  const shown = contents.find(({ id }) => id === chosen) ?? contents.find((section) => !isDone(section)) ?? contents[0];
  return (
    <>
      <TabTitle title={title} />
      <PageHeader
        title={title}
        extra={
          <Link to="/system/center/personalCenter" search={{ module: moduleId }}>
            {t('study.back')}
          </Link>
        }
      />
      <Flex vertical gap="middle">
        {subTitle && <Typography.Text type="secondary">{subTitle}</Typography.Text>}
        <Typography.Text>{t('study.sectionsDone', { passCount, length })}</Typography.Text>
        <BareList label={t('study.sections')}>
          {contents.map((section) => (
            <li key={section.id}>
              <Flex gap="small" align="center" wrap>
                <Button
                  size="small"
                  type={section.id === shown?.id ? 'primary' : 'default'}
                  aria-pressed={section.id === shown?.id}
                  style={{ maxWidth: '100%', height: 'auto', minHeight: 'var(--space-8)', whiteSpace: 'normal', textAlign: 'start' }}
                  onClick={() => setChosen(section.id)}
                >
                  {section.title}
                </Button>
                <Typography.Text type="secondary">{t('word.minutes', { count: section.timeConsuming })}</Typography.Text>
                <Status meaning={isDone(section) ? 'good' : 'neutral'}>{t(isDone(section) ? 'study.done' : 'study.open')}</Status>
              </Flex>
            </li>
          ))}
        </BareList>
        {shown && <SectionPlace key={shown.id} section={shown} moduleId={moduleId} courseId={course.id} />}
      </Flex>
    </>
  );
}
