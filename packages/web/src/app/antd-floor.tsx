import { RightOutlined } from '@ant-design/icons';
import type { Locale } from '@trellis/contract/languages';
import { ConfigProvider } from 'antd';
import type { Locale as AntLocale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabLeavesList } from '../ui/tab-leaves-list.ts';
import { nonce } from './csp-nonce.ts';
import { Dialogs } from './dialogs.tsx';
import { loadPart } from './load-part.ts';
import { useScheme } from './scheme.ts';
import { sessionTheme, themes } from './theme.ts';
import '../ui/alert.css';
import '../ui/field-parts.css';
import '../ui/link-focus.css';
import '../ui/narrow.css';
import '../ui/facts.css';
import '../ui/print-antd.css';
import '../ui/touch-dialog.css';

/** English is in antd as it is. */
const antLocales: Record<Locale, () => Promise<{ default: AntLocale }>> = {
  'en-US': async () => ({ default: english }),
  'zh-CN': () => import('antd/es/locale/zh_CN'),
  'es-ES': () => import('antd/es/locale/es_ES'),
};

/** What pages that are drawn with antd stand on: its colours, sizes, words and dialogs. */
export function AntdFloor({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  // never without: antd draws everything in it anew when the first words come, and a tap meanwhile would be lost
  const [antLocale, setAntLocale] = useState<AntLocale>(english);
  useEffect(() => {
    void loadPart(antLocales[language as Locale]).then((module) => setAntLocale(module.default));
  }, [language]);
  useEffect(tabLeavesList, []);
  return (
    <ConfigProvider
      theme={themes[useScheme()]}
      locale={antLocale}
      csp={{ nonce }}
      button={{ autoInsertSpace: false }}
      collapse={{ expandIcon: Arrow }}
    >
      <Dialogs>{children}</Dialogs>
    </ConfigProvider>
  );
}

/** Beside what is opened and closed by its name, which says so itself: antd calls its own arrow by an English word. */
const Arrow = ({ isActive }: { isActive?: boolean }) => <RightOutlined aria-hidden {...(isActive && { rotate: 90 })} />;

/** The same for a page that a link opens, with targets for a thumb. */
export function TouchFloor({ children }: { children: ReactNode }) {
  return (
    <AntdFloor>
      <ConfigProvider theme={sessionTheme}>{children}</ConfigProvider>
    </AntdFloor>
  );
}
