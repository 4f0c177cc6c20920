import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { BareList } from '../../ui/bare-list.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { SectionLine } from './course-sections.tsx';
import { useUserCourses } from './queries.ts';

/** The courses that the reader may study, each with its sections; nothing for who has none. */
export function OwnCoursesCard({ userId }: { userId: string }) {
  const { t } = useTranslation('content');
  const { data } = useUserCourses(userId);
  const courses = (data?.items ?? []).filter(({ given, status }) => given && status === 'Public');
  if (courses.length === 0) return null;
  return (
    <TitledCard title={t('own.title')}>
      {courses.map(({ id, title, subTitle, contents }) => (
        <section key={id} aria-label={title}>
          <Typography.Title level={3} style={{ fontSize: 'var(--text-body)', marginBlock: '0 var(--space-1)' }}>
            {title}
          </Typography.Title>
          {subTitle && <Typography.Paragraph type="secondary">{subTitle}</Typography.Paragraph>}
          <BareList>
            {contents.map((section) => (
              <li key={section.id}>
                {section.title}
                <div>
                  <SectionLine section={section} />
                </div>
              </li>
            ))}
          </BareList>
        </section>
      ))}
    </TitledCard>
  );
}
