import { getRouteApi, Link } from '@tanstack/react-router';
import { Breadcrumb, Button, Result, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSubject } from './queries.ts';
import { SubjectActions } from './subject-actions.tsx';
import { SubjectInfoCard } from './subject-info-card.tsx';
import { SubjectTabs } from './subject-tabs.tsx';

const route = getRouteApi('/system/center/detail/subjectDetail');

/** One child: who it is, and its plan, contracts and credits. */
export function SubjectDetailPage() {
  const { t } = useTranslation('subjects');
  const { id, tab } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useSubject(id ?? '');
  const subject = query.data;

  if (!id || query.isError) return <Missing reason={id ? query.error?.message : undefined} />;
  if (!subject) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <Breadcrumb items={[{ title: <Link to="/system/center/menu/user/subject">{t('detail.back')}</Link> }, { title: subject.name }]} />
      <PageHeader title={subject.name} extra={<SubjectActions subject={subject} />} />
      <SubjectInfoCard subject={subject} />
      <SubjectTabs subject={subject} active={tab} onChange={(next) => void navigate({ search: { id, tab: next }, replace: true })} />
    </>
  );
}

function Missing({ reason }: { reason?: string }) {
  const { t } = useTranslation('subjects');
  return (
    <Result
      status="404"
      title={reason ?? t('detail.missing')}
      subTitle={t('detail.missingHint')}
      extra={
        <Link to="/system/center/menu/user/subject">
          <Button type="primary">{t('detail.toList')}</Button>
        </Link>
      }
    />
  );
}
