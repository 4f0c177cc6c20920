import { useNavigate } from '@tanstack/react-router';
import { type Unsettled, unsettled } from '@trellis/contract/subjects/account-calls';
import { Alert, App, Checkbox, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../app/call-error.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useEraseSubject } from '../queries.ts';

interface Values {
  name: string;
  isGivenUp: boolean;
}

interface Props {
  subject: { id: string; name: string };
  onClose: () => void;
}

/** Forgets a child for good, once its name was typed and, where something is not settled with it, that was confirmed. */
export function EraseDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const erase = useEraseSubject();
  const [form] = Form.useForm<Values>();
  const [left, setLeft] = useState<Unsettled>();
  const confirmed = async () => {
    const found = await unsettledIn(erase.mutateAsync({ subjectId: subject.id, ...left }));
    if (found) {
      setLeft(found);
      form.resetFields(['isGivenUp']);
      return false;
    }
    void message.success(t('erase.success'));
    await navigate({ to: '/system/center/menu/user/subject' });
    return true;
  };
  const requireName = async (_: unknown, typed = '') => {
    if (typed.trim() !== subject.name) throw new Error(t('erase.mismatch'));
  };
  return (
    <FormDialog<Values>
      form={form}
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
      {left && <GivenUp left={left} />}
    </FormDialog>
  );
}

/** What is not settled with the child, where the server refused to erase it for that. */
async function unsettledIn(erasing: Promise<unknown>): Promise<Unsettled | undefined> {
  try {
    await erasing;
    return undefined;
  } catch (error) {
    const isAsked = error instanceof CallError && error.code === 'Trellis:ChildUnsettled';
    const found = isAsked ? unsettled.safeParse(error.data).data : undefined;
    if (!found) throw error;
    return found;
  }
}

function GivenUp({ left: { sessions, contracts } }: { left: Unsettled }) {
  const { t } = useTranslation('subjects');
  const requireTick = async (_: unknown, isTicked = false) => {
    if (!isTicked) throw new Error(t('erase.unconfirmed'));
  };
  return (
    <Alert
      type="warning"
      role="alert"
      title={t('erase.unsettled')}
      description={
        <>
          <ul>
            {sessions > 0 && <li>{t('erase.sessions', { count: sessions })}</li>}
            {contracts > 0 && <li>{t('erase.contracts', { count: contracts })}</li>}
          </ul>
          <Form.Item name="isGivenUp" valuePropName="checked" rules={[{ validator: requireTick }]} validateTrigger={[]}>
            <Checkbox>{t('erase.allTheSame')}</Checkbox>
          </Form.Item>
        </>
      }
    />
  );
}
