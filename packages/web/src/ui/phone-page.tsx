import { type Locale, locales } from '@trellis/contract/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n, showLocale } from '../app/i18n.ts';
import { toast } from '../app/toast.ts';
import { TabTitle } from './tab-title.tsx';

interface PhonePageProps {
  /** Whose page it is; the product's own unless told. */
  brand?: string;
  logo?: string | null;
  /** As wide as a sheet of paper, where there is room. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** What stands around a page that a mailed link or a QR code opens, on a phone first: whose it is, the languages, targets for a thumb. */
export function PhonePage({ brand, logo, isWide = false, children }: PhonePageProps) {
  const { t } = useTranslation('shell');
  return (
    <div className="phone-page" data-wide={isWide}>
      <header>
        <div className="phone-brand">
          {logo && <img className="shell-logo" src={logo} alt="" />}
          <strong>{brand ?? t('product')}</strong>
        </div>
        <div className="phone-languages" role="radiogroup" aria-label={t('word.language')}>
          {locales.map((locale) => (
            <label key={locale} lang={locale}>
              <input type="radio" name="language" checked={locale === i18n.language} onChange={() => void choose(locale)} />
              {t(`languages.${locale}`)}
            </label>
          ))}
        </div>
      </header>
      <main className="phone-card">{children}</main>
    </div>
  );
}

async function choose(locale: Locale): Promise<void> {
  try {
    await showLocale(locale);
  } catch {
    // its texts could not be fetched: everything stays as it was
    toast('error', i18n.t('network', { ns: 'shell' }), 'network');
  }
}

interface PhoneTitleProps {
  /** It names the tab too, where it names no child. */
  isOfTab?: boolean;
  children: string;
}

/** The heading of such a page. */
export function PhoneTitle({ children, isOfTab = false }: PhoneTitleProps) {
  return (
    <>
      {isOfTab && <TabTitle title={children} />}
      <h1 className="phone-title">{children}</h1>
    </>
  );
}
