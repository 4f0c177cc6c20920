import { type CertificatePlaces, certificateStyle, placedParts } from '@trellis/contract/certificates/style';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { PictureField } from '../../../ui/picture-field.tsx';
import { DeclaredPage } from '../../../ui/resource/declared-page.tsx';
import { PlacesField } from './places-field.tsx';

/** Pictures on which certificates are written. */
export function CertificateStylePage() {
  const { t } = useTranslation('certificates');
  const saidOf = (places: CertificatePlaces) =>
    placedParts.map((part) => `${t(`placed.${part}`)} ${places[part].x} / ${places[part].y} / ${places[part].size}`).join('; ');
  return (
    <DeclaredPage
      of={certificateStyle}
      calls={api.certificateStyles}
      mayWrite={useCurrentUser().canWrite('RocketSystem.TrainingContent')}
      columns={['name', 'picture', 'version', 'createdAt']}
      cells={{ picture: ({ picture }) => <Picture url={picture?.url} /> }}
      inputs={{
        pictureId: <PictureField kind="certificateStyle" label={t('certificateStyles.fields.picture')} />,
        places: <PlacesField />,
      }}
      said={{ places: saidOf }}
      size="large"
    />
  );
}

function Picture({ url }: { url: string | undefined }) {
  const { t } = useTranslation('certificates');
  return url ? <img src={url} alt="" height={48} /> : <Typography.Text type="secondary">{t('noPicture')}</Typography.Text>;
}
