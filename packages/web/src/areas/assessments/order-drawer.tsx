import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { App, Form, Skeleton } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { OfferedTransfer } from './offered-transfer.tsx';
import { useChangeAssessments, useOffered } from './queries.ts';

/** Orders assessments for a child: those that are offered at the left, the chosen ones at the right. */
export function OrderDrawer({ subject, onClose }: { subject: SubjectInfo; onClose: () => void }) {
  const { t } = useTranslation('assessments');
  const { message, modal } = App.useApp();
  const failureText = useFailureText();
  const { order } = useChangeAssessments();
  const { data, error } = useOffered();
  const remind = useEffectEvent((problem: Error) => {
    modal.warning({ title: t('reminder'), content: failureText(problem) });
    onClose();
  });
  useEffect(() => {
    if (error) remind(error);
  }, [error]);
  if (error) return null;
  const save = async ({ assessmentIds }: { assessmentIds: string[] }) => {
    await order.mutateAsync({ subjectId: subject.id, assessmentIds });
    void message.success(t('assessmentSuccessfully'));
  };
  return (
    <FormDrawer<{ assessmentIds: string[] }>
      title={t('orderTitle', { child: subject.name })}
      saveText={t('orderSave')}
      initialValues={{ assessmentIds: [] }}
      onSave={save}
      onClose={onClose}
    >
      {!data && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && (
        <Form.Item name="assessmentIds" rules={[{ required: true, type: 'array', min: 1, message: t('chooseOne') }]}>
          <OfferedTransfer items={data.items} />
        </Form.Item>
      )}
    </FormDrawer>
  );
}
