import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Empty, Skeleton, Tabs, type TabsProps } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';

const PlanTab = lazy(() => import('../offline-plans/plan-tab.tsx').then((module) => ({ default: module.PlanTab })));
const ContractTab = lazy(() => import('../contracts/contract-tab.tsx').then((module) => ({ default: module.ContractTab })));
const CreditTab = lazy(() => import('../credits/credit-tab.tsx').then((module) => ({ default: module.CreditTab })));

type SubjectTab = 'plan' | 'contracts' | 'credits';

interface Props {
  subject: SubjectInfo;
  active: SubjectTab | undefined;
  onChange: (tab: SubjectTab) => void;
}

/** The tabs that the reader's policies show; what a tab needs is loaded when it is opened. */
export function SubjectTabs({ subject, active, onChange }: Props) {
  const { t } = useTranslation('subjects');
  const tabs = useTabs(subject);
  const shown = tabs.find((tab) => tab.key === active) ?? tabs[0];
  if (!shown) return <Empty description={t('detail.noTabs')} />;
  const items: TabsProps['items'] = tabs.map(({ key, content }) => ({
    key,
    label: t(`detail.tabs.${key}`),
    children: <Suspense fallback={<Skeleton active />}>{content}</Suspense>,
  }));
  return (
    <Tabs
      destroyOnHidden
      aria-label={t('detail.tabsLabel')}
      activeKey={shown.key}
      items={items}
      onChange={(key) => {
        const next = tabs.find((tab) => tab.key === key);
        if (next) onChange(next.key);
      }}
    />
  );
}

function useTabs({ id, name }: SubjectInfo): { key: SubjectTab; content: ReactNode }[] {
  const { can } = useCurrentUser();
  const tabs: { key: SubjectTab; content: ReactNode }[] = [];
  if (can('RocketSystem.UserOfflinePlan') || can('PFE.UserManagement.SubjectDetail.UserOfflinePlanTab')) {
    tabs.push({ key: 'plan', content: <PlanTab subjectId={id} subjectName={name} /> });
  }
  if (can('RocketSystem.UserContract')) tabs.push({ key: 'contracts', content: <ContractTab subjectId={id} subjectName={name} /> });
  if (can('PFE.UserManagement.SubjectDetail.CreditTab')) tabs.push({ key: 'credits', content: <CreditTab subjectId={id} /> });
  return tabs;
}
