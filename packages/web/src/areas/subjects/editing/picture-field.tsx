import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { accepted, UploadButton } from '../../../ui/upload-button.tsx';
import { useUpload } from '../../../ui/use-upload.ts';

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
      <Avatar size={token.controlHeightLG * 2} src={shown ?? undefined} icon={<UserOutlined aria-hidden />} alt={t('photo.label')} />
      <UploadButton
        upload={upload}
        accept={accepted.picture}
        text={t(shown ? 'photo.change' : 'photo.add')}
        uploading={(name) => t('word.uploading', { name })}
      >
        {shown && (
          <Button type="text" onClick={() => onChange?.(null)}>
            {t('word.remove')}
          </Button>
        )}
      </UploadButton>
    </Flex>
  );
}
