// @vitest-environment happy-dom
import type { GuardianInfo } from '@trellis/contract/guardians/schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { EditDrawer } from './edit-drawer.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const opened: GuardianInfo = {
  id: '0197c9a0-0000-7000-8000-000000000001',
  fullName: 'Dana Levi',
  phone: null,
  email: null,
  city: null,
  source: null,
  sourceText: null,
  language: 'en',
  emergencyContactName: null,
  emergencyContactPhone: null,
  emergencyContactRole: null,
  emergencyContactRoleLocale: null,
  consentedAt: null,
  confirmedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  concurrencyStamp: '0197c9a0-0000-7000-8000-000000000002',
  subjects: [],
};

it('tells of the language and of the relation of the emergency contact that somebody else saved', async () => {
  const current = {
    ...opened,
    language: 'es',
    emergencyContactRole: 'Grandparent',
    concurrencyStamp: '0197c9a0-0000-7000-8000-000000000003',
  };
  const error = { code: 'Trellis:StaleStamp', message: 'Changed', details: null, data: { current }, validationErrors: [] };
  answerCalls(['guardians'], () => reply({ error }, 409));
  leave = await show(createElement(EditDrawer, { guardian: opened, onClose: () => undefined }));
  await press('Save');
  await soon(() => {
    const said = document.querySelector('[role=alert]')?.textContent;
    expect(said).toContain('now Grandparent');
    expect(said).toContain('now Español');
  });
});
