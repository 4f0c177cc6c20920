import { DownloadOutlined } from '@ant-design/icons';
import type { QuestionnaireCode } from '@trellis/contract/questionnaires/schemas';
import { Alert, App, Button, Flex, Form, Input, Modal, QRCode, Skeleton, Typography, theme } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useDevelopmentCode, useSendDevelopment } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  onClose: () => void;
}

const codeSize = 240;

/** The code of a child's development history: to show, to download as a picture, to copy, to mail. */
export function CodeDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('questionnaires');
  const [isOpen, setOpen] = useState(true);
  const code = useDevelopmentCode(subject.id);
  return (
    <Modal
      open={isOpen}
      title={t('code.title', { child: subject.name })}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={<Button onClick={() => setOpen(false)}>{t('code.close')}</Button>}
    >
      <Flex vertical gap="middle">
        <Typography.Text>{t('code.about')}</Typography.Text>
        {code.isError && <LoadFailed error={code.error} onRetry={code.refetch} />}
        {code.isPending && <Skeleton active />}
        {code.data && <CodeShown {...code.data} />}
        <MailForm subjectId={subject.id} />
      </Flex>
    </Modal>
  );
}

function CodeShown({ childName, url, expiresAt }: QuestionnaireCode) {
  const { t } = useTranslation('questionnaires');
  const { message } = App.useApp();
  const { token } = theme.useToken();
  const { zone } = useCurrentUser();
  const frame = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      void message.success(t('code.copied'));
    } catch {
      void message.error(t('code.copyFailed'));
    }
  };
  const save = () => {
    const canvas = frame.current?.querySelector('canvas');
    if (canvas) downloadPicture(canvas, `${t('code.file', { child: childName })}.png`, token.colorBgContainer);
  };
  return (
    <Flex vertical gap="small" align="center">
      <div ref={frame}>
        <QRCode
          role="img"
          aria-label={t('code.label', { child: childName })}
          value={url}
          size={codeSize}
          bgColor={token.colorBgContainer}
        />
      </div>
      <Typography.Text type="secondary">{t('code.expires', { time: formatDateTime(expiresAt, zone) })}</Typography.Text>
      <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Typography.Text>
      <Flex gap="small" wrap>
        <Button type="primary" icon={<DownloadOutlined />} onClick={save}>
          {t('code.download')}
        </Button>
        <Button onClick={() => void copy()}>{t('code.copy')}</Button>
      </Flex>
    </Flex>
  );
}

/** The code with a quiet margin around it, without which a camera may not find it. */
function downloadPicture(canvas: HTMLCanvasElement, name: string, background: string): void {
  const margin = Math.round(canvas.width / 8);
  const picture = document.createElement('canvas');
  picture.width = canvas.width + 2 * margin;
  picture.height = canvas.height + 2 * margin;
  const context = picture.getContext('2d');
  if (!context) return;
  context.fillStyle = background;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(canvas, margin, margin);
  const link = document.createElement('a');
  link.href = picture.toDataURL('image/png');
  link.download = name;
  link.click();
}

function MailForm({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('questionnaires');
  const failureText = useFailureText();
  const { message } = App.useApp();
  const send = useSendDevelopment();
  const mail = ({ email }: { email: string }) =>
    send.mutate({ subjectId, email: email.trim() }, { onSuccess: () => void message.success(t('code.sent', { email: email.trim() })) });
  return (
    <Form<{ email: string }> layout="vertical" disabled={send.isPending} onFinish={mail}>
      {send.error && <Alert type="error" showIcon role="alert" title={failureText(send.error)} />}
      <Form.Item name="email" label={t('code.email')} rules={[{ required: true, type: 'email', message: t('code.emailRequired') }]}>
        <Input type="email" maxLength={254} autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit">{t('code.send')}</Button>
    </Form>
  );
}
