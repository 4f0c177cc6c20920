import { useQuery } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { Flex, Select, Skeleton, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { failureOf } from '../../ui/failure-of.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ScheduleForm } from './schedule-form.tsx';

/** Schedules a session of whichever class is chosen, of those whose plan goes on. */
export function OfClass({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('scheduling');
  const [planId, setPlanId] = useState<string>();
  const field = useId();
  const input = { state: 'active', maxResultCount: limits.childSelectorSize } as const;
  const plans = useQuery(api.groupPlans.list.queryOptions({ input, meta: { quiet: true } }));
  const { data, refetch } = plans;
  const failure = failureOf(plans);
  if (failure) return <LoadFailed error={failure} onRetry={refetch} />;
  if (!data) return <Skeleton active />;
  if (data.items.length === 0) return <Typography.Paragraph>{t('form.noClassPlan')}</Typography.Paragraph>;
  return (
    <>
      <Flex vertical gap="small">
        <label htmlFor={field}>{t('entry.class')}</label>
        <Select
          id={field}
          showSearch
          optionFilterProp="label"
          placeholder={t('word.choose')}
          value={planId}
          onChange={setPlanId}
          options={data.items.map(({ id, className, displayName }) => ({ value: id, label: `${className} · ${displayName}` }))}
        />
      </Flex>
      {planId && <ScheduleForm key={planId} of={{ groupTrainingPlanId: planId }} onClose={onClose} />}
    </>
  );
}
