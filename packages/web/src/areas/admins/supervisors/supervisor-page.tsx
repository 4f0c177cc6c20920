import { getRouteApi } from '@tanstack/react-router';
import type { Supervisor } from '@trellis/contract/admins/supervisors/calls';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useColumns } from '../../../ui/columns.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { useSupervisors } from './queries.ts';
import { TrainersOf } from './trainers-of.tsx';
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
        columns={useSupervisorColumns(mayWrite && setGiven)}
        empty={{ title: t('supervisors.empty'), hint: t('supervisors.emptyHint') }}
      />
      <Suspense>
        {isMaking && <MakeDrawer onClose={() => setMaking(false)} />}
        {given && <TrainerDrawer key={given.id} supervisor={given} onClose={() => setGiven(undefined)} />}
      </Suspense>
    </>
  );
}

function useSupervisorColumns(onGive: ((supervisor: Supervisor) => void) | false) {
  const { t } = useTranslation('admins');
  const column = useColumns<Supervisor>();
  const { cancel } = useSupervisorActions();
  const actions = (supervisor: Supervisor, give: (supervisor: Supervisor) => void) => [
    { key: 'add', label: t('supervisors.addTrainer'), onClick: () => give(supervisor) },
    { key: 'cancel', label: t('training.cancel'), danger: true, onClick: () => cancel(supervisor, supervisor.trainers.length) },
  ];
  return [
    column.twoLines('name', t('word.personName'), ({ name, email }) => [name, email]),
    column.of('centers', t('columns.worksAt'), ({ tenants }) => tenants.map((tenant) => tenant.name).join(', ')),
    column.of('trainers', t('supervisors.trainers'), (supervisor) => <TrainersOf supervisor={supervisor} mayWrite={onGive !== false} />),
    column.time('since', t('columns.since'), ({ since }) => since),
    ...(onGive
      ? [
          column.actions(
            ({ name }) => name,
            (supervisor) => actions(supervisor, onGive),
          ),
        ]
      : []),
  ];
}
