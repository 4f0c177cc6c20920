import { type Locale, locales } from '@trellis/contract/languages';
import { Card, ConfigProvider, Flex, Segmented, Typography, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showLocale } from '../app/i18n.ts';
import { sessionTheme } from '../app/theme.ts';

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
  const { t, i18n } = useTranslation('shell');
  const { token } = theme.useToken();
  return (
    <ConfigProvider theme={sessionTheme}>
      <Flex
        vertical
        gap="middle"
        style={{ maxWidth: isWide ? token.screenMD : token.screenXS, margin: '0 auto', padding: token.padding, minHeight: '100dvh' }}
      >
        <Flex component="header" justify="space-between" align="center" wrap gap="small">
          <Flex align="center" gap="small">
            {logo && <img className="shell-logo" src={logo} alt="" />}
            <Typography.Text strong style={{ fontSize: token.fontSizeHeading4 }}>
              {brand ?? t('product')}
            </Typography.Text>
          </Flex>
          <Segmented<Locale>
            size="small"
            aria-label={t('language')}
            value={i18n.language as Locale}
            options={locales.map((value) => ({ value, label: <span lang={value}>{t(`languages.${value}`)}</span> }))}
            onChange={(locale) => void showLocale(locale)}
          />
        </Flex>
        <main>
          <Card>{children}</Card>
        </main>
      </Flex>
    </ConfigProvider>
  );
}

/** The heading of such a page. */
export function PhoneTitle({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <Typography.Title level={1} style={{ fontSize: token.fontSizeHeading3, marginBlock: '0 12px' }}>
      {children}
    </Typography.Title>
  );
}
