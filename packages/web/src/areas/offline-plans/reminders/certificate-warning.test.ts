// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { CertificateWarning } from './certificate-warning.tsx';

const said = 'Your certificate ran out on 03/01/2026.';
const gate = { code: 'RocketSystem:CertificateExpired', level: 'warn', message: said, mend: null };
let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(role: string): Promise<string[]> {
  const asked: string[] = [];
  answerCalls(['planReminders'], ({ path }) => {
    asked.push(path);
    return reply({ isExpired: true, gate });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserOptions().queryKey, { id: 'ivy', roles: [role], tenant: { id: 'centre', zone: 'UTC' } } as never);
  leave = await show(createElement(CertificateWarning, { planId: crypto.randomUUID() }), client);
  return asked;
}

it('tells an independent coach that the certificate has run out', async () => {
  await open('IndependentCoach');
  await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(said));
});

it('asks nothing for another coach', async () => {
  expect(await open('Coach')).toEqual([]);
  expect(document.querySelector('[role=alert]')).toBeNull();
});
