import { getRouteApi } from '@tanstack/react-router';
import type { CoachConfig } from '@trellis/contract/admins/coaches/calls';
import { isSpent } from '@trellis/contract/admins/rules';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate } from '../../../app/format.ts';
import { BeginElsewhere } from '../../../ui/begin-elsewhere.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Status } from '../../../ui/status.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { CoachRecords } from './coach-records.tsx';
import { useCoachConfigs } from './queries.ts';

const TimesDrawer = lazy(() => import('./times-drawer.tsx').then((module) => ({ default: module.TimesDrawer })));
const CertificateDrawer = lazy(() => import('./certificate-drawer.tsx').then((module) => ({ default: module.CertificateDrawer })));
const DurationsDrawer = lazy(() => import('./durations-drawer.tsx').then((module) => ({ default: module.DurationsDrawer })));
const route = getRouteApi('/system/center/menu/manage/coachConfiguration');

type Row = CoachConfig & { id: string };
type Open = { coach: CoachConfig; part: 'times' | 'durations' | 'certificate' };

/** What each coach of the centre may train, and who changed it. */
export function CoachPage() {
  const { t } = useTranslation('admins');
  const state = useListState(route);
  const [open, setOpen] = useState<Open>();
  const { data, ...query } = useCoachConfigs(state.search);
  const list = { ...query, data: data && { ...data, items: data.items.map((coach): Row => ({ ...coach, id: coach.userId })) } };
  const close = () => setOpen(undefined);
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
        searchedBy={{ label: t('word.personName') }}
        list={list}
        columns={useColumns(setOpen)}
        empty={{ title: t('coaches.empty'), hint: t('coaches.emptyHint'), action: invite }}
      />
      <CoachRecords />
      <Suspense>
        {open?.part === 'times' && <TimesDrawer key={open.coach.userId} coach={open.coach} onClose={close} />}
        {open?.part === 'certificate' && <CertificateDrawer key={open.coach.userId} coach={open.coach} onClose={close} />}
        {open?.part === 'durations' && <DurationsDrawer key={open.coach.userId} coach={open.coach} onClose={close} />}
      </Suspense>
    </>
  );
}

function useColumns(onOpen: (open: Open) => void): TableColumnsType<Row> {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const mayWrite = useCurrentUser().can('PFE.CoachTrainingConfig.Write');
  const columns: TableColumnsType<Row> = [
    { key: 'coach', title: t('word.coach'), render: (_, { name }) => name },
    { key: 'roles', title: t('word.roles'), render: (_, { roles }) => roleText(roles) },
    { key: 'times', title: t('coaches.times'), render: (_, coach) => <Times coach={coach} /> },
    { key: 'durations', title: t('coaches.durations'), render: (_, coach) => <Durations coach={coach} /> },
    { key: 'certificate', title: t('coaches.certificateUntil'), render: (_, coach) => <Certificate coach={coach} /> },
  ];
  if (!mayWrite) return columns;
  const items = (coach: CoachConfig) => [
    ...(coach.isLimited ? [{ key: 'times', label: t('coaches.changeTimes'), onClick: () => onOpen({ coach, part: 'times' }) }] : []),
    { key: 'durations', label: t('coaches.changeDurations'), onClick: () => onOpen({ coach, part: 'durations' }) },
    { key: 'certificate', label: t('coaches.changeCertificate'), onClick: () => onOpen({ coach, part: 'certificate' }) },
  ];
  const actions = { key: 'actions', title: t('word.actions'), align: 'right' as const };
  return [...columns, { ...actions, render: (_, coach) => <RowActions name={coach.name} actions={items(coach)} /> }];
}

function Times({ coach: { usedTimes, totalTimes, isLimited } }: { coach: CoachConfig }) {
  const { t } = useTranslation('admins');
  const limit = isLimited ? totalTimes : null;
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      {limit === null ? t('coaches.unlimited', { used: usedTimes }) : t('coaches.ofTotal', { used: usedTimes, total: limit })}{' '}
      {isSpent(usedTimes, limit) && <Status meaning="bad">{t('coaches.spent')}</Status>}
    </span>
  );
}

function Certificate({ coach: { certificateUntil, isCertificateExpired } }: { coach: CoachConfig }) {
  const { t } = useTranslation('admins');
  if (certificateUntil === null) return <Typography.Text type="secondary">{t('coaches.certificateNone')}</Typography.Text>;
  return (
    <span>
      {formatDate(certificateUntil)} {isCertificateExpired && <Status meaning="bad">{t('coaches.certificateExpired')}</Status>}
    </span>
  );
}

function Durations({ coach: { sessionDurations, hasOwnDurations } }: { coach: CoachConfig }) {
  const { t } = useTranslation('admins');
  return (
    <Flex gap="small">
      <span>{sessionDurations.map((count) => t('word.minutes', { count })).join(', ')}</span>
      {hasOwnDurations && <Typography.Text type="secondary">{t('coaches.ownDurations')}</Typography.Text>}
    </Flex>
  );
}
