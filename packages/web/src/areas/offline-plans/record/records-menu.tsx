import { DownOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { recordPaths, recordVersion } from '@trellis/contract/offline-plans/record/rules';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import type { RowAction } from '../../../ui/row-actions.tsx';
import { GenerationDrawer, ListeningDrawer } from '../../music/public.ts';
import { PlanCalendar } from '../../scheduling/public.ts';

const FeedbackDrawer = lazy(() => import('../family/feedback-drawer.tsx').then((module) => ({ default: module.FeedbackDrawer })));
const LeaveRecords = lazy(() => import('../leaves/leave-records.tsx').then((module) => ({ default: module.LeaveRecords })));
const PrintDrawer = lazy(() => import('../printable/print-drawer.tsx').then((module) => ({ default: module.PrintDrawer })));

/** What can be read of a plan, behind one button: what was said, heard and trained, when it goes on, and its sheet of paper. */
export function RecordsMenu({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation(['planLife', 'familyPages', 'music', 'trainingRecord', 'offlinePlans', 'planLeaves', 'planPrint']);
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'feedback' | 'music' | 'generation' | 'calendar' | 'leaves' | 'print' | null>(null);
  const close = () => setOpen(null);
  const toRecord = () => void navigate({ to: recordPaths[recordVersion(plan)], search: { planId: plan.id } });
  const hasRecord = plan.canViewDetails && plan.num > 0;
  const isBookable = plan.state === 'active' && !plan.isClosed && can('RocketSystem.Schedule');
  const items: (RowAction | false)[] = [
    { key: 'feedback', label: t('familyPages:records.open'), onClick: () => setOpen('feedback') },
    { key: 'music', label: t('music:records.open'), onClick: () => setOpen('music') },
    { key: 'generation', label: t('music:generation.open'), onClick: () => setOpen('generation') },
    hasRecord && { key: 'record', label: t('trainingRecord:title'), onClick: toRecord },
    isBookable && { key: 'calendar', label: t('offlinePlans:plan.calendar'), onClick: () => setOpen('calendar') },
    { key: 'leaves', label: t('planLeaves:records.open'), onClick: () => setOpen('leaves') },
    { key: 'print', label: t('planPrint:open'), onClick: () => setOpen('print') },
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items: items.filter((item) => item !== false) }}>
        <Button icon={<DownOutlined aria-hidden />} iconPlacement="end" aria-label={t('menu.recordsOf', { name: plan.displayName })}>
          {t('menu.records')}
        </Button>
      </Dropdown>
      <Suspense>
        {open === 'feedback' && <FeedbackDrawer plan={plan} onClose={close} />}
        {open === 'music' && <ListeningDrawer plan={plan} onClose={close} />}
        {open === 'generation' && (
          <GenerationDrawer subject={{ id: plan.subjectId, name: plan.subjectName, isClosed: plan.isClosed }} onClose={close} />
        )}
        {open === 'calendar' && <PlanCalendar planId={plan.id} childName={plan.subjectName} onClose={close} />}
        {open === 'leaves' && <LeaveRecords plan={plan} onClose={close} />}
        {open === 'print' && <PrintDrawer plan={plan} onClose={close} />}
      </Suspense>
    </>
  );
}
