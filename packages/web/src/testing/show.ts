import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import AppOfFrame from 'antd/es/app';
import { createInstance } from 'i18next';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import * as texts from '../locales/en-US/index.ts';

/**
 * Shows a part of the interface as the app does; what is shown stands in the document. What was asked before stands in the client. Its texts are
 * English, whatever the language that is read.
 */
export async function show(part: ReactNode, client = new QueryClient({ defaultOptions: { queries: { retry: false } } }), lng = 'en-US') {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const i18n = createInstance();
  await i18n.init({ lng, fallbackLng: 'en-US', fallbackNS: 'shell', interpolation: { escapeValue: false }, resources: { 'en-US': texts } });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const asking = createElement(QueryClientProvider, { client }, part);
  // outside of the build antd stands here twice, and parts take their messages from either
  const inApp = createElement(App, null, createElement(AppOfFrame, null, asking));
  await act(async () => root.render(createElement(I18nextProvider, { i18n }, inApp)));
  return async () => {
    await act(async () => root.unmount());
    client.clear();
    document.body.replaceChildren();
  };
}

/** The button of a name that is shown last: a dialog's, where one is open. */
export function buttonOf(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')].filter((button) => button.textContent.trim() === name);
  const last = buttons.at(-1);
  if (!last) throw new Error(`No button ${name}`);
  return last;
}

export const press = (name: string) => act(async () => buttonOf(name).click());

/** Types over what stands in the field of a label. */
export async function type(label: string, text: string): Promise<void> {
  const field = fieldOf(label);
  await act(async () => {
    // React knows a value that is set on the field itself, and takes it for its own
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function fieldOf(label: string): HTMLInputElement {
  const name = [...document.querySelectorAll('label')].find((each) => each.textContent === label)?.htmlFor;
  const field = name && document.getElementById(name);
  if (!field) throw new Error(`No field ${label}`);
  return field as HTMLInputElement;
}
