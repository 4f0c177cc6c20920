import type { CurrentUser } from '@trellis/contract/account/schemas';
import { limits } from '@trellis/contract/limits';
import { Avatar, Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { whenKept } from '../../app/when-kept.ts';
import { accepted, UploadButton } from '../../ui/upload-button.tsx';
import { useUpload } from '../../ui/use-upload.ts';
import { useChangeProfile } from './queries.ts';

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
    whenKept(
      profile,
      { pictureId: null, concurrencyStamp },
      () => toast('success', t('photo.removed')),
      (error) => toast('error', error.message),
    );
  return (
    <Flex align="center" gap="large" wrap>
      <Avatar
        size={96}
        src={user.picture ?? undefined}
        alt={t('photo.label')}
        style={{ background: user.picture ? undefined : token.colorPrimary, fontSize: 'var(--control)' }}
      >
        {user.name.slice(0, 1)}
      </Avatar>
      {mayEdit && (
        <UploadButton
          upload={upload}
          accept={accepted.picture}
          text={t(user.picture ? 'photo.change' : 'photo.add')}
          isBusy={profile.isPending}
          uploading={(name) => t('word.uploading', { name })}
          hint={t('photo.hint', { max: maximum })}
        >
          {user.picture && (
            <Button type="text" disabled={profile.isPending} onClick={remove}>
              {t('photo.remove')}
            </Button>
          )}
        </UploadButton>
      )}
    </Flex>
  );
}
