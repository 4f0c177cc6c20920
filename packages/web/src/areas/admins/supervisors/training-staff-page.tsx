import { getRouteApi } from '@tanstack/react-router';
import type { TrainingStaff } from '@trellis/contract/admins/supervisors/calls';
import { Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useColumns } from '../../../ui/columns.tsx';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import type { RowAction } from '../../../ui/row-actions.tsx';
import { Status } from '../../../ui/status.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { TrainerDrawer } from '../../certification/public.ts';
import { useTrainingStaff } from './queries.ts';
import { useTrainerActions } from './use-trainer-actions.ts';

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
        columns={useTrainerColumns(useTrainerActions(setAssigned, setShown))}
        empty={{ title: t('training.empty'), hint: t('training.emptyHint') }}
      />
      <Suspense>{assigned && <AssignDrawer key={assigned.id} trainer={assigned} onClose={() => setAssigned(undefined)} />}</Suspense>
      <Suspense>{shown && <TrainerDrawer trainer={shown} mayWrite={mayAssignModules} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}

function useTrainerColumns(actions: (trainer: TrainingStaff) => RowAction[]) {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const column = useColumns<TrainingStaff>();
  const state = ({ isSupervisor, isInvited }: TrainingStaff) =>
    isSupervisor ? (
      <Status>{t('training.isSupervisor')}</Status>
    ) : (
      isInvited && <Status meaning="waiting">{t('training.isInvited')}</Status>
    );
  const place = ({ id, name, roles }: TrainingStaff['tenants'][number]) => <span key={id}>{`${name} · ${roleText(roles)}`}</span>;
  return [
    column.twoLines('name', t('word.personName'), (trainer) => [
      <>
        {trainer.name} {state(trainer)}
      </>,
      trainer.email,
    ]),
    column.of('works', t('columns.worksAt'), ({ tenants }) => <Flex vertical>{tenants.map(place)}</Flex>),
    column.of('supervisor', t('training.supervisor'), ({ supervisor }) => supervisor?.name),
    column.number('completed', t('training.completed'), ({ completedSessions }) => completedSessions),
    column.number('trained', t('training.trained'), ({ childrenTrained }) => childrenTrained),
    column.actions(({ name }) => name, actions),
  ];
}
