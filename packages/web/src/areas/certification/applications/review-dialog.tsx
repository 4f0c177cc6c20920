import type { TrainingApplication } from '@trellis/contract/certification/application-schemas';
import { type ReviewAction, remarkLength } from '@trellis/contract/certification/rules';
import { Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useReview } from './queries.ts';

interface Props {
  application: TrainingApplication;
  action: ReviewAction;
  onClose: () => void;
}

interface Values {
  remark?: string;
}

const done = { pass: 'passed', reject: 'rejected', cancel: 'canceled' } as const;

/** Asks before an application is decided, which cannot be undone, and takes the remark that the applicant reads. */
export function ReviewDialog({ application, action, onClose }: Props) {
  const { t } = useTranslation('certification');
  const review = useReview();
  const { preparationTrainerId, name } = application;
  const decide = async ({ remark }: Values) => {
    await review.mutateAsync({ preparationTrainerId, action, remark: remark?.trim() || null });
    toast('success', t(`review.${done[action]}`));
  };
  return (
    <FormDialog<Values>
      title={t(`review.${action}Title`, { name })}
      okText={t(`review.${action}`)}
      danger={action !== 'pass'}
      onSave={decide}
      onClose={onClose}
    >
      <Typography.Paragraph>{t(`review.${action}Text`)}</Typography.Paragraph>
      <Form.Item name="remark" label={t('applications.remark')} extra={t('review.hint')}>
        <Input.TextArea maxLength={remarkLength} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
    </FormDialog>
  );
}
