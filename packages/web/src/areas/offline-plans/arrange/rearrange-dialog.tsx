import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import type { Rearrangement } from '@trellis/contract/offline-plans/arrange/calls';
import { Form, InputNumber, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDay } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { refreshPlans } from '../queries.ts';

/** Chooses the exercises of the sessions to come anew; says by what. */
export function RearrangeDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation('planSettings');
  const client = useQueryClient();
  const input = { userOfflinePlanId: planId };
  const basis = useQuery(api.planArrangement.rearrangement.queryOptions({ input, staleTime: 0, gcTime: 0 }));
  const { mutateAsync } = useMutation(api.planArrangement.rearrange.mutationOptions({ meta: { quiet: true } }));
  const save = async ({ bars }: { bars: number }) => {
    const { sessions } = await mutateAsync({ ...input, bars });
    toast('success', t('rearrange.done', { count: sessions }));
    await refreshPlans(client);
  };
  const label = t('rearrange.bars');
  return (
    <FormDialog
      isTouched
      title={t('rearrange.title')}
      okText={t('rearrange.ok')}
      initialValues={{ bars: basis.data?.bars }}
      isLoading={!basis.data}
      problem={basis.error}
      onSave={save}
      onClose={onClose}
    >
      {basis.data && (
        <>
          <Typography.Paragraph>{t('rearrange.text', { count: basis.data.sessions })}</Typography.Paragraph>
          <Basis basis={basis.data} />
        </>
      )}
      <Form.Item name="bars" label={label} rules={[{ required: true, message: t('word.required', { field: label }) }]}>
        <InputNumber min={limits.bars.min} max={limits.bars.max} precision={0} />
      </Form.Item>
    </FormDialog>
  );
}

/** What decides, in words: each category with its share and its level, and where these come from. */
function Basis({ basis: { report, shares } }: { basis: Rearrangement }) {
  const { t } = useTranslation('planSettings');
  const { zone } = useCurrentUser();
  return (
    <>
      <Typography.Text>
        {report
          ? t('rearrange.fromReport', { title: report.title, date: formatDay(report.finishTime, zone) })
          : t('rearrange.fromTemplate')}
      </Typography.Text>
      <ul>
        {shares.map(({ categoryId, name, percentage, recommendDifficulty: level, exercises }) => (
          <li key={categoryId}>
            {level === null ? t('rearrange.share', { name, percentage }) : t('rearrange.shareAtLevel', { name, percentage, level })}
            {exercises === 0 && <Typography.Text type="secondary"> ({t('rearrange.without')})</Typography.Text>}
          </li>
        ))}
      </ul>
    </>
  );
}
