// @vitest-environment happy-dom
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fieldOf, show, type } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { dropDraft, readDraft } from '../feedback/draft.ts';
import { SavingForm } from './saving-form.tsx';

const property = (id: string, kind: FeedbackProperty['type'], isRequired: boolean, options: string[] = []): FeedbackProperty => ({
  id,
  displayName: id,
  description: null,
  isRequired,
  type: kind,
  extraProperties: { options: options.map((value) => ({ text: value, value })) },
});
const stars = property('Progress', 'Rating', true);
const mood = property('Mood', 'Selection', true, ['calm', 'tired']);
const note = property('Note', 'String', false);

let leave: () => Promise<void>;
afterEach(async () => {
  await leave();
  dropDraft('session.form');
});

async function open(
  properties: FeedbackProperty[],
  onSave: (feedbacks: FeedbackValue[]) => Promise<unknown> = async () => undefined,
  feedbacks: FeedbackValue[] = [],
) {
  const saved: Record<string, unknown>[] = [];
  const keep = (feedbacks: FeedbackValue[]) => {
    saved.push(Object.fromEntries(feedbacks.map((each) => [each.programFeedbackPropertyId, each.value])));
    return onSave(feedbacks);
  };
  leave = await show(createElement(SavingForm, { formKey: 'session.form', properties, feedbacks, onSave: keep }));
  return saved;
}
const tapStar = (place: number) => act(async () => document.querySelectorAll<HTMLElement>('.ant-rate [role=radio]')[place - 1]?.click());
const choose = (value: string) => act(async () => document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click());
const leaveField = (label: string) => act(async () => void fieldOf(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

it('is saved by the one tap that it asks for', async () => {
  const saved = await open([stars, note]);
  await tapStar(4);
  expect(saved).toEqual([{ Progress: 4 }]);
});

it('is saved once all that it asks for is there, and never half', async () => {
  const saved = await open([stars, mood]);
  await tapStar(2);
  expect(saved).toEqual([]);
  await choose('calm');
  expect(saved).toEqual([{ Progress: 2, Mood: 'calm' }]);
  await choose('tired');
  expect(saved.at(-1)).toEqual({ Progress: 2, Mood: 'tired' });
});

it('saves what is typed when the field is left, once', async () => {
  const saved = await open([stars, note]);
  await tapStar(5);
  await type('Note', 'Steadier');
  expect(saved).toHaveLength(1);
  await leaveField('Note');
  await leaveField('Note');
  expect(saved).toEqual([{ Progress: 5 }, { Progress: 5, Note: 'Steadier' }]);
});

it('shows what was said before whenever it is opened again', async () => {
  const said = [
    { programFeedbackPropertyId: 'Progress', value: 4 },
    { programFeedbackPropertyId: 'Mood', value: 'tired' },
    { programFeedbackPropertyId: 'Note', value: 'Steadier' },
  ];
  for (let opened = 0; opened < 2; opened += 1) {
    const saved = await open([stars, mood, note], undefined, said);
    expect(document.querySelectorAll('.ant-rate [role=radio][aria-checked=true]')).toHaveLength(4);
    expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('tired');
    expect(fieldOf('Note').value).toBe('Steadier');
    expect(saved).toEqual([]);
    if (opened === 0) await leave();
  }
});

it('keeps what the center refused, says why, and sends it with the next tap', async () => {
  const refusal = vi.fn().mockRejectedValueOnce(new Error('No'));
  const saved = await open([stars], async () => refusal());
  await tapStar(1);
  await soon(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect(readDraft('session.form')).toEqual({ Progress: 1 });
  await tapStar(3);
  expect(saved).toEqual([{ Progress: 1 }, { Progress: 3 }]);
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(readDraft('session.form')).toBeNull();
});
