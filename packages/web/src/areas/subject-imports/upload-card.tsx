import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { limits } from '@trellis/contract/limits';
import { Alert, Button, Card, Flex, Progress, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../ui/download.ts';
import { sendFile } from '../../ui/upload-file.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';

const { size, rows } = limits.import;
const path = '/api/business/subjectImport/file';

/** Takes a file, by hand or dropped, and offers an empty one to fill in. */
export function UploadCard({ onUploaded }: { onUploaded: (importId: string) => void }) {
  const { t, i18n } = useTranslation('subjectImports');
  const failureText = useFailureText();
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<Error>();
  const attempt = async (run: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      setFailure(error as Error);
    }
  };
  const send = async (file: File) => {
    setPercent(0);
    await attempt(async () => onUploaded((await sendFile<{ id: string }>(path, file, i18n.language, setPercent)).id));
    setPercent(undefined);
  };
  return (
    <Card>
      <Flex vertical gap="middle" align="start">
        <Typography.Text>{t('upload.intro')}</Typography.Text>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void attempt(() => download('/api/business/subjectImport/template', {}))}
        >
          {t('upload.template')}
        </Button>
        {failure && <Alert showIcon role="alert" type="error" title={failureText(failure)} />}
        <Upload.Dragger
          aria-label={t('upload.choose')}
          accept=".xlsx,.csv,.txt"
          showUploadList={false}
          disabled={percent !== undefined}
          style={{ width: '100%' }}
          beforeUpload={(file) => {
            void send(file);
            return false;
          }}
        >
          <Typography.Title level={2} style={{ fontSize: 'var(--text-large)' }}>
            <InboxOutlined aria-hidden /> {t('upload.choose')}
          </Typography.Title>
          <Typography.Text type="secondary">
            {t('upload.hint', { size: size / 1024 / 1024, rows: rows.toLocaleString(i18n.language) })}
          </Typography.Text>
        </Upload.Dragger>
        {percent !== undefined && (
          <div role="status" style={{ width: '100%' }}>
            <Typography.Text>{t(percent < 100 ? 'upload.sending' : 'upload.reading')}</Typography.Text>
            <Progress percent={percent} aria-label={t('upload.sending')} />
          </div>
        )}
      </Flex>
    </Card>
  );
}
