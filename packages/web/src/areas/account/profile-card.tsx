import type { CurrentUser } from '@trellis/contract/account/schemas';
import { type Locale, toLocale } from '@trellis/contract/languages';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { useRoleText } from '../../ui/role-text.ts';
import { TitledCard } from '../../ui/titled-card.tsx';
import { PhotoField } from './photo-field.tsx';
import { ProfileForm } from './profile-form.tsx';

interface Props {
  user: CurrentUser & { zone: string };
  mayEdit: boolean;
}

/** Who the person is: with a form for those who may change it, to read for the others. */
export function ProfileCard({ user, mayEdit }: Props) {
  const { t } = useTranslation(['account', 'shell']);
  const roleText = useRoleText();
  const facts = [
    { key: 'roles', label: t('roles'), children: roleText(user.roles) },
    { key: 'language', label: t('word.language'), children: t(`shell:languages.${toLocale(user.language) as Locale}`) },
  ];
  const details = [
    { key: 'name', label: t('word.personName'), children: user.name },
    { key: 'gender', label: t('profile.gender'), children: t(`profile.genders.${user.gender}`) },
    { key: 'birthday', label: t('word.birthday'), children: formatDate(user.birthday) || t('profile.genders.Unknown') },
  ];
  return (
    <TitledCard title={t('profile.title')}>
      <Flex vertical gap="large">
        <PhotoField user={user} mayEdit={mayEdit} />
        <FactList column={{ xs: 1, md: 2 }} items={mayEdit ? facts : [...details, ...facts]} />
        {mayEdit ? <ProfileForm user={user} /> : <Typography.Text type="secondary">{t('profile.readOnly')}</Typography.Text>}
      </Flex>
    </TitledCard>
  );
}
