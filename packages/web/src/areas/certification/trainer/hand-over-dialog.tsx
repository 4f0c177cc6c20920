import type { SuperviseSession } from '@trellis/contract/certification/supervision-calls';
import { Form, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useSessionChanges, useSupervisorChoice } from './queries.ts';

/** Hands an open supervision to another supervisor. */
export function HandOverDialog({ session, onClose }: { session: SuperviseSession; onClose: () => void }) {
  const { t } = useTranslation('certification');
  const { data, error } = useSupervisorChoice(session.trainerTrainingModuleId);
  const { handOver } = useSessionChanges();
  const others = (data?.items ?? []).filter(({ id }) => id !== session.supervisor.id);
  const save = async ({ supervisorId }: { supervisorId: string }) => {
    await handOver.mutateAsync({ id: session.id, supervisorId });
    toast('success', t('sessions.handedOver'));
  };
  return (
    <FormDialog<{ supervisorId: string }>
      title={t('sessions.handOverTitle', { order: session.order, name: session.trainer.name })}
      okText={t('sessions.handOver')}
      isLoading={!data}
      problem={error}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('sessions.handOverText', { name: session.supervisor.name })}</Typography.Paragraph>
      <Form.Item
        name="supervisorId"
        label={t('sessions.successor')}
        rules={[{ required: true, message: t('required', { field: t('sessions.successor') }) }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent={t('sessions.noSuccessor')}
        />
      </Form.Item>
    </FormDialog>
  );
}
