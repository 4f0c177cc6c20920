// @vitest-environment happy-dom
import { type Locale, locales } from '@trellis/contract/languages';
import { act, createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { press, show } from '../testing/show.ts';
import { AntdFloor } from './antd-floor.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(async () => leave?.());

function Page() {
  const { i18n } = useTranslation();
  const buttons = locales.map((locale: Locale) =>
    createElement('button', { key: locale, onClick: () => void i18n.changeLanguage(locale) }, locale),
  );
  return createElement('div', null, createElement('input'), buttons);
}

it('keeps a page as it stands when the words of antd arrive', async () => {
  leave = await show(createElement(AntdFloor, null, createElement(Page)));
  const field = document.querySelector('input');
  for (const locale of ['zh-CN', 'es-ES', 'en-US'] as const) {
    await press(locale);
    await act(async () => {
      await import('antd/es/locale/zh_CN');
      await import('antd/es/locale/es_ES');
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(document.querySelector('input'), locale).toBe(field);
  }
});
