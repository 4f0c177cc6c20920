import { getRouteApi } from '@tanstack/react-router';
import type { TrainingStaff } from '@trellis/contract/admins/supervisors/calls';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Status } from '../../../ui/status.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { TrainerDrawer } from '../../certification/public.ts';
import { useTrainingStaff } from './queries.ts';
import { useSupervisorActions } from './use-supervisor-actions.ts';

const AssignDrawer = lazy(() => import('./assign-drawer.tsx').then((module) => ({ default: module.AssignDrawer })));
const route = getRouteApi('/system/manage/manage/trainingStaff');

/** Everybody who trains children, with who supervises them. */
export function TrainingStaffPage() {
  const { t } = useTranslation('admins');
  const { search, onSearch, narrow } = useListState(route);
  const [assigned, setAssigned] = useState<TrainingStaff>();
  const [shown, setShown] = useState<TrainingStaff>();
  const mayAssignModules = useCurrentUser().canWrite('RocketSystem.TrainerTraining.Write');
  return (
    <>
      <ListPage
        title={t('word.trainingStaff')}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('word.nameOrEmail'), placeholder: t('filters.placeholder') }}
        filters={<FilterCenter value={search.tenantId} onChange={(tenantId) => narrow({ tenantId })} />}
        list={useTrainingStaff(search)}
        columns={useColumns(setAssigned, setShown)}
        empty={{ title: t('training.empty'), hint: t('training.emptyHint') }}
      />
      <Suspense>{assigned && <AssignDrawer key={assigned.id} trainer={assigned} onClose={() => setAssigned(undefined)} />}</Suspense>
      <Suspense>{shown && <TrainerDrawer trainer={shown} mayWrite={mayAssignModules} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}

type Choose = (trainer: TrainingStaff) => void;

function useColumns(onAssign: Choose, onShow: Choose): TableColumnsType<TrainingStaff> {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  return [
    {
      key: 'name',
      title: t('word.personName'),
      render: (_, { name, email, isSupervisor, isInvited }) => (
        <Flex vertical>
          <span>
            {name} {isSupervisor && <Status>{t('training.isSupervisor')}</Status>}
            {!isSupervisor && isInvited && <Status meaning="waiting">{t('training.isInvited')}</Status>}
          </span>
          <Typography.Text type="secondary">{email}</Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'works',
      title: t('columns.worksAt'),
      render: (_, { tenants }) => (
        <Flex vertical>
          {tenants.map(({ id, name, roles }) => (
            <span key={id}>{`${name} · ${roleText(roles)}`}</span>
          ))}
        </Flex>
      ),
    },
    { key: 'supervisor', title: t('training.supervisor'), render: (_, { supervisor }) => supervisor?.name ?? t('word.nothing') },
    { key: 'completed', title: t('training.completed'), align: 'right', dataIndex: 'completedSessions' },
    { key: 'trained', title: t('training.trained'), align: 'right', dataIndex: 'childrenTrained' },
    {
      key: 'actions',
      title: t('word.actions'),
      align: 'right',
      render: (_, trainer) => <Actions trainer={trainer} onAssign={onAssign} onShow={onShow} />,
    },
  ];
}

function Actions({ trainer, onAssign, onShow }: { trainer: TrainingStaff; onAssign: Choose; onShow: Choose }) {
  const { t } = useTranslation('admins');
  const { t: ofTrainer } = useTranslation('certification');
  const { make, invite, cancel, release } = useSupervisorActions();
  const mayWrite = useCurrentUser().canWrite('RocketSystem.Supervise');
  const { supervisor, isSupervisor, name } = trainer;
  const supervision = [
    { key: 'assign', label: t('training.assign'), onClick: () => onAssign(trainer) },
    ...(supervisor ? [{ key: 'release', label: t('training.release'), onClick: () => release(trainer, supervisor.id) }] : []),
    ...(isSupervisor ? [{ key: 'cancel', label: t('training.cancel'), danger: true, onClick: () => cancel(trainer, 0) }] : []),
    ...(isSupervisor ? [] : [{ key: 'make', label: t('training.make'), onClick: () => make(trainer) }]),
    ...(isSupervisor ? [] : [{ key: 'invite', label: t('training.invite'), onClick: () => invite(trainer) }]),
  ];
  const training = { key: 'training', label: ofTrainer('trainer.open'), onClick: () => onShow(trainer) };
  return <RowActions name={name} actions={mayWrite ? [training, ...supervision] : [training]} />;
}
