// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Asked, answerCalls, reply } from '../../testing/answer-calls.ts';
import { fieldOf, press, show, type } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { MailDialog } from './mail-dialog.tsx';

const caseId = '00000000-0000-4000-8000-000000000001';
const label = 'Email for the report';
let sent: Asked[] = [];
let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(language?: string): Promise<void> {
  sent = [];
  answerCalls(['reportMail', 'reportSettings'], (asked) => {
    if (asked.path.endsWith('/ReportMailSetting')) return reply({ attaches: false });
    sent.push(asked);
    return reply({ expiresAt: null });
  });
  leave = await show(createElement(MailDialog, { caseId, name: 'Ada Berg', onClose: () => undefined }), undefined, language);
  await soon(() => expect(fieldOf(label)).toBeDefined());
}
const told = () => document.querySelector('.ant-form-item-explain-error')?.textContent;

it('asks for an address that is one, and sends nothing without', async () => {
  await open();
  await press('Send report');
  await soon(() => expect(told()).toBe('Enter whom the report goes to'));
  await type(label, 'abc');
  await press('Send report');
  await soon(() => expect(told()).toMatch(/email address/i));
  expect(sent).toEqual([]);
});

it.each([
  ['en-US', 'en'],
  ['zh-CN', 'zh-Hans'],
  ['es-ES', 'es'],
])('sends in %s the address and the language %s', async (locale, language) => {
  await open(locale);
  await type(label, ' eva@home.example ');
  await press('Send report');
  await soon(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ caseId, email: 'eva@home.example', language, reportModel: 'parent', attaches: false });
});
