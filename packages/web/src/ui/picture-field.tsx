import type { FileKind } from '@trellis/contract/files/calls';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { accepted, UploadButton } from './upload-button.tsx';
import { useUpload } from './use-upload.ts';

/** A picture of a form: what is shown, and the fresh upload; null for none, undefined as it was. */
export interface PictureValue {
  id?: string | null;
  url: string | null;
}

interface Props {
  id?: string;
  kind: FileKind;
  label: string;
  hint?: string;
  value?: PictureValue;
  onChange?: (value: PictureValue) => void;
}

/** A picture: uploaded at once, used when the form is saved. */
export function PictureField({ id, kind, label, hint, value, onChange }: Props) {
  const { t } = useTranslation('ui');
  const upload = useUpload(kind, async (file) => onChange?.({ id: file.id, url: file.url }));
  const text = t(value?.url ? 'picture.change' : 'picture.choose');
  return (
    <Flex gap="middle" align="center" wrap>
      {value?.url ? (
        <img src={value.url} alt={label} style={{ maxHeight: 'calc(var(--space-1) * 16)', maxWidth: 'calc(var(--space-1) * 50)' }} />
      ) : (
        <Typography.Text type="secondary">{t('picture.none')}</Typography.Text>
      )}
      <UploadButton
        id={id}
        upload={upload}
        accept={accepted.picture}
        text={text}
        label={`${text}: ${label}`}
        uploading={(name) => t('word.uploading', { name })}
        hint={hint}
      >
        {value?.url && (
          <Button type="text" aria-label={`${t('word.remove')}: ${label}`} onClick={() => onChange?.({ id: null, url: null })}>
            {t('word.remove')}
          </Button>
        )}
      </UploadButton>
    </Flex>
  );
}
