import { useQuery } from '@tanstack/react-query';
import type { ErrorCode } from '@trellis/contract/errors';
import type { ChildStanding, InterviewDue } from '@trellis/contract/group-plans/schemas';
import { Alert, Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PathLink } from '../../../ui/path-link.tsx';
import { RunningLine, useRunningHere } from '../../offline-plans/public.ts';
import { startQuery } from '../queries.ts';
import { BarText } from './bar-text.tsx';
import { useBeginClass } from './use-begin-class.ts';
import '../group-plans.css';

/** What somebody else puts right where the reader may not. */
const someoneElses: readonly string[] = [
  'RocketSystem:SettingsIncomplete',
  'RocketSystem:CoachTimesUsedUp',
  'RocketSystem:CertificateExpired',
] satisfies ErrorCode[];

/** Before a class starts: what stands against it, and the children who are left out, each with what to do about it; the rest may start. */
export function ClassGatesDialog({ planId, goesOn, onClose }: { planId: string; goesOn: boolean; onClose: () => void }) {
  const { t } = useTranslation(['offlinePlans', 'groupPlans', 'planLife']);
  const { begin, isPending } = useBeginClass({ planId, goesOn, onStarted: onClose });
  const query = useQuery(startQuery(planId));
  const { data, isFetching, refetch } = query;
  // without a network it stays as the center said last
  const shown = { ...query, error: data ? null : query.error };
  const running = useRunningHere(planId);
  // what was refused is a gate by now
  const start = () => void begin().catch(() => refetch());
  const barred = data?.children.filter(({ code }) => code !== null) ?? [];
  const taking = (data?.children.length ?? 0) - barred.length;
  return (
    <Dialog
      isTouched
      onClose={onClose}
      title={typeof data?.num === 'number' ? t('gates.title', { num: data.num }) : t('gates.titleWithoutNum')}
      footer={(close) => (
        <Flex justify="end" gap="small" wrap>
          <Button onClick={close}>{t('gates.cancel')}</Button>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('gates.recheck')}
          </Button>
          <Button type="primary" disabled={!data?.canStart || running !== undefined || isFetching} loading={isPending} onClick={start}>
            {data?.canStart && barred.length > 0 ? t('groupPlans:start.withRest', { count: taking }) : t('gates.start')}
          </Button>
        </Flex>
      )}
    >
      <Loaded query={shown}>
        {(data) => (
          <Flex vertical gap="small">
            {data.gates.map(({ code, level, message, mend }) => (
              <Alert
                key={code}
                type={level === 'block' ? 'error' : 'warning'}
                showIcon
                title={t(level === 'block' ? 'gates.block' : 'gates.warn')}
                description={mend === null && someoneElses.includes(code) ? `${message} ${t('planLife:due.askOthers')}` : message}
                action={
                  mend && (
                    <PathLink path={mend} onFollow={onClose}>
                      {t('gates.mend')}
                    </PathLink>
                  )
                }
              />
            ))}
            {running && <RunningLine running={running} onFollow={onClose} />}
            <LeftOut barred={barred} onFollow={onClose} />
            <Talks due={data.interviews} onFollow={onClose} />
            {data.gates.length === 0 && barred.length === 0 && data.interviews.length === 0 && !running && (
              <Alert type="success" showIcon title={t('gates.allClear')} />
            )}
            {(!data.canStart || running) && <Typography.Text type="secondary">{t('gates.blocked')}</Typography.Text>}
          </Flex>
        )}
      </Loaded>
    </Dialog>
  );
}

/** With whose parents somebody is to talk: it keeps nobody out. */
function Talks({ due, onFollow }: { due: readonly InterviewDue[]; onFollow: () => void }) {
  const { t } = useTranslation('groupPlans');
  if (due.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('start.talks', { count: due.length })}
      description={
        <ul className="left-out">
          {due.map(({ id, name, message, mend }) => (
            <li key={id}>
              <strong>{name}</strong>
              <BarText child={{ code: 'RocketSystem:ParentInterviewDue', message, mend }} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** Who is left out, and why. */
function LeftOut({ barred, onFollow }: { barred: readonly ChildStanding[]; onFollow: () => void }) {
  const { t } = useTranslation('groupPlans');
  if (barred.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('start.leftOut', { count: barred.length })}
      description={
        <ul className="left-out">
          {barred.map((child) => (
            <li key={child.id}>
              <strong>{child.name}</strong>
              <BarText child={child} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      }
    />
  );
}
