import { abandonCourse } from '@trellis/contract/offline-plans/schemas';
import { App, Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface Props {
  num: number;
  /** Among what is done in a session that goes on. */
  isQuiet: boolean;
  abandon: (reason: string) => Promise<unknown>;
}

/** Ends a session that does not count, with a reason: its class returns, and it begins anew another day. */
export function AbandonButton({ num, isQuiet, abandon }: Props) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const [isAsking, setAsking] = useState(false);
  const save = async (values: { reason: string }) => {
    await abandon(values.reason);
    void message.success(t('abandon.done'));
  };
  return (
    <>
      <Button type={isQuiet ? 'text' : 'default'} className={isQuiet ? 'abandon-quiet' : ''} onClick={() => setAsking(true)}>
        {t('abandon.button')}
      </Button>
      {isAsking && (
        <FormDialog
          isTouched
          danger
          title={t('abandon.title', { num })}
          okText={t('abandon.button')}
          onSave={save}
          onClose={() => setAsking(false)}
        >
          <Typography.Paragraph>{t('abandon.text')}</Typography.Paragraph>
          <TextField name="reason" label={t('word.reason')} schema={abandonCourse.shape.reason} isLong />
        </FormDialog>
      )}
    </>
  );
}
