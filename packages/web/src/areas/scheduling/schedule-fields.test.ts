// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fieldOf, show, type } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { ScheduleFields } from './schedule-fields.tsx';

const rooms = Array.from({ length: 999 }, (_, at) => ({ id: `${at}`, classroomName: `Room ${at}`, status: 'Effective' as const }));
const closed = { id: 'closed', classroomName: 'Old hall', status: 'Invalid' as const };
const options = {
  zone: 'UTC',
  coaches: [{ id: 'lin', name: 'Lin Wei', durations: [45] }],
  durations: [45],
  classrooms: [...rooms, closed],
};

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(platform: 'App' | 'Web', classroomId?: string): Promise<void> {
  const initialValues = { platform, notice: {}, ...(classroomId && { classroomId }) };
  const fields = createElement(ScheduleFields, { options: options as never, classroomId: classroomId ?? null });
  leave = await show(createElement(Form, { initialValues }, fields), new QueryClient());
}
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
const search = async (text: string) => {
  await act(async () => fieldOf('Classroom').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await type('Classroom', text);
};

it('finds one of a thousand classrooms by a part of its name, and none that is out of use', async () => {
  await open('Web');
  await search('777');
  await soon(() => expect(offered()).toEqual(['Room 777']));
  await type('Classroom', 'hall');
  await soon(() => expect(offered()).toEqual([]));
});

it('keeps offering the classroom that a session has, though it is out of use', async () => {
  await open('Web', closed.id);
  await search('hall');
  await soon(() => expect(offered()).toEqual(['Old hall']));
});

it('asks for a classroom in the center only', async () => {
  await open('App');
  expect(labels()).not.toContain('Classroom');
  expect(labels()).toContain('Time of the session');
});
