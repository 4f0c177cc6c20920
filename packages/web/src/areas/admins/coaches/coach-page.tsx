import { getRouteApi } from '@tanstack/react-router';
import type { CoachConfig } from '@trellis/contract/admins/coaches/calls';
import { isSpent } from '@trellis/contract/admins/rules';
import { Flex, type TableColumnsType, Tag, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { isNarrowed } from '../../../ui/list-search.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { PeopleFilterBar } from '../people/people-filter-bar.tsx';
import type { NameSearch } from '../searches.ts';
import { useEmpty } from '../use-empty.tsx';
import { CoachRecords } from './coach-records.tsx';
import { useCoachConfigs } from './queries.ts';

const TimesDrawer = lazy(() => import('./times-drawer.tsx').then((module) => ({ default: module.TimesDrawer })));
const DurationsDrawer = lazy(() => import('./durations-drawer.tsx').then((module) => ({ default: module.DurationsDrawer })));
const route = getRouteApi('/system/center/menu/manage/coachConfiguration');

type Row = CoachConfig & { id: string };
type Open = { coach: CoachConfig; part: 'times' | 'durations' };

/** What each coach of the centre may train, and who changed it. */
export function CoachPage() {
  const { t } = useTranslation('admins');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [open, setOpen] = useState<Open>();
  const { data, ...query } = useCoachConfigs(search);
  const list = { ...query, data: data && { ...data, items: data.items.map((coach): Row => ({ ...coach, id: coach.userId })) } };
  const show = (change: Partial<NameSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const clear = () => void navigate({ search: { size: search.size }, replace: true });
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader title={t('coaches.title')} />
      <PeopleFilterBar
        label={t('word.personName')}
        filter={search.filter}
        isNarrowed={isNarrowed(search)}
        onFilter={(filter) => show({ filter })}
        onClear={clear}
      />
      <PagedTable<Row>
        label={t('coaches.title')}
        columns={useColumns(setOpen)}
        list={list}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={useEmpty(isNarrowed(search), { title: t('coaches.empty'), hint: t('coaches.emptyHint') }, clear)}
      />
      <CoachRecords />
      <Suspense>
        {open?.part === 'times' && <TimesDrawer key={open.coach.userId} coach={open.coach} onClose={close} />}
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
  ];
  if (!mayWrite) return columns;
  const items = (coach: CoachConfig) => [
    ...(coach.isLimited ? [{ key: 'times', label: t('coaches.changeTimes'), onClick: () => onOpen({ coach, part: 'times' }) }] : []),
    { key: 'durations', label: t('coaches.changeDurations'), onClick: () => onOpen({ coach, part: 'durations' }) },
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
      {isSpent(usedTimes, limit) && (
        <Tag color="error" variant="solid">
          {t('coaches.spent')}
        </Tag>
      )}
    </span>
  );
}

function Durations({ coach: { sessionDurations, hasOwnDurations } }: { coach: CoachConfig }) {
  const { t } = useTranslation('admins');
  return (
    <Flex gap={8}>
      <span>{sessionDurations.map((count) => t('word.minutes', { count })).join(', ')}</span>
      {hasOwnDurations && <Typography.Text type="secondary">{t('coaches.ownDurations')}</Typography.Text>}
    </Flex>
  );
}
