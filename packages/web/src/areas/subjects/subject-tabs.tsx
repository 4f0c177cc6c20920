import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Empty, Skeleton, Tabs, type TabsProps } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { isTabShown, openTab, type SubjectTab, subjectTabs, tabRules } from './tab-rules.ts';

const PlanTab = lazy(() => import('../offline-plans/plan-tab.tsx').then((module) => ({ default: module.PlanTab })));
const VratTab = lazy(() => import('../vr-classroom/vrat-tab.tsx').then((module) => ({ default: module.VratTab })));
const AssessmentTab = lazy(() => import('../assessments/assessment-tab.tsx').then((module) => ({ default: module.AssessmentTab })));
const ContractTab = lazy(() => import('../contracts/contract-tab.tsx').then((module) => ({ default: module.ContractTab })));
const CreditTab = lazy(() => import('../credits/credit-tab.tsx').then((module) => ({ default: module.CreditTab })));
const QuestionnaireTab = lazy(() =>
  import('../questionnaires/questionnaire-tab.tsx').then((module) => ({ default: module.QuestionnaireTab })),
);
const GuardianBlock = lazy(() => import('../guardians/guardian-block.tsx').then((module) => ({ default: module.GuardianBlock })));

const contents: Record<SubjectTab, (subject: SubjectInfo) => ReactNode> = {
  plan: ({ id, name }) => <PlanTab subjectId={id} subjectName={name} />,
  vratTest: (subject) => <VratTab subject={subject} />,
  assessments: (subject) => <AssessmentTab subject={subject} />,
  contracts: ({ id, name }) => <ContractTab subjectId={id} subjectName={name} />,
  credits: ({ id, name }) => <CreditTab subject={{ id, name }} />,
  guardians: (subject) => <GuardianBlock subject={subject} />,
  questionnaires: (subject) => <QuestionnaireTab subject={subject} />,
};

interface Props {
  subject: SubjectInfo;
  active: SubjectTab | undefined;
  onChange: (tab: SubjectTab) => void;
}

/** The tabs that the reader's policies show; what a tab needs is loaded when it is opened. */
export function SubjectTabs({ subject, active, onChange }: Props) {
  const { t } = useTranslation('subjects');
  const { can, projectStatus } = useCurrentUser();
  const hasProject = (project: string) => projectStatus.some(({ name, status }) => name === project && status);
  const shown = subjectTabs.filter((tab) => isTabShown(tabRules[tab], { can, hasProject }));
  const open = openTab(shown, active);
  if (!open) return <Empty description={t('detail.noTabs')} />;
  const items: TabsProps['items'] = shown.map((key) => ({
    key,
    label: t(`detail.tabs.${key}`),
    children: <Suspense fallback={<Skeleton active />}>{contents[key](subject)}</Suspense>,
  }));
  return (
    <Tabs
      destroyOnHidden
      aria-label={t('detail.tabsLabel')}
      activeKey={open}
      items={items}
      onChange={(key) => {
        const next = shown.find((tab) => tab === key);
        if (next) onChange(next);
      }}
    />
  );
}
