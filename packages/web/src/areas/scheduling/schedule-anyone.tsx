import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Flex, Radio, Skeleton, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { ChildSelect } from '../../ui/child-select.tsx';
import { failureOf } from '../../ui/failure-of.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { OfClass } from './of-class.tsx';
import { ScheduleForm } from './schedule-form.tsx';

/** Schedules a session of whichever child or class is chosen. */
export function ScheduleAnyone({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('scheduling');
  const mayClass = useCurrentUser().can('RocketSystem.Group');
  const [who, setWho] = useState<'child' | 'class'>('child');
  return (
    <SideDrawer title={t('form.title')} onClose={onClose}>
      {(close) => (
        <Flex vertical gap="middle">
          {mayClass && (
            <Radio.Group
              aria-label={t('form.who')}
              optionType="button"
              value={who}
              onChange={({ target }) => setWho(target.value as typeof who)}
              options={[
                { value: 'child', label: t('word.child') },
                { value: 'class', label: t('entry.class') },
              ]}
            />
          )}
          {who === 'child' ? <OfAnyChild onClose={close} /> : <OfClass onClose={close} />}
        </Flex>
      )}
    </SideDrawer>
  );
}

function OfAnyChild({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('scheduling');
  const [child, setChild] = useState<string>();
  const field = useId();
  return (
    <>
      <Flex vertical gap="small">
        <label htmlFor={field}>{t('word.child')}</label>
        <ChildSelect id={field} value={child} onChange={setChild} />
      </Flex>
      {child && <OfChild key={child} subjectId={child} onClose={onClose} />}
    </>
  );
}

/** The form for the plan that the child trains by now. */
function OfChild({ subjectId, onClose }: { subjectId: string; onClose: () => void }) {
  const { t } = useTranslation('scheduling');
  const input = { userId: subjectId, skipCount: 0, maxResultCount: 10 };
  const plans = useQuery(api.offlinePlans.list.queryOptions({ input, meta: { quiet: true } }));
  const { data, refetch } = plans;
  const failure = failureOf(plans);
  if (failure) return <LoadFailed error={failure} onRetry={refetch} />;
  if (!data) return <Skeleton active />;
  const plan = data.items.find(({ state }) => state === 'active');
  if (plan) return <ScheduleForm of={{ userOfflinePlanId: plan.id, subjectId }} onClose={onClose} />;
  return (
    <Typography.Paragraph>
      {t('form.noPlan')}{' '}
      <Link to="/system/center/detail/subjectDetail" search={{ id: subjectId, tab: 'plan' }}>
        {t('entry.toPlan')}
      </Link>
    </Typography.Paragraph>
  );
}
