import type { TrainingApplication } from '@trellis/contract/certification/application-schemas';
import { type ReviewAction, remarkLength } from '@trellis/contract/certification/rules';
import { Alert, Form, Input, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useReview } from './queries.ts';

interface Props {
  application: TrainingApplication;
  action: ReviewAction;
  onClose: () => void;
}

const done = { pass: 'passed', reject: 'rejected', cancel: 'canceled' } as const;

/** Asks before an application is decided, which cannot be undone, and takes the remark that the applicant reads. */
export function ReviewDialog({ application, action, onClose }: Props) {
  const { t } = useTranslation('certification');
  const failureText = useFailureText();
  const [form] = Form.useForm<{ remark?: string }>();
  const [isOpen, setOpen] = useState(true);
  const review = useReview();
  const { preparationTrainerId, name } = application;
  const decide = ({ remark }: { remark?: string }) =>
    review.mutate(
      { preparationTrainerId, action, remark: remark?.trim() || null },
      {
        onSuccess: () => {
          toast('success', t(`review.${done[action]}`));
          setOpen(false);
        },
      },
    );
  return (
    <Modal
      open={isOpen}
      title={t(`review.${action}Title`, { name })}
      okText={t(`review.${action}`)}
      okButtonProps={{ danger: action !== 'pass' }}
      cancelText={t('cancel')}
      confirmLoading={review.isPending}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Typography.Paragraph>{t(`review.${action}Text`)}</Typography.Paragraph>
      {review.error && <Alert type="error" showIcon role="alert" title={failureText(review.error)} />}
      <Form form={form} layout="vertical" onFinish={decide} disabled={review.isPending}>
        <Form.Item name="remark" label={t('applications.remark')} extra={t('review.hint')}>
          <Input.TextArea maxLength={remarkLength} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
