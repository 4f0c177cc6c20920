import type { ClassPlan } from '@trellis/contract/groups/schemas';
import { Flex, Radio, Select, Skeleton, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Status } from '../../ui/status.tsx';
import { useClassPlanCategories, useClassPlans } from './queries.ts';

interface Props {
  /** Only plans that train this. */
  categoryId: string | undefined;
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (planId: string) => void;
}

/** One of the class plans of the centre, each with what it is about; narrowed to what they train. */
export function PlanChoice({ categoryId, id, value, onChange }: Props) {
  const { t } = useTranslation('groups');
  const { token } = theme.useToken();
  const { data, error, refetch } = useClassPlans(categoryId);
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active />;
  if (data.totalCount === 0 && !categoryId) return <NothingHere title={t('plan.empty')} hint={t('plan.emptyHint')} />;
  return (
    <Radio.Group
      id={id}
      aria-label={t('plan.label')}
      value={value}
      onChange={({ target }) => onChange?.(String(target.value))}
      style={{ width: '100%' }}
    >
      <Flex vertical gap="middle">
        {data.items.map((plan) => (
          <Radio key={plan.id} value={plan.id} styles={{ icon: { alignSelf: 'flex-start', marginBlockStart: token.marginXXS } }}>
            <PlanText plan={plan} />
          </Radio>
        ))}
      </Flex>
    </Radio.Group>
  );
}

function PlanText({ plan: { name, description, totalNum, categories } }: { plan: ClassPlan }) {
  const { t } = useTranslation('groups');
  const { token } = theme.useToken();
  return (
    <Flex vertical gap={token.marginXXS}>
      <Typography.Text strong>{name}</Typography.Text>
      <Typography.Text type="secondary">{description}</Typography.Text>
      <Flex gap={token.marginXXS} wrap>
        <Status>{t('plan.classes', { count: totalNum })}</Status>
        {categories.map((category) => (
          <Status key={category.id}>{category.name}</Status>
        ))}
      </Flex>
    </Flex>
  );
}

/** Narrows the plans to what they train. */
export function CategoryFilter({ value, onChange }: { value: string | undefined; onChange: (categoryId: string | undefined) => void }) {
  const { t } = useTranslation('groups');
  const { data } = useClassPlanCategories();
  return (
    <Select
      allowClear
      id="plan-category"
      placeholder={t('plan.all')}
      value={value}
      options={data?.items.map((category) => ({ value: category.id, label: category.name }))}
      onChange={(next?: string) => onChange(next)}
    />
  );
}
