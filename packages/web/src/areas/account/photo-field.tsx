import type { CurrentUser } from '@trellis/contract/account/schemas';
import { limits } from '@trellis/contract/limits';
import { Avatar, Button, Flex, Progress, Typography, theme, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { useUpload } from '../files/public.ts';
import { useChangeProfile } from './queries.ts';

const accepted = 'image/jpeg,image/png,image/webp';
const maximum = limits.upload.image / 1024 / 1024;

/** The person's photo; a new one is saved as soon as it is uploaded. */
export function PhotoField({ user, mayEdit }: { user: CurrentUser; mayEdit: boolean }) {
  const { t } = useTranslation('account');
  const { token } = theme.useToken();
  const profile = useChangeProfile();
  const { concurrencyStamp } = user;
  const upload = useUpload('picture', async ({ id }) => {
    await profile.mutateAsync({ pictureId: id, concurrencyStamp });
    toast('success', t('photo.saved'));
  });
  const remove = () =>
    profile.mutate(
      { pictureId: null, concurrencyStamp },
      { onSuccess: () => toast('success', t('photo.removed')), onError: (error) => toast('error', error.message) },
    );
  return (
    <Flex align="center" gap={24} wrap>
      <Avatar
        size={96}
        src={user.picture ?? undefined}
        alt={t('photo.label')}
        style={{ background: user.picture ? undefined : token.colorPrimary, fontSize: 40 }}
      >
        {user.name.slice(0, 1)}
      </Avatar>
      {mayEdit && (
        <Flex vertical gap={8} style={{ flex: 1, minWidth: 240 }}>
          <Flex gap={8} wrap>
            <Upload
              accept={accepted}
              showUploadList={false}
              disabled={upload.current !== undefined}
              beforeUpload={(file) => {
                void upload.start(file);
                return false;
              }}
            >
              <Button loading={upload.current !== undefined || profile.isPending}>{t(user.picture ? 'photo.change' : 'photo.add')}</Button>
            </Upload>
            {user.picture && (
              <Button type="text" disabled={profile.isPending} onClick={remove}>
                {t('photo.remove')}
              </Button>
            )}
          </Flex>
          {upload.current ? (
            <div role="status">
              <Typography.Text>{t('photo.uploading', { name: upload.current.name })}</Typography.Text>
              <Progress percent={upload.current.percent} aria-label={t('photo.uploading', { name: upload.current.name })} />
            </div>
          ) : (
            <Typography.Text type="secondary">{t('photo.hint', { max: maximum })}</Typography.Text>
          )}
        </Flex>
      )}
    </Flex>
  );
}
