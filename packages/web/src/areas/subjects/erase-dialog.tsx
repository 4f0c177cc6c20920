import { useNavigate } from '@tanstack/react-router';
import { Alert, App, Form, Input, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useEraseSubject } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  onClose: () => void;
}

/** Forgets a child for good, once its name was typed. */
export function EraseDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(true);
  const erase = useEraseSubject();
  const [form] = Form.useForm<{ name: string }>();
  const confirmed = async () => {
    await erase.mutateAsync({ subjectId: subject.id });
    void message.success(t('erase.success'));
    setOpen(false);
    await navigate({ to: '/system/center/menu/user/subject' });
  };
  const requireName = async (_: unknown, typed = '') => {
    if (typed.trim() !== subject.name) throw new Error(t('erase.mismatch'));
  };
  return (
    <Modal
      open={isOpen}
      title={t('erase.title', { name: subject.name })}
      okText={t('erase.action')}
      okButtonProps={{ danger: true }}
      cancelText={t('erase.cancel')}
      confirmLoading={erase.isPending}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form form={form} layout="vertical" onFinish={() => void confirmed().catch(() => undefined)}>
        {erase.error && <Alert type="error" showIcon role="alert" title={failureText(erase.error)} />}
        <Typography.Paragraph>{t('erase.text')}</Typography.Paragraph>
        <Form.Item name="name" label={t('erase.confirm', { name: subject.name })} rules={[{ validator: requireName }]} validateTrigger={[]}>
          <Input autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
