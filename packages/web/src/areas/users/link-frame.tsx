import { type Locale, locales } from '@trellis/contract/languages';
import { Card, Flex, Segmented, Typography, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showLocale } from '../../app/i18n.ts';

/** What stands around a page that a mailed link opens: the product's name and the languages. */
export function LinkFrame({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('shell');
  const { token } = theme.useToken();
  return (
    <Flex vertical gap={token.margin} style={{ maxWidth: token.screenXS, margin: '0 auto', padding: token.paddingLG, minHeight: '100vh' }}>
      <Flex component="header" justify="space-between" align="center" wrap gap="small">
        <Typography.Text strong style={{ fontSize: token.fontSizeHeading4 }}>
          {t('product')}
        </Typography.Text>
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
  );
}

/** The heading of such a page. */
export function LinkTitle({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <Typography.Title level={1} style={{ fontSize: token.fontSizeHeading3, marginBlock: '0 12px' }}>
      {children}
    </Typography.Title>
  );
}
