import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { limits } from '@trellis/contract/limits';
import { Alert, Button, Card, Flex, Progress, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../download.ts';
import { sendFile } from '../upload-file.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { ListImport } from './list-import.ts';

const { size } = limits.import;

/** Takes a file, by hand or dropped, and offers an empty one to fill in. */
export function UploadCard({ kind: { path, rows }, onUploaded }: { kind: ListImport; onUploaded: (importId: string) => void }) {
  const { t, i18n } = useTranslation('imports');
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
    await attempt(async () => onUploaded((await sendFile<{ id: string }>(`${path}/file`, file, i18n.language, setPercent)).id));
    setPercent(undefined);
  };
  return (
    <Card>
      <Flex vertical gap="middle" align="start">
        <Typography.Text>{t('upload.intro')}</Typography.Text>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void attempt(() => download(`${path}/template`, {}))}>
          {t('upload.template')}
        </Button>
        {failure && <Alert showIcon role="alert" type="error" title={failureText(failure)} />}
        <div style={{ alignSelf: 'stretch' }}>
          <Upload.Dragger
            aria-label={t('upload.choose')}
            accept=".xlsx,.csv,.txt"
            showUploadList={false}
            disabled={percent !== undefined}
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
        </div>
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
