import { getRouteApi } from '@tanstack/react-router';
import type { CoachConfig } from '@trellis/contract/admins/coaches/calls';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { BeginElsewhere } from '../../../ui/begin-elsewhere.tsx';
import { useColumns } from '../../../ui/columns.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { useListState } from '../../../ui/use-list-state.ts';
import { CertificateForecast } from '../../certificates/public.ts';
import { Certificate, Durations, Times } from './coach-cells.tsx';
import { CoachRecords } from './coach-records.tsx';
import { useCoachConfigs } from './queries.ts';

const TimesDrawer = lazy(() => import('./times-drawer.tsx').then((module) => ({ default: module.TimesDrawer })));
const CertificateDrawer = lazy(() => import('./certificate-drawer.tsx').then((module) => ({ default: module.CertificateDrawer })));
const DurationsDrawer = lazy(() => import('./durations-drawer.tsx').then((module) => ({ default: module.DurationsDrawer })));
const route = getRouteApi('/system/center/menu/manage/coachConfiguration');

type Row = CoachConfig & { id: string };
type Open = { coach: CoachConfig; Drawer: ComponentType<{ coach: CoachConfig; onClose: () => void }> };

/** What each coach of the centre may train, and who changed it. */
export function CoachPage() {
  const { t } = useTranslation('admins');
  const state = useListState(route);
  const [open, setOpen] = useState<Open>();
  const { data, ...query } = useCoachConfigs(state.search);
  const list = { ...query, data: data && { ...data, items: data.items.map((coach): Row => ({ ...coach, id: coach.userId })) } };
  const invite = (
    <BeginElsewhere policy="PFE.UserManagement.User.Write" to="/system/center/menu/user/user" begins>
      {t('accounts.invite')}
    </BeginElsewhere>
  );
  return (
    <>
      <ListPage
        {...state}
        title={t('coaches.title')}
        about={<CertificateForecast />}
        searchedBy={{ label: t('word.personName') }}
        list={list}
        columns={useCoachColumns(setOpen)}
        empty={{ title: t('coaches.empty'), hint: t('coaches.emptyHint'), action: invite }}
      />
      <CoachRecords />
      <Suspense>{open && <open.Drawer key={open.coach.userId} coach={open.coach} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}

function useCoachColumns(onOpen: (open: Open) => void) {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const mayWrite = useCurrentUser().can('PFE.CoachTrainingConfig.Write');
  const column = useColumns<Row>();
  const action = (coach: CoachConfig, what: 'Certificate' | 'Durations' | 'Times', Drawer: Open['Drawer']) => ({
    key: what,
    label: t(`coaches.change${what}`),
    onClick: () => onOpen({ coach, Drawer }),
  });
  const actions = (coach: CoachConfig) => [
    ...(coach.isLimited ? [action(coach, 'Times', TimesDrawer)] : []),
    action(coach, 'Durations', DurationsDrawer),
    action(coach, 'Certificate', CertificateDrawer),
  ];
  return [
    column.of('coach', t('word.coach'), ({ name }) => name),
    column.of('roles', t('word.roles'), ({ roles }) => roleText(roles)),
    column.of('times', t('coaches.times'), (coach) => <Times coach={coach} />),
    column.of('durations', t('coaches.durations'), (coach) => <Durations coach={coach} />),
    column.of('certificate', t('coaches.certificateUntil'), (coach) => <Certificate coach={coach} />),
    ...(mayWrite ? [column.actions(({ name }) => name, actions)] : []),
  ];
}
