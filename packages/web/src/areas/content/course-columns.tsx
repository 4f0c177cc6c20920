import type { Course } from '@trellis/contract/content/schemas';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../ui/resource/status-tag.tsx';

/** The columns of the list of courses. */
export function useCourseColumns(): TableColumnsType<Course> {
  const { t } = useTranslation('content');
  return [
    { key: 'sortOrder', title: t('columns.order'), sorter: true, width: 1, align: 'right', render: (_, { sortOrder }) => sortOrder },
    { key: 'title', title: t('word.title'), sorter: true, render: (_, course) => <CourseTitle course={course} /> },
    { key: 'status', title: t('word.status'), render: (_, { status }) => <StatusTag status={status} /> },
    { key: 'teacher', title: t('columns.teacher'), render: (_, { teacher }) => teacher?.name },
    { key: 'categories', title: t('columns.categories'), render: (_, { categories }) => categories.map(({ name }) => name).join(', ') },
    {
      key: 'contents',
      title: t('columns.contents'),
      render: (_, { contentCount, length }) => `${t('courseContents.count', { count: contentCount })} · ${t('minutes', { count: length })}`,
    },
  ];
}

function CourseTitle({ course: { title, subTitle, headerImageUrl } }: { course: Course }) {
  return (
    <Flex gap="small" align="center">
      {headerImageUrl && (
        <img src={headerImageUrl.url} alt="" width={56} height={32} style={{ objectFit: 'cover', borderRadius: 'var(--radius-small)' }} />
      )}
      <div>
        {title}
        {subTitle && (
          <Typography.Text type="secondary" ellipsis style={{ display: 'block', maxWidth: 'calc(var(--space-1) * 90)' }}>
            {subTitle}
          </Typography.Text>
        )}
      </div>
    </Flex>
  );
}
