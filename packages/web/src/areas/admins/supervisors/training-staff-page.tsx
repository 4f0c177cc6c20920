import { getRouteApi } from '@tanstack/react-router';
import type { TrainingStaff } from '@trellis/contract/admins/supervisors/calls';
import { Flex, type TableColumnsType, Tag, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { isNarrowed } from '../../../ui/list-search.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { TrainerDrawer } from '../../certification/public.ts';
import { PeopleFilterBar } from '../people/people-filter-bar.tsx';
import type { CenterSearch } from '../searches.ts';
import { useEmpty } from '../use-empty.tsx';
import { useTrainingStaff } from './queries.ts';
import { useSupervisorActions } from './use-supervisor-actions.ts';

const AssignDrawer = lazy(() => import('./assign-drawer.tsx').then((module) => ({ default: module.AssignDrawer })));
const route = getRouteApi('/system/manage/manage/trainingStaff');

/** Everybody who trains children, with who supervises them. */
export function TrainingStaffPage() {
  const { t } = useTranslation('admins');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [assigned, setAssigned] = useState<TrainingStaff>();
  const [shown, setShown] = useState<TrainingStaff>();
  const mayAssignModules = useCurrentUser().can('RocketSystem.TrainerTraining.Write');
  const show = (change: Partial<CenterSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const clear = () => void navigate({ search: { size: search.size }, replace: true });
  return (
    <>
      <PageHeader title={t('word.trainingStaff')} />
      <PeopleFilterBar filter={search.filter} isNarrowed={isNarrowed(search)} onFilter={(filter) => show({ filter })} onClear={clear}>
        <FilterCenter value={search.tenantId} onChange={(tenantId) => show({ tenantId })} />
      </PeopleFilterBar>
      <PagedTable
        label={t('word.trainingStaff')}
        columns={useColumns(setAssigned, setShown)}
        list={useTrainingStaff(search)}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={useEmpty(isNarrowed(search), { title: t('training.empty'), hint: t('training.emptyHint') }, clear)}
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
  const mayWrite = useCurrentUser().can('RocketSystem.Supervise');
  const columns: TableColumnsType<TrainingStaff> = [
    {
      key: 'name',
      title: t('word.personName'),
      render: (_, { name, email, isSupervisor, isInvited }) => (
        <Flex vertical>
          <span>
            {name} {isSupervisor && <Tag color="blue">{t('training.isSupervisor')}</Tag>}
            {!isSupervisor && isInvited && <Tag>{t('training.isInvited')}</Tag>}
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
  ];
  if (mayWrite) {
    columns.push({
      key: 'actions',
      title: t('word.actions'),
      align: 'right',
      render: (_, trainer) => <Actions trainer={trainer} onAssign={onAssign} onShow={onShow} />,
    });
  }
  return columns;
}

function Actions({ trainer, onAssign, onShow }: { trainer: TrainingStaff; onAssign: Choose; onShow: Choose }) {
  const { t } = useTranslation('admins');
  const { t: ofTrainer } = useTranslation('certification');
  const { make, invite, cancel, release } = useSupervisorActions();
  const { supervisor, isSupervisor, name } = trainer;
  const items = [
    { key: 'training', label: ofTrainer('trainer.open'), onClick: () => onShow(trainer) },
    { key: 'assign', label: t('training.assign'), onClick: () => onAssign(trainer) },
    ...(supervisor ? [{ key: 'release', label: t('training.release'), onClick: () => release(trainer, supervisor.id) }] : []),
    ...(isSupervisor ? [{ key: 'cancel', label: t('training.cancel'), danger: true, onClick: () => cancel(trainer, 0) }] : []),
    ...(isSupervisor ? [] : [{ key: 'make', label: t('training.make'), onClick: () => make(trainer) }]),
    ...(isSupervisor ? [] : [{ key: 'invite', label: t('training.invite'), onClick: () => invite(trainer) }]),
  ];
  return <RowActions name={name} actions={items} />;
}
