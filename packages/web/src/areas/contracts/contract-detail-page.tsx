import { getRouteApi, Link } from '@tanstack/react-router';
import { Breadcrumb, Flex, Result, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { OnlyRead } from '../../app/current-user.ts';
import { failureOf } from '../../ui/failure-of.ts';
import { ListLink } from '../../ui/list-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { isLostConnection } from '../../ui/use-failure-text.ts';
import { useSubject } from '../subjects/public.ts';
import { ContractTab } from './contract-tab.tsx';
import { Figures } from './figures.tsx';

const route = getRouteApi('/system/center/detail/userContractDetail');

/** A child's contracts and what they add up to. The name in the address serves until the child is read. */
export function ContractDetailPage() {
  const { t } = useTranslation('contracts');
  const { userId, name: known, add } = route.useSearch();
  const subject = useSubject(userId);
  const name = subject.data?.name ?? known;
  const error = failureOf(subject);
  if (error && isLostConnection(error)) return <LoadFailed error={error} onRetry={subject.refetch} />;
  if (userId === '' || error) return <Result status="404" title={t('detail.missing')} subTitle={error?.message} />;
  if (name === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
  const toChild = (
    <Link to="/system/center/detail/subjectDetail" search={{ id: userId }}>
      {t('detail.openChild')}
    </Link>
  );
  return (
    // nothing that was opened for one child stays open for the next
    <OnlyRead key={userId} value={subject.data?.isPast ?? false}>
      <Breadcrumb
        items={[{ title: <ListLink to="/system/center/menu/user/userContract">{t('word.contracts')}</ListLink> }, { title: name }]}
      />
      <PageHeader title={t('detail.title', { name })} extra={toChild} />
      <Flex vertical gap="large">
        <Figures userId={userId} />
        <ContractTab subject={{ id: userId, name, tag: subject.data?.tag, isErased: subject.data?.isErased }} adds={add} isPage />
      </Flex>
    </OnlyRead>
  );
}
