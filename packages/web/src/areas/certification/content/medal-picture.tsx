import { Button, Flex, Typography, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../files/public.ts';

/** A picture of the form: what is shown, and the fresh upload; null for none, undefined as it was. */
export interface PictureValue {
  id?: string | null;
  url: string | null;
}

interface Props {
  id?: string;
  label: string;
  value?: PictureValue;
  onChange?: (value: PictureValue) => void;
}

const height = 64;

/** A picture of a medal: uploaded at once, used when the form is saved. */
export function MedalPicture({ id, label, value, onChange }: Props) {
  const { t } = useTranslation('certification');
  const upload = useUpload('medal', async (file) => onChange?.({ id: file.id, url: file.url }));
  return (
    <Flex gap="middle" align="center" wrap>
      {value?.url ? (
        <img src={value.url} alt={label} height={height} />
      ) : (
        <Typography.Text type="secondary">{t('medals.noPicture')}</Typography.Text>
      )}
      <Upload
        id={id}
        accept="image/jpeg,image/png,image/webp"
        showUploadList={false}
        beforeUpload={(file) => {
          void upload.start(file);
          return false;
        }}
      >
        <Button loading={upload.current !== undefined} aria-label={`${t('medals.choose')}: ${label}`}>
          {upload.current ? t('medals.uploading', { name: upload.current.name }) : t('medals.choose')}
        </Button>
      </Upload>
      {value?.url && (
        <Button type="text" aria-label={`${t('medals.clear')}: ${label}`} onClick={() => onChange?.({ id: null, url: null })}>
          {t('medals.clear')}
        </Button>
      )}
    </Flex>
  );
}
