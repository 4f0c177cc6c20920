import { category } from '@trellis/contract/content/category';
import type { ItemOf } from '@trellis/contract/resources/resource';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { CategoryCourses } from './category-courses.tsx';

/** The categories of courses, in their order, each with its courses in theirs. */
export function CategoryPage() {
  const { t } = useTranslation('content');
  const [opened, setOpened] = useState<ItemOf<typeof category>>();
  return (
    <>
      <DeclaredPage
        of={category}
        calls={api.courseCategories}
        mayWrite={useCurrentUser().canWrite('RocketSystem.Content')}
        columns={['sortOrder', 'name', 'courseCount']}
        cells={{ courseCount: ({ courseCount }) => t('courses.count', { count: courseCount }) }}
        actions={(item) => [{ key: 'courses', label: t('word.courses'), onClick: () => setOpened(item) }]}
      />
      {opened && <CategoryCourses category={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
