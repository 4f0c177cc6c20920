import { chatLimits } from '@trellis/contract/chat/rules';
import { Button, Flex, Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { copyText } from '../../../app/copy-text.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useContactWrites, useSelf } from './queries.ts';

const idSchema = z.uuid();
const messageSchema = z.string().trim().max(chatLimits.reqMsg);

/** Asks somebody of another place, whose chat id one was told, and shows one's own. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat');
  const { applyToFriend } = useContactWrites();
  const { data: self } = useSelf();
  return (
    <FormDialog<{ toUserID: string; reqMsg?: string }>
      title={t('add.title')}
      okText={t('add.send')}
      name="apply"
      onSave={async ({ toUserID, reqMsg }) => {
        await applyToFriend.mutateAsync({ toUserID: toUserID.trim(), reqMsg: reqMsg ?? '' });
        toast('success', t('add.sent'));
      }}
      onClose={onClose}
    >
      <TextField name="toUserID" label={t('add.id')} schema={idSchema} extra={t('add.idHint')} />
      <TextField isLong name="reqMsg" label={t('add.message')} schema={messageSchema} />
      {self && (
        <Form.Item label={t('contacts.ownId')} extra={t('contacts.ownIdHint')}>
          <Flex gap="small" wrap align="center">
            <Typography.Text code>{self.userID}</Typography.Text>
            <Button size="small" onClick={() => void copyText(self.userID, { copied: t('contacts.copied'), failed: t('copyFailed') })}>
              {t('actions.copy')}
            </Button>
          </Flex>
        </Form.Item>
      )}
    </FormDialog>
  );
}
