import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Locale } from '@trellis/contract/languages';
import { App as AntApp, ConfigProvider } from 'antd';
import type { Locale as AntLocale } from 'antd/es/locale';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { childParts } from './child-parts.ts';
import { ChildPlacesContext } from './child-places.ts';
import { nonce } from './csp-nonce.ts';
import { Demonstration } from './demonstration.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { theme } from './theme.ts';
import { provideToasts } from './toast.ts';

const antLocales: Record<Locale, () => Promise<{ default: AntLocale }>> = {
  'en-US': () => import('antd/es/locale/en_US'),
  'zh-CN': () => import('antd/es/locale/zh_CN'),
  'es-ES': () => import('antd/es/locale/es_ES'),
};

export function App() {
  const { language } = useTranslation().i18n;
  const [antLocale, setAntLocale] = useState<AntLocale>();
  useEffect(() => {
    void antLocales[language as Locale]().then((module) => setAntLocale(module.default));
  }, [language]);
  return (
    <ConfigProvider theme={theme} locale={antLocale} csp={{ nonce }} button={{ autoInsertSpace: false }}>
      <AntApp message={{ maxCount: 3, duration: 3 }}>
        <Toasts />
        <Demonstration />
        <QueryClientProvider client={queryClient}>
          <ChildPlacesContext value={childParts}>
            <RouterProvider router={router} />
          </ChildPlacesContext>
        </QueryClientProvider>
      </AntApp>
    </ConfigProvider>
  );
}

function Toasts() {
  const { message } = AntApp.useApp();
  useEffect(() => provideToasts(message), [message]);
  return null;
}
