import { FilePdfOutlined } from '@ant-design/icons';
import { type ContractFile, userContractFields } from '@trellis/contract/contracts/schemas';
import { limits } from '@trellis/contract/limits';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { limitsOf } from '../../ui/form-limits.ts';
import { accepted, UploadButton } from '../../ui/upload-button.tsx';
import { useUpload } from '../../ui/use-upload.ts';

interface Props {
  id?: string;
  value?: ContractFile[];
  onChange?: (files: ContractFile[]) => void;
}

const { maxCount = 10 } = limitsOf(userContractFields.shape.fileIds);

/** The PDFs of a contract: each opens in a new tab; one more is uploaded at once. */
export function FilesField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation('contracts');
  const upload = useUpload('UserContract', async (file) => onChange?.([...value, file]));
  const isFull = value.length >= maxCount;
  const start = async (file: File) => {
    if (file.type === accepted.pdf) await upload.start(file);
    else toast('error', t('form.notPdf', { name: file.name }));
  };
  return (
    <Flex vertical gap="small" role="group" aria-label={t('fields.files')}>
      {value.map((file) => (
        <Flex key={file.id} align="center" justify="space-between" gap="small">
          <FileLink file={file} />
          <Button
            type="text"
            aria-label={t('form.removeFile', { name: file.fileName })}
            onClick={() => onChange?.(value.filter(({ id: other }) => other !== file.id))}
          >
            {t('word.remove')}
          </Button>
        </Flex>
      ))}
      <UploadButton
        id={id}
        upload={{ ...upload, start }}
        accept={accepted.pdf}
        text={t('form.addFile')}
        isDisabled={isFull}
        uploading={(name) => t('word.uploading', { name })}
        hint={t('form.filesHint', { max: limits.upload.pdf / 1024 / 1024, count: maxCount })}
      />
    </Flex>
  );
}

/** A PDF by its name. */
export function FileLink({ file }: { file: ContractFile }) {
  const { t } = useTranslation('contracts');
  return (
    <a href={file.url} target="_blank" rel="noreferrer" aria-label={t('form.openFile', { name: file.fileName })}>
      <FilePdfOutlined aria-hidden /> {file.fileName}
    </a>
  );
}
