// @vitest-environment happy-dom
import type { OrderStatus } from '@trellis/contract/payments/rules';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls, refuse, reply } from '../../testing/answer-calls.ts';
import { buttonOf, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { PaymentDialog } from './payment-dialog.tsx';

const code = '0123456789ABCDEF0123456789ABCDEF';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(answer: () => Response, onPaid?: () => void) {
  answerCalls(['payments'], answer);
  leave = await show(createElement(PaymentDialog, { code, ...(onPaid && { onPaid }), onClose: () => undefined }));
}
const orderThatIs = (status: OrderStatus) => () => reply({ code, status, needPayPrice: 60.5, currency: 'USD', title: 'Second try' });
const told = () => document.querySelector('[role=dialog]')?.textContent ?? '';
const picture = () => document.querySelector('[role=img][aria-label^="Code to pay"]')?.getAttribute('aria-label');

it('shows an order that waits with its amount as a code, and offers no other way', async () => {
  await open(orderThatIs('NotPay'));
  await soon(() => expect(picture()).toBe('Code to pay $60.50'));
  expect(told()).toContain(`/m/pay#${code}`);
  const ways = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=radio]')];
  expect(ways.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
  ]);
});

it.each([
  ['OrderClosed', 'This order was closed'],
  ['Refunded', 'What was paid was given back'],
] as const)('says that an order is over which is %s, and shows nothing to pay', async (status, words) => {
  const paid = vi.fn<() => void>();
  await open(orderThatIs(status), paid);
  await soon(() => expect(told()).toContain(words));
  expect([picture(), paid.mock.calls]).toEqual([undefined, []]);
});

it('says that it is paid, and goes on a moment later', async () => {
  const paid = vi.fn<() => void>();
  await open(orderThatIs('Paid'), paid);
  await soon(() => expect(told()).toContain('Payment received'));
  await soon(() => expect(paid).toHaveBeenCalledTimes(1));
});

it('says that the order could not be read, and asks again', async () => {
  await open(() => refuse('Trellis:NotFound', 'Not there'));
  await soon(() => expect(told()).toContain('Failed to get the order'));
  expect(buttonOf('Try again').disabled).toBe(false);
});
