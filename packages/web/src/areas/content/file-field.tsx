import { limits } from '@trellis/contract/limits';
import { Button, Flex, Progress, Typography, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../ui/use-upload.ts';

export interface FileValue {
  id: string;
  fileName: string;
  url?: string;
}

const accepted = {
  video: { types: 'video/mp4,video/webm', size: limits.upload.video },
  courseWare: { types: 'application/pdf', size: limits.upload.pdf },
  courseHeader: { types: 'image/jpeg,image/png,image/webp', size: limits.upload.image },
  track: { types: 'audio/mpeg,audio/wav,audio/mp4,.m4a', size: limits.upload.audio },
  banner: { types: 'image/jpeg,image/png,image/webp', size: limits.upload.image },
} as const;

interface Props {
  id?: string;
  kind: keyof typeof accepted;
  isOptional?: boolean;
  value?: FileValue | null;
  onChange?: (value: FileValue | null) => void;
}

const isPicture = (kind: keyof typeof accepted) => kind === 'courseHeader' || kind === 'banner';

/** A file of the library: uploaded at once, used when the form is saved. */
export function FileField({ id, kind, isOptional = false, value, onChange }: Props) {
  const { t } = useTranslation('content');
  const { types, size } = accepted[kind];
  const upload = useUpload(kind, async (file) => onChange?.(file));
  return (
    <Flex vertical gap="small">
      {isPicture(kind) && value?.url && (
        <img src={value.url} alt={value.fileName} style={{ maxHeight: 'calc(var(--space-1) * 30)', maxWidth: '100%' }} />
      )}
      {value && !isPicture(kind) && <Typography.Text>{value.fileName}</Typography.Text>}
      <Flex gap="small">
        <Upload
          id={id}
          accept={types}
          showUploadList={false}
          // of two the one that came last would stay, whichever was chosen last
          disabled={upload.current !== undefined}
          beforeUpload={(file) => {
            void upload.start(file);
            return false;
          }}
        >
          <Button loading={upload.current !== undefined}>{t(value ? 'file.change' : 'file.choose')}</Button>
        </Upload>
        {isOptional && value && (
          <Button type="text" onClick={() => onChange?.(null)}>
            {t('word.remove')}
          </Button>
        )}
      </Flex>
      {upload.current ? (
        <div role="status">
          <Progress percent={upload.current.percent} aria-label={t('word.uploading', { name: upload.current.name })} />
        </div>
      ) : (
        <Typography.Text type="secondary">{t(`file.${kind}`, { max: size / 1024 / 1024 })}</Typography.Text>
      )}
    </Flex>
  );
}
