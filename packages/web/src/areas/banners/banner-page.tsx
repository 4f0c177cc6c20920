import { banner } from '@trellis/contract/banners/banner';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';

/** What the platform tells centers and families, in the order in which it is shown. */
export function BannerPage() {
  const { t } = useTranslation('banners');
  return (
    <DeclaredPage
      of={banner}
      calls={api.banners}
      mayWrite={useCurrentUser().canWrite('RocketSystem.Content')}
      columns={['sortOrder', 'title', 'audience', 'fromDay', 'untilDay', 'status']}
      inputs={{ imageId: <PictureField kind="banner" label={t('banners.fields.image')} /> }}
    />
  );
}
