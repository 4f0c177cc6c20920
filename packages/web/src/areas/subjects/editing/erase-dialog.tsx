import { useNavigate } from '@tanstack/react-router';
import { App, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useEraseSubject } from '../queries.ts';

interface Props {
  subject: { id: string; name: string };
  onClose: () => void;
}

/** Forgets a child for good, once its name was typed. */
export function EraseDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const erase = useEraseSubject();
  const confirmed = async () => {
    await erase.mutateAsync({ subjectId: subject.id });
    void message.success(t('erase.success'));
    await navigate({ to: '/system/center/menu/user/subject' });
  };
  const requireName = async (_: unknown, typed = '') => {
    if (typed.trim() !== subject.name) throw new Error(t('erase.mismatch'));
  };
  return (
    <FormDialog
      title={t('erase.title', { name: subject.name })}
      okText={t('erase.action')}
      cancelText={t('erase.cancel')}
      danger
      onSave={confirmed}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('erase.text')}</Typography.Paragraph>
      <Form.Item name="name" label={t('erase.confirm', { name: subject.name })} rules={[{ validator: requireName }]} validateTrigger={[]}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
