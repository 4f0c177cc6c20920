// @vitest-environment happy-dom
import type { Device, DeviceState } from '@trellis/contract/vr-classroom/device-calls';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Asked, answerCalls, reply } from '../../testing/answer-calls.ts';
import { press, show, type } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { DecisionDialog } from './decision-dialog.tsx';

const id = '00000000-0000-4000-8000-000000000001';
let sent: Asked[] = [];
let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(state: DeviceState): Promise<void> {
  sent = [];
  answerCalls(['devices'], (asked) => {
    sent.push(asked);
    return reply({ key: 'a-key-of-its-own' });
  });
  const device = { id, name: 'Headset 1', state, sourceType: 'Vrat' } as Device;
  leave = await show(createElement(DecisionDialog, { device, onClose: () => undefined }));
}
const offered = () =>
  [...document.querySelectorAll<HTMLElement>('.ant-radio-wrapper')].map((each) => [
    each.textContent,
    !each.querySelector('input')?.disabled,
  ]);
const choose = (decision: string) =>
  act(async () => [...document.querySelectorAll<HTMLElement>('.ant-radio-wrapper')].find((each) => each.textContent === decision)?.click());

it.each([
  ['Pending', [true, true, false]],
  ['Passed', [false, false, true]],
  ['Rejected', [true, false, false]],
  ['LoggedOut', [true, false, false]],
] as const)('of a device that is %s offers what its state allows', async (state, allowed) => {
  await open(state);
  expect(offered()).toEqual(['Pass', 'Reject', 'Log out'].map((decision, at) => [decision, allowed[at]]));
});

it.each([
  ['Pass', '/Admin/Device/Pass'],
  ['Reject', '/Admin/Device/Reject'],
])('%s needs no remark, and says which device and what for', async (decision, path) => {
  await open('Pending');
  await choose(decision);
  await press('Save decision');
  await soon(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ path: `/api/vrclassroom${path}`, body: { registerDeviceId: id, sourceType: 'Vrat', remark: '' } });
});

it('logs nothing out without a remark', async () => {
  await open('Passed');
  await press('Save decision');
  await soon(() => expect(document.querySelector('.ant-form-item-explain-error')?.textContent).toBe('Say why the device is logged out'));
  expect(sent).toEqual([]);
  const field = document.querySelector('textarea');
  expect(field).not.toBeNull();
  await type('Remark', 'Sold');
  await press('Save decision');
  await soon(() => expect(sent).toMatchObject([{ path: '/api/vrclassroom/Admin/Device/Cancel', body: { remark: 'Sold' } }]));
});
