import { DownloadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { trainingProgram } from '@trellis/contract/programs/training-program';
import type { TransferFault, Transferred } from '@trellis/contract/programs/transfer-calls';
import { Alert, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { download } from '../../ui/download.ts';
import { UploadButton } from '../../ui/upload-button.tsx';
import { sendFile } from '../../ui/upload-file.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';

const ways = [
  { key: 'archive', path: `${trainingProgram.path}/transfer`, accept: '.zip' },
  { key: 'texts', path: `${trainingProgram.path}/texts`, accept: '.xlsx,.csv' },
] as const;

/** Exercises as files: for another platform with their media, or their texts for whoever translates. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('programs');
  const client = useQueryClient();
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<{ of: string; result?: Transferred; failure?: Error }>();
  const [current, setCurrent] = useState<{ of: string; name: string; percent: number }>();
  const attempt = async (of: string, run: () => Promise<Transferred | undefined>) => {
    setOutcome(undefined);
    try {
      const result = await run();
      if (result) setOutcome({ of, result });
    } catch (error) {
      setOutcome({ of, failure: error as Error });
    }
  };
  const send = (of: string, path: string) => async (file: File) => {
    await attempt(of, async () => {
      const result = await sendFile<Transferred>(path, file, i18n.language, (percent) => setCurrent({ of, name: file.name, percent }));
      await client.invalidateQueries({ queryKey: api.trainingPrograms.key() });
      return result;
    });
    setCurrent(undefined);
  };
  return (
    <Dialog title={t('transfer.title')} width={760} onClose={onClose}>
      <Flex vertical gap="large">
        {ways.map(({ key, path, accept }) => (
          <Flex key={key} vertical gap="small">
            <Typography.Title level={2} style={{ fontSize: 'var(--text-large)', margin: 0 }}>
              {t(`transfer.${key}`)}
            </Typography.Title>
            <UploadButton
              upload={{ current: current?.of === key ? current : undefined, start: send(key, path) }}
              accept={accept}
              text={t('transfer.choose')}
              label={`${t(`transfer.${key}`)}: ${t('transfer.choose')}`}
              isDisabled={current !== undefined}
              uploading={(name) => t('word.uploading', { name })}
              hint={t(`transfer.${key}Hint`)}
            >
              <Button
                icon={<DownloadOutlined aria-hidden />}
                aria-label={`${t(`transfer.${key}`)}: ${t('transfer.fetch')}`}
                onClick={() => void attempt(key, () => download(path, {}).then(() => undefined))}
              >
                {t('transfer.fetch')}
              </Button>
            </UploadButton>
            {outcome?.of === key && outcome.failure && <Alert showIcon role="alert" type="error" title={failureText(outcome.failure)} />}
            {outcome?.of === key && outcome.result && <Outcome result={outcome.result} />}
          </Flex>
        ))}
      </Flex>
    </Dialog>
  );
}

function Outcome({ result }: { result: Transferred }) {
  const { t } = useTranslation('programs');
  const { faults, added, changed, unchanged } = result;
  if (faults.length === 0)
    return (
      <Alert
        showIcon
        role="status"
        type="success"
        title={t('transfer.done', { added, changed, unchanged })}
        description={added + changed > 0 && t('transfer.drafts')}
      />
    );
  const rows = faults.map((fault, at) => ({ ...fault, id: String(at) }));
  return (
    <>
      <Alert showIcon role="alert" type="error" title={t('transfer.faulty')} />
      <CardTable<TransferFault & { id: string }>
        label={t('transfer.faulty')}
        rows={rows}
        hasRoom
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
        columns={[
          { key: 'row', dataIndex: 'row', title: t('transfer.row') },
          { key: 'column', dataIndex: 'column', title: t('transfer.column') },
          { key: 'message', dataIndex: 'message', title: t('transfer.message') },
        ]}
      />
    </>
  );
}
