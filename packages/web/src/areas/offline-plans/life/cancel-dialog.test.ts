// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { press, show, type } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { CancelDialog } from './cancel-dialog.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('a plan is called off with a reason, and whoever does it is told first which bookings go', async () => {
  const planId = crypto.randomUUID();
  const sent: unknown[] = [];
  answerCalls(['offlinePlans', 'planLife'], ({ path, body }) => {
    if (!path.endsWith('/cancelAfterClass')) return reply({ id: planId, bookedNum: 3 });
    sent.push(body);
    return reply({ cancelledBookings: 3 });
  });
  leave = await show(createElement(CancelDialog, { planId, onClose: () => undefined }));
  await soon(() => expect(document.body.textContent).toContain('3 bookings are canceled'));
  await press('Call off');
  await soon(() => expect(document.body.textContent).toContain('Please fill in: Reason'));
  expect(sent).toEqual([]);
  await type('Reason', 'The family travels');
  await press('Call off');
  await soon(() => expect(sent).toEqual([{ userOfflinePlanId: planId, reason: 'The family travels' }]));
  await soon(() => expect(document.querySelector('.ant-message-notice')?.textContent).toBe('The plan was called off'));
});
