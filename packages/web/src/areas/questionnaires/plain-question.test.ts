import { type Locale, locales } from '@trellis/contract/languages';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { questionnaires as english } from '../../locales/en-US/questionnaires.ts';
import { questionnaires as spanish } from '../../locales/es-ES/questionnaires.ts';
import { questionnaires as chinese } from '../../locales/zh-CN/questionnaires.ts';
import type { Fault } from './plain-answers.ts';
import type { PlainQuestion } from './plain-definition.ts';
import { Question } from './plain-question.tsx';

const words = { 'en-US': english, 'zh-CN': chinese, 'es-ES': spanish };
const title = { default: 'How well?', 'zh-cn': '怎么样？', es: '¿Qué tal?' };

async function draw(locale: Locale, question: PlainQuestion, fault?: Fault): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: locale, resources: { [locale]: { questionnaires: words[locale] } }, interpolation: { escapeValue: false } });
  const nothing = () => undefined;
  const props = { question, number: 2, answer: undefined, typed: undefined, fault, onChoose: nothing, onType: nothing };
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(Question, props)));
}

const idOf = (markup: string, content: string) => new RegExp(`id="([^"]+)"[^>]*>${content.replace(/[?.]/g, '\\$&')}`).exec(markup)?.[1];

describe.each(locales)('a question in %s', (locale) => {
  it.each<[string, PlainQuestion, RegExp]>([
    ['radiogroup', { type: 'radiogroup', name: 'q', title, isRequired: true, choices: ['a'] }, /<div role="radiogroup" [^>]*>/],
    ['rating', { type: 'rating', name: 'q', title, isRequired: true }, /<div role="radiogroup" [^>]*>/],
    ['boolean', { type: 'boolean', name: 'q', title, isRequired: true }, /<div role="radiogroup" [^>]*>/],
    ['dropdown', { type: 'dropdown', name: 'q', title, isRequired: true, choices: ['a'] }, /<select [^>]*>/],
    ['comment', { type: 'comment', name: 'q', title, isRequired: true }, /<textarea [^>]*>/],
    ['text', { type: 'text', name: 'q', title, isRequired: true }, /<input [^>]*>/],
  ])('of the kind %s names its field and what is wrong with it', async (_, question, field) => {
    const asked = `2. ${title[locale === 'en-US' ? 'default' : locale === 'zh-CN' ? 'zh-cn' : 'es']}`;
    const missing = words[locale].form.required;
    const markup = await draw(locale, question, { kind: 'required' });
    const drawn = field.exec(markup)?.[0];
    expect(drawn).toContain(`aria-labelledby="${idOf(markup, asked)}"`);
    expect(drawn).toContain(`aria-describedby="${idOf(markup, missing)}"`);
    expect(drawn).toContain('aria-invalid="true"');
    expect(drawn).toContain('aria-required="true"');
    expect(await draw(locale, question)).not.toContain(missing);
  });
});

it('tells the bound that a number is beyond', async () => {
  const question: PlainQuestion = { type: 'text', inputType: 'number', name: 'q', max: 40 };
  expect(await draw('es-ES', question, { kind: 'atMost', limit: 40 })).toContain('La estimación no debe ser mayor que 40');
});
