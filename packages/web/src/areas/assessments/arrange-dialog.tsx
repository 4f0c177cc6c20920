import { App, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { OfferedTransfer } from './offered-transfer.tsx';
import { useChangeAssessments, useOffered } from './queries.ts';

interface Props {
  planId: string;
  childName: string;
  onClose: () => void;
}

/** Orders assessments for a plan: those that are offered at the left, the chosen ones at the right. */
export function ArrangeDialog({ planId, childName, onClose }: Props) {
  const { t } = useTranslation('assessments');
  const { message } = App.useApp();
  const { arrange } = useChangeAssessments();
  const { data, error } = useOffered();
  const save = async ({ assessmentIds }: { assessmentIds: string[] }) => {
    await arrange.mutateAsync({ userOfflinePlanId: planId, assessmentIds });
    void message.success(t('arrangeSuccess'));
  };
  return (
    <FormDialog<{ assessmentIds: string[] }>
      title={t('orderTitle', { child: childName })}
      okText={t('orderSave')}
      width={720}
      initialValues={{ assessmentIds: [] }}
      isLoading={!data}
      problem={error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="assessmentIds" rules={[{ required: true, type: 'array', min: 1, message: t('chooseOne') }]}>
        <OfferedTransfer items={data?.items ?? []} />
      </Form.Item>
    </FormDialog>
  );
}
