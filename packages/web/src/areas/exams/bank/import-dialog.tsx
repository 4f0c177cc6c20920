import { DownloadOutlined, ImportOutlined } from '@ant-design/icons';
import type { ImportFault } from '@trellis/contract/exams/import-calls';
import { Alert, Button, Flex, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { download } from '../../../ui/download.ts';
import { sendFile } from '../../../ui/upload-file.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useBankChanged } from '../queries.ts';

const path = '/api/examination/question/import';
interface Outcome {
  imported: number;
  faults: ImportFault[];
}

/** Opens the import of a list of questions. */
export function ImportButton() {
  const { t } = useTranslation('exams');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('import.button')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('exams');
  const failureText = useFailureText();
  const changed = useBankChanged();
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState<ImportFault[]>([]);
  const [failure, setFailure] = useState<Error>();
  const attempt = async (run: () => Promise<void>) => {
    setFailure(undefined);
    setFaults([]);
    setSending(true);
    await run().catch((error: Error) => setFailure(error));
    setSending(false);
  };
  const send = (file: File) =>
    attempt(async () => {
      const outcome = await sendFile<Outcome>(path, file, i18n.language, () => undefined);
      setFaults(outcome.faults);
      if (outcome.faults.length > 0) return;
      await changed();
      toast('success', t('import.done', { count: outcome.imported }));
      onClose();
    });
  return (
    <Dialog title={t('import.title')} width={720} onClose={onClose}>
      <Flex vertical gap="middle">
        <Typography.Text>{t('import.text')}</Typography.Text>
        <Flex gap="small" wrap>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void attempt(() => download(`${path}/template`, {}))}>
            {t('import.template')}
          </Button>
          <Upload
            accept=".xlsx,.csv,.txt"
            showUploadList={false}
            disabled={isSending}
            beforeUpload={(file) => {
              void send(file);
              return false;
            }}
          >
            <Button type="primary" loading={isSending}>
              {t('import.choose')}
            </Button>
          </Upload>
        </Flex>
        {failure && <Alert showIcon role="alert" type="error" title={failureText(failure)} />}
        {faults.length > 0 && (
          <>
            <Alert showIcon role="alert" type="error" title={t('import.faults')} />
            <CardTable
              label={t('import.fault')}
              rows={faults.map((fault, at) => ({ ...fault, id: String(at) }))}
              columns={[
                { key: 'row', title: t('import.row'), dataIndex: 'row' },
                { key: 'column', title: t('import.column'), dataIndex: 'column' },
                { key: 'message', title: t('import.fault'), dataIndex: 'message' },
              ]}
            />
          </>
        )}
      </Flex>
    </Dialog>
  );
}
