import { useMutation } from '@tanstack/react-query';
import { type Locale, locales, toLanguage } from '@trellis/contract/languages';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from './api.ts';
import { showLocale } from './i18n.ts';
import { queryClient } from './query-client.ts';

/** Changes the interface at once and keeps the choice with the person. Texts that came from the server are fetched again. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const keep = useMutation(api.account.languageSet.mutationOptions());
  const choose = async (locale: Locale) => {
    await showLocale(locale);
    await keep.mutateAsync({ language: toLanguage(locale) });
    await queryClient.invalidateQueries();
  };
  const items = locales.map((locale) => ({ key: locale, label: <span lang={locale}>{t(`languages.${locale}`)}</span> }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [i18n.language], onClick: ({ key }) => void choose(key as Locale) }}
    >
      <Button type="text" aria-label={`${t('language')}: ${t(`languages.${i18n.language as Locale}`)}`}>
        {t(`languages.${i18n.language as Locale}`)}
      </Button>
    </Dropdown>
  );
}
