import { limits } from '@trellis/contract/limits';
import { Button, Flex, Progress, Typography, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../files/public.ts';
import type { LogoValue } from './form-values.ts';

const megabytes = limits.upload.image / 1024 / 1024;

interface Props {
  id?: string;
  value?: LogoValue;
  onChange?: (value: LogoValue) => void;
}

/** A logo: uploaded at once, used when the form is saved. */
export function LogoField({ id, value, onChange }: Props) {
  const { t } = useTranslation('tenancy');
  const upload = useUpload('logo', async (file) => onChange?.({ id: file.id, url: file.url }));
  return (
    <Flex gap="middle" align="center" wrap>
      {value?.url && <img src={value.url} alt={t('fields.logo')} style={{ maxHeight: 64, maxWidth: 200 }} />}
      <Flex vertical gap="small">
        <Flex gap="small">
          <Upload
            id={id}
            accept="image/jpeg,image/png,image/webp"
            showUploadList={false}
            beforeUpload={(file) => {
              void upload.start(file);
              return false;
            }}
          >
            <Button loading={upload.current !== undefined}>{t(value?.url ? 'logo.change' : 'logo.choose')}</Button>
          </Upload>
          {value?.url && (
            <Button type="text" onClick={() => onChange?.({ id: null, url: null })}>
              {t('logo.remove')}
            </Button>
          )}
        </Flex>
        {upload.current ? (
          <Progress percent={upload.current.percent} aria-label={t('logo.uploading', { name: upload.current.name })} />
        ) : (
          <Typography.Text type="secondary">{t('logo.hint', { max: megabytes })}</Typography.Text>
        )}
      </Flex>
    </Flex>
  );
}
