import { limits } from '@trellis/contract/limits';
import { mostFiles } from '@trellis/contract/messages/schemas';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { accepted, UploadButton } from '../../ui/upload-button.tsx';
import type { UploadedFile } from '../../ui/upload-file.ts';
import { useUpload } from '../../ui/use-upload.ts';

interface Props {
  id?: string;
  value?: UploadedFile[];
  onChange?: (files: UploadedFile[]) => void;
}

/** What goes with a mail to support; each file is uploaded as it is chosen. */
export function FilesField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation('messages');
  const upload = useUpload('support', async (file) => onChange?.([...value, file]));
  return (
    <Flex vertical gap="small" role="group" aria-label={t('support.files')}>
      {value.map((file) => (
        <Flex key={file.id} align="center" justify="space-between" gap="small">
          <Typography.Text ellipsis>{file.fileName}</Typography.Text>
          <Button
            type="text"
            aria-label={t('support.removeFile', { name: file.fileName })}
            onClick={() => onChange?.(value.filter(({ id: other }) => other !== file.id))}
          >
            {t('word.remove')}
          </Button>
        </Flex>
      ))}
      <UploadButton
        id={id}
        upload={upload}
        accept={`${accepted.pdf},${accepted.picture}`}
        text={t('support.addFile')}
        isDisabled={value.length >= mostFiles}
        uploading={(name) => t('word.uploading', { name })}
        hint={t('support.filesHint', { max: limits.upload.support / 1024 / 1024, count: mostFiles })}
      />
    </Flex>
  );
}
