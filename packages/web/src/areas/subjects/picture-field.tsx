import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Flex, Progress, theme, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../files/public.ts';

interface Props {
  /** What is saved now. */
  saved: string | null;
  value?: { id: string; url: string } | null;
  onChange?: (value: { id: string; url: string } | null) => void;
}

/** A child's picture: it is uploaded at once, and saved with the form. */
export function PictureField({ saved, value, onChange }: Props) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  const upload = useUpload('picture', async ({ id, url }) => onChange?.({ id, url }));
  const shown = value === undefined ? saved : (value?.url ?? null);
  return (
    <Flex align="center" gap="middle" wrap>
      <Avatar size={token.controlHeightLG * 2} src={shown ?? undefined} icon={<UserOutlined />} alt={t('photo.label')} />
      <Upload
        accept="image/jpeg,image/png,image/webp"
        showUploadList={false}
        disabled={upload.current !== undefined}
        beforeUpload={(file) => {
          void upload.start(file);
          return false;
        }}
      >
        <Button loading={upload.current !== undefined}>{t(shown ? 'photo.change' : 'photo.add')}</Button>
      </Upload>
      {shown && (
        <Button type="text" onClick={() => onChange?.(null)}>
          {t('photo.remove')}
        </Button>
      )}
      {upload.current && (
        <Progress percent={upload.current.percent} aria-label={t('photo.uploading', { name: upload.current.name })} style={{ flex: 1 }} />
      )}
    </Flex>
  );
}
