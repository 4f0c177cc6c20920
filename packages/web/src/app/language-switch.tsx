import { useMutation } from '@tanstack/react-query';
import { type Locale, locales, toLanguage } from '@trellis/contract/languages';
import { useTranslation } from 'react-i18next';
import { PopoverMenu } from '../ui/popover-menu.tsx';
import { api } from './api.ts';
import { showLocale } from './i18n.ts';
import { queryClient } from './query-client.ts';
import { toast } from './toast.ts';

/** Changes the interface at once and keeps the choice with the person. Texts that came from the server are fetched again. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const keep = useMutation(api.account.languageSet.mutationOptions());
  const choose = async (locale: Locale) => {
    try {
      await showLocale(locale);
    } catch {
      // its texts could not be fetched: everything stays as it was
      return toast('error', t('network'), 'network');
    }
    keep.mutate({ language: toLanguage(locale) }, { onSettled: () => queryClient.invalidateQueries() });
  };
  const current = t(`languages.${i18n.language as Locale}`);
  // on a phone its first letters leave the center's name its room
  const shown = (
    <span>
      {current.slice(0, 2)}
      <span className="wide-only">{current.slice(2)}</span>
    </span>
  );
  return (
    <PopoverMenu label={`${t('word.language')}: ${current}`} button={shown}>
      {locales.map((locale) => (
        <li key={locale}>
          <button type="button" lang={locale} aria-current={locale === i18n.language} onClick={() => void choose(locale)}>
            {t(`languages.${locale}`)}
          </button>
        </li>
      ))}
    </PopoverMenu>
  );
}
