import { getRouteApi } from '@tanstack/react-router';
import type { Supervisor } from '@trellis/contract/admins/supervisors/calls';
import { Flex, type TableColumnsType, Tag, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { ListPage } from '../../../ui/list-page.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { useSupervisors } from './queries.ts';
import { useSupervisorActions } from './use-supervisor-actions.ts';

const MakeDrawer = lazy(() => import('./make-drawer.tsx').then((module) => ({ default: module.MakeDrawer })));
const TrainerDrawer = lazy(() => import('./assign-drawer.tsx').then((module) => ({ default: module.TrainerDrawer })));
const route = getRouteApi('/system/manage/manage/supervisor');

/** Trainers who supervise others, and whom. */
export function SupervisorPage() {
  const { t } = useTranslation('admins');
  const state = useListState(route);
  const mayWrite = useCurrentUser().canWrite('RocketSystem.Supervise');
  const [isMaking, setMaking] = useState(false);
  const [given, setGiven] = useState<Supervisor>();
  return (
    <>
      <ListPage
        {...state}
        title={t('supervisors.title')}
        add={mayWrite && { text: t('supervisors.add'), onClick: () => setMaking(true) }}
        searchedBy={{ label: t('word.nameOrEmail'), placeholder: t('filters.placeholder') }}
        list={useSupervisors(state.search)}
        columns={useColumns(mayWrite && setGiven)}
        empty={{ title: t('supervisors.empty'), hint: t('supervisors.emptyHint') }}
      />
      <Suspense>
        {isMaking && <MakeDrawer onClose={() => setMaking(false)} />}
        {given && <TrainerDrawer key={given.id} supervisor={given} onClose={() => setGiven(undefined)} />}
      </Suspense>
    </>
  );
}

function useColumns(onGive: ((supervisor: Supervisor) => void) | false): TableColumnsType<Supervisor> {
  const { t } = useTranslation('admins');
  const { zone } = useCurrentUser();
  const columns: TableColumnsType<Supervisor> = [
    {
      key: 'name',
      title: t('word.personName'),
      render: (_, { name, email }) => (
        <Flex vertical>
          <span>{name}</span>
          <Typography.Text type="secondary">{email}</Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'centers',
      title: t('columns.worksAt'),
      render: (_, { tenants }) => tenants.map((tenant) => tenant.name).join(', ') || t('word.nothing'),
    },
    {
      key: 'trainers',
      title: t('supervisors.trainers'),
      render: (_, supervisor) => <Trainers supervisor={supervisor} mayWrite={onGive !== false} />,
    },
    { key: 'since', title: t('columns.since'), render: (_, { since }) => formatDateTime(since, zone) },
  ];
  if (onGive) {
    columns.push({
      key: 'actions',
      title: t('word.actions'),
      align: 'right',
      render: (_, supervisor) => <Actions supervisor={supervisor} onGive={onGive} />,
    });
  }
  return columns;
}

function Trainers({ supervisor: { id, name, trainers }, mayWrite }: { supervisor: Supervisor; mayWrite: boolean }) {
  const { t } = useTranslation('admins');
  const { release } = useSupervisorActions();
  if (trainers.length === 0) return <Typography.Text type="secondary">{t('supervisors.noTrainers')}</Typography.Text>;
  return (
    <Flex gap="var(--space-1)" wrap>
      {trainers.map((trainer) => (
        <Tag
          key={trainer.id}
          closable={mayWrite && { 'aria-label': t('supervisors.releaseNamed', { trainer: trainer.name, name }) }}
          onClose={(event) => {
            // it goes when the list says so
            event.preventDefault();
            release(trainer, id);
          }}
        >
          {trainer.name}
        </Tag>
      ))}
    </Flex>
  );
}

function Actions({ supervisor, onGive }: { supervisor: Supervisor; onGive: (supervisor: Supervisor) => void }) {
  const { t } = useTranslation('admins');
  const { cancel } = useSupervisorActions();
  const items = [
    { key: 'add', label: t('supervisors.addTrainer'), onClick: () => onGive(supervisor) },
    { key: 'cancel', label: t('training.cancel'), danger: true, onClick: () => cancel(supervisor, supervisor.trainers.length) },
  ];
  return <RowActions name={supervisor.name} actions={items} />;
}
