import { qualificationMedal } from '@trellis/contract/certification/medal';
import { medalCodeLength } from '@trellis/contract/certification/rules';
import { Input, type InputProps, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { PictureField } from '../../../ui/picture-field.tsx';
import { DeclaredPage } from '../../../ui/resource/declared-page.tsx';

/** What training modules award. */
export function QualificationMedalPage() {
  const { t } = useTranslation('certification');
  return (
    <DeclaredPage
      of={qualificationMedal}
      calls={api.qualificationMedals}
      mayWrite={useCurrentUser().canWrite('RocketSystem.TrainingContent')}
      columns={['code', 'name', 'issuedStyle', 'unissuedStyle']}
      cells={{
        issuedStyle: ({ issuedStyle }) => <Style url={issuedStyle?.url} />,
        unissuedStyle: ({ unissuedStyle }) => <Style url={unissuedStyle?.url} />,
      }}
      inputs={{
        code: <CodeInput />,
        issuedStyleId: <PictureField kind="medal" label={t('qualificationMedals.fields.issuedStyle')} />,
        unissuedStyleId: <PictureField kind="medal" label={t('qualificationMedals.fields.unissuedStyle')} />,
      }}
    />
  );
}

function Style({ url }: { url: string | undefined }) {
  const { t } = useTranslation('certification');
  return url ? (
    <img src={url} alt="" height={40} />
  ) : (
    <Typography.Text type="secondary">{t('qualificationMedals.noPicture')}</Typography.Text>
  );
}

/** A code is written in capital letters, however it is typed. */
function CodeInput({ onChange, ...input }: Omit<InputProps, 'onChange'> & { onChange?: (code: string) => void }) {
  return (
    <Input {...input} maxLength={medalCodeLength} autoComplete="off" onChange={({ target }) => onChange?.(target.value.toUpperCase())} />
  );
}
