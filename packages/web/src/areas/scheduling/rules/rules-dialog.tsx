import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SessionRules, sessionRules } from '@trellis/contract/tenancy/settings/calls';
import { Form, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { limitsOf } from '../../../ui/form-limits.ts';

type Open = 'trialsLeft' | 'interviewEvery';
type Values = Omit<SessionRules, Open> & Partial<Pick<SessionRules, Open>>;

/** What the center holds against a family that does not come, how many trials it has, who may train, and when tablets lock. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sessionRules');
  const queryClient = useQueryClient();
  const stored = useQuery(api.tenancy.sessionRules.queryOptions({ input: {}, staleTime: 0, gcTime: 0 }));
  const onSuccess = () =>
    Promise.all(
      [api.tenancy.key(), api.missedBookings.key(), api.trialSessions.key(), api.offlinePlans.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const saving = useMutation(api.tenancy.saveSessionRules.mutationOptions({ onSuccess, meta: { quiet: true } }));
  const save = async ({ trialsLeft = null, interviewEvery = null, ...values }: Values) => {
    await saving.mutateAsync({ ...values, trialsLeft, interviewEvery, concurrencyStamp: stored.data?.concurrencyStamp ?? '' });
    toast('success', t('saved'));
  };
  const label = t('freeCancellationHours');
  const bounds = ({ min, max }: ReturnType<typeof limitsOf>) => ({ min, max, precision: 0 });
  return (
    <FormDialog<Values>
      title={t('title')}
      isLoading={!stored.data}
      problem={stored.error}
      initialValues={stored.data}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="noShowTakesClass" label={t('noShowTakesClass')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="lateCancellationTakesClass" label={t('lateCancellationTakesClass')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item
        name="freeCancellationHours"
        label={label}
        extra={t('freeCancellationHint')}
        rules={[{ required: true, message: t('word.required', { field: label }) }]}
      >
        <InputNumber {...bounds(limitsOf(sessionRules.shape.freeCancellationHours))} />
      </Form.Item>
      <Form.Item name="trialsLeft" label={t('trialsLeft')} extra={t('trialsLeftHint')}>
        <InputNumber {...bounds(limitsOf(sessionRules.shape.trialsLeft))} placeholder={t('noLimit')} />
      </Form.Item>
      <Form.Item name="interviewEvery" label={t('interviewEvery')} extra={t('interviewEveryHint')}>
        <InputNumber {...bounds(limitsOf(sessionRules.shape.interviewEvery))} placeholder={t('never')} />
      </Form.Item>
      <Form.Item
        name="expiredCertificateBlocks"
        label={t('expiredCertificateBlocks')}
        extra={t('expiredCertificateHint')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <Form.Item
        name="lockAfterMinutes"
        label={t('lockAfterMinutes')}
        extra={t('lockAfterHint')}
        rules={[{ required: true, message: t('word.required', { field: t('lockAfterMinutes') }) }]}
      >
        <InputNumber {...bounds(limitsOf(sessionRules.shape.lockAfterMinutes))} />
      </Form.Item>
    </FormDialog>
  );
}
