import { Button, Flex, Skeleton, Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/fact-list.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { TrainerCertificates } from '../../certificates/public.ts';
import { ExamHistory } from '../../exams/public.ts';
import { AssignModuleDrawer } from './assign-module-drawer.tsx';
import { useTrainer } from './queries.ts';
import { ScoreTable } from './score-table.tsx';
import { TrainerModules } from './trainer-modules.tsx';

interface Props {
  trainer: { id: string; name: string };
  /** Whether modules are assigned and changed here. */
  mayWrite: boolean;
  onClose: () => void;
}

/** A trainer: who they are, what they learn, and how their supervision was scored. */
export function TrainerDrawer({ trainer, mayWrite, onClose }: Props) {
  const { t } = useTranslation('certification');
  const [isAssigning, setAssigning] = useState(false);
  const items = [
    { key: 'modules', label: t('trainer.modulesTab'), children: <TrainerModules trainerId={trainer.id} mayWrite={mayWrite} /> },
    { key: 'scores', label: t('trainer.scoresTab'), children: <ScoreTable trainerId={trainer.id} /> },
    {
      key: 'exams',
      label: t('trainer.examsTab'),
      children: (
        <Suspense fallback={<Skeleton active />}>
          <Flex vertical gap="large">
            <ExamHistory trainerId={trainer.id} />
            <TrainerCertificates trainerId={trainer.id} />
          </Flex>
        </Suspense>
      ),
    },
  ];
  return (
    <SideDrawer
      size="large"
      title={t('trainer.drawerTitle', { name: trainer.name })}
      extra={
        mayWrite && (
          <Button type="primary" onClick={() => setAssigning(true)}>
            {t('trainer.assign')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Flex vertical gap="middle">
        <Summary trainerId={trainer.id} />
        <Tabs items={items} />
      </Flex>
      {isAssigning && <AssignModuleDrawer trainer={trainer} onClose={() => setAssigning(false)} />}
    </SideDrawer>
  );
}

function Summary({ trainerId }: { trainerId: string }) {
  const { t } = useTranslation('certification');
  const roleText = useRoleText();
  const { summary, detail } = useTrainer(trainerId);
  const error = summary.error ?? detail.error;
  if (error) return <LoadFailed error={error} onRetry={() => Promise.all([summary.refetch(), detail.refetch()])} />;
  if (!summary.data || !detail.data) return <Skeleton active paragraph={{ rows: 3 }} />;
  const { jobTitle, workUnit, userAccount, offlineCourseQuantity, onlineCourseQuantity } = summary.data;
  const { completedSessions, childrenTrained, accumulatedCredits } = detail.data;
  return (
    <FactList
      size="small"
      column={{ xs: 1, sm: 2 }}
      items={[
        { key: 'jobTitle', label: t('trainer.jobTitle'), children: jobTitle ? roleText([jobTitle]) : '—' },
        { key: 'workUnit', label: t('trainer.workUnit'), children: workUnit },
        { key: 'account', label: t('trainer.account'), children: userAccount },
        { key: 'credits', label: t('trainer.credits'), children: accumulatedCredits },
        { key: 'completed', label: t('trainer.completed'), children: completedSessions },
        { key: 'children', label: t('trainer.children'), children: childrenTrained },
        { key: 'offline', label: t('trainer.offline'), children: offlineCourseQuantity },
        { key: 'online', label: t('trainer.online'), children: onlineCourseQuantity },
      ]}
    />
  );
}
