// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('assessments are chosen of those that are offered and ordered for a plan, one at least', async () => {
  const [planId, first, second] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const sent: unknown[] = [];
  answerCalls(['assessments', 'userAssessments'], ({ path, body }) => {
    if (!path.endsWith('/arrangeAssessment')) return reply({ items: [offered(first, 'First'), offered(second, 'Second')], totalCount: 2 });
    sent.push(body);
    return reply({ items: [], totalCount: 0 });
  });
  leave = await show(createElement(ArrangeDialog, { planId, childName: 'Emma', onClose: () => undefined }));
  await soon(() => expect(document.body.textContent).toContain('Second'));
  expect(document.body.textContent).toContain('Emma');
  await press('Order');
  await soon(() => expect(document.querySelector('.ant-form-item-explain-error')).not.toBeNull());
  expect(sent).toEqual([]);
  const wanted = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.includes('Second'));
  await act(async () => wanted?.querySelector('input')?.click());
  await press('Choose');
  await press('Order');
  await soon(() => expect(sent).toEqual([{ userOfflinePlanId: planId, assessmentIds: [second] }]));
  await soon(() => expect(document.querySelector('.ant-message-notice')).not.toBeNull());
});

const offered = (id: string, title: string) => ({ id, title, assessmentType: 'MediumAssessment', needPay: false });
