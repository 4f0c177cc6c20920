import { useQuery } from '@tanstack/react-query';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../../app/format.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useCheckIns } from '../queries.ts';

const mostCheckIns = 100;

/** Who cares for the child. */
export function RecordGuardians({ guardians }: { guardians: SubjectInfo['guardians'] }) {
  const { t } = useTranslation('subjects');
  const rows = guardians.map(({ id, nickName, role }) => <li key={id}>{`${nickName} (${t(`bind.roles.${role}`)})`}</li>);
  return (
    <Part title={t('record.guardians')} none={t('record.noGuardians')}>
      {rows}
    </Part>
  );
}

/** What was signed, and what is left of it. */
export function RecordContracts({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation(['subjects', 'contracts']);
  const list = useQuery(api.contracts.list.queryOptions({ input: { userId: subjectId, maxResultCount: 1000 } }));
  const rows = list.data?.items.map(({ id, signTime, purpose, totalClass, usedClass, remainClass, stoppedClass, takenBackClass }) => (
    <li key={id}>
      {formatDate(signTime)} · {t(`contracts:purpose.${purpose}`)} · {t('contracts:fields.totalClass')}: {totalClass} ·{' '}
      {t('contracts:fields.usedClass')}: {usedClass} · {t('contracts:fields.remainClass')}: {remainClass} ·{' '}
      {t('contracts:fields.stoppedClass')}: {stoppedClass} · {t('contracts:fields.takenBackClass')}: {takenBackClass}
    </li>
  ));
  return (
    <Part title={t('word.contracts')} none={t('record.noContracts')} list={list}>
      {rows}
    </Part>
  );
}

/** The plans with the sessions that were finished. */
export function RecordPlans({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('subjects');
  const list = useQuery(api.offlinePlans.list.queryOptions({ input: { userId: subjectId, maxResultCount: 1000 } }));
  const rows = list.data?.items.map(({ id, displayName, num, totalNum, coachName }) => (
    <li key={id}>
      <strong>{displayName}</strong> · {coachName} · {t('record.planProgress', { finished: num, total: totalNum })}
      {num > 0 && <FinishedSessions planId={id} count={totalNum} />}
    </li>
  ));
  return (
    <Part title={t('record.plans')} none={t('record.noPlans')} list={list}>
      {rows}
    </Part>
  );
}

function FinishedSessions({ planId, count }: { planId: string; count: number }) {
  const { t } = useTranslation('subjects');
  const { zone } = useCurrentUser();
  const { data } = useQuery(api.offlinePlans.sessionList.queryOptions({ input: { userOfflinePlanId: planId, maxResultCount: count } }));
  return (
    <ul>
      {data?.items
        .filter(({ finishedAt }) => finishedAt !== null)
        .map(({ id, num, finishedAt }) => (
          <li key={id}>{t('record.finishedOn', { number: num, date: formatDateTime(finishedAt, zone) })}</li>
        ))}
    </ul>
  );
}

/** When the child came and went. */
export function RecordAttendance({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('subjects');
  const { zone } = useCurrentUser();
  const list = useCheckIns(subjectId, mostCheckIns);
  const rows = list.data?.items.map(({ id, inAt, outAt }) => (
    <li key={id}>
      {t('record.attended', { from: formatDateTime(inAt, zone), to: outAt ? formatDateTime(outAt, zone) : t('record.stillHere') })}
    </li>
  ));
  const isCut = (list.data?.totalCount ?? 0) > mostCheckIns;
  return (
    <Part title={t('record.attendance')} none={t('record.noAttendance')} list={list}>
      {isCut && <li key="cut">{t('record.latest', { count: mostCheckIns })}</li>}
      {rows}
    </Part>
  );
}

interface PartProps {
  title: string;
  none: string;
  list?: { error: Error | null; isPending: boolean; refetch: () => unknown };
  children: ReactNode;
}

function Part({ title, none, list, children }: PartProps) {
  const isEmpty = [children].flat(2).filter(Boolean).length === 0;
  return (
    <section>
      <Typography.Title level={2}>{title}</Typography.Title>
      {list?.error && <LoadFailed error={list.error} onRetry={list.refetch} />}
      {list?.isPending && <Skeleton active />}
      {!list?.error && !list?.isPending && (isEmpty ? <Typography.Text type="secondary">{none}</Typography.Text> : <ul>{children}</ul>)}
    </section>
  );
}
