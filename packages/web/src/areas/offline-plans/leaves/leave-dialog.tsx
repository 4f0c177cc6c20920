import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { leaveOfNum } from '@trellis/contract/offline-plans/schemas';
import { Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { centerNow } from '../../../app/offline/center-clock.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { planNowQuery } from '../life/queries.ts';
import { refreshPlans } from '../queries.ts';

type Values = Omit<z.input<typeof leaveOfNum>, 'userOfflinePlanId'>;

/** No plan has as many sessions. */
const most = 1000;
const flags = ['RequestForLeave', 'Absent'] as const;

/** A child does not come to a session that is booked: it asks for leave before the session begins, or was absent once it has. */
export function LeaveDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation('planLeaves');
  const { zone } = useCurrentUser();
  const client = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [now] = useState(centerNow);
  const plan = useQuery(planNowQuery(planId));
  const input = { userOfflinePlanId: planId, maxResultCount: most };
  const sessions = useQuery(api.offlinePlans.sessionList.queryOptions({ input, staleTime: 0 }));
  const tell = useMutation(api.planLeaves.request.mutationOptions({ meta: { quiet: true }, onSuccess: () => refreshPlans(client) }));
  const booked = (sessions.data?.items ?? []).flatMap(({ num, bookedFor }) => (bookedFor ? [{ num, bookedFor }] : []));
  const first = booked[0]?.num;
  const chosen = Form.useWatch('num', form) ?? first;
  const time = booked.find(({ num }) => num === chosen)?.bookedFor;
  const fitting = time && (Date.parse(time) > Date.parse(now) ? 'RequestForLeave' : 'Absent');
  const flag = Form.useWatch('flag', form);
  const save = async ({ comments, ...said }: Values) => {
    await tell.mutateAsync({ userOfflinePlanId: planId, ...said, ...(comments && { comments }) });
    toast('success', t('done'));
  };
  const required = (field: string) => [{ required: true, message: t('word.required', { field }) }];
  return (
    <FormDialog<Values>
      isTouched
      form={form}
      title={plan.data ? t('title', { name: plan.data.subjectName }) : t('open')}
      initialValues={{ num: first }}
      isLoading={!sessions.data || !plan.data}
      problem={sessions.error ?? plan.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="num" label={t('session')} rules={required(t('session'))}>
        <Select
          options={booked.map(({ num, bookedFor }) => ({ value: num, label: t('booked', { num, time: formatDateTime(bookedFor, zone) }) }))}
          onChange={() => form.resetFields(['flag'])}
        />
      </Form.Item>
      <Form.Item
        name="flag"
        label={t('flag')}
        rules={required(t('flag'))}
        extra={flag ? t(flag) : fitting && t(fitting === 'Absent' ? 'over' : 'toCome')}
      >
        <Radio.Group options={flags.map((value) => ({ value, label: t(`flags.${value}`), disabled: fitting !== value }))} />
      </Form.Item>
      <TextField name="comments" label={t('word.reason')} schema={leaveOfNum.shape.comments} isLong />
    </FormDialog>
  );
}
