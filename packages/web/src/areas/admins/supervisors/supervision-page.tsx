import { getRouteApi } from '@tanstack/react-router';
import type { Supervision } from '@trellis/contract/admins/supervisors/calls';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useColumns } from '../../../ui/columns.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { useSupervisions } from './queries.ts';
import { useSupervisorActions } from './use-supervisor-actions.ts';

const AssignDrawer = lazy(() => import('./assign-drawer.tsx').then((module) => ({ default: module.AssignDrawer })));
const route = getRouteApi('/system/manage/manage/trainerSupervise');

/** Who supervises whom: a line for each trainer who is supervised. */
export function SupervisionPage() {
  const { t } = useTranslation('admins');
  const state = useListState(route);
  const mayWrite = useCurrentUser().canWrite('RocketSystem.Supervise');
  const [assigned, setAssigned] = useState<Supervision>();
  return (
    <>
      <ListPage
        {...state}
        title={t('menu.supervisions')}
        searchedBy={{ label: t('word.nameOrEmail'), placeholder: t('filters.placeholder') }}
        list={useSupervisions(state.search)}
        columns={useSupervisionColumns(mayWrite && setAssigned)}
        empty={{ title: t('supervisors.noSupervisions'), hint: t('supervisors.noSupervisionsHint') }}
      />
      <Suspense>{assigned && <AssignDrawer key={assigned.id} trainer={assigned} onClose={() => setAssigned(undefined)} />}</Suspense>
    </>
  );
}

function useSupervisionColumns(onAssign: ((trainer: Supervision) => void) | false) {
  const { t } = useTranslation('admins');
  const column = useColumns<Supervision>();
  const { release } = useSupervisorActions();
  const actions = (trainer: Supervision, assign: (trainer: Supervision) => void) => [
    { key: 'assign', label: t('training.assign'), onClick: () => assign(trainer) },
    ...(trainer.supervisor
      ? [{ key: 'release', label: t('training.release'), onClick: () => release(trainer, trainer.supervisor?.id ?? '') }]
      : []),
  ];
  return [
    column.twoLines('name', t('word.trainer'), ({ name, email }) => [name, email]),
    column.of('centers', t('columns.worksAt'), ({ tenants }) => tenants.map((tenant) => tenant.name).join(', ')),
    column.of('supervisor', t('training.supervisor'), ({ supervisor }) => supervisor?.name),
    column.time('since', t('columns.since'), ({ since }) => since),
    ...(onAssign
      ? [
          column.actions(
            ({ name }) => name,
            (trainer) => actions(trainer, onAssign),
          ),
        ]
      : []),
  ];
}
