// @vitest-environment happy-dom
import type { AssessmentDetail } from '@trellis/contract/assessments/library-schemas';
import { Form } from 'antd';
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, show } from '../../testing/show.ts';
import { type FormulaValues, formulaOf, formulaValues } from './formula-fields.tsx';
import { RecommendationFields } from './recommendation-fields.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const formula: AssessmentDetail['formula'] = {
  name: 'starting',
  abilities: [{ section: 'rhythm', category: 'rhythm', low: 25, high: 60 }],
  difficulty: { least: 2, most: 14 },
  music: [{ code: 'hcf1+hcf2', section: 'rhythm', atLeast: 70 }, { code: 'c+sm' }],
  classes: [{ from: 0, count: 20 }],
  project: 'Project.Rocket',
};

it('rules of music are edited in fields: an order is changed, a rule added, and a condition taken back leaves nothing behind', async () => {
  const kept = vi.fn<(values: FormulaValues) => void>();
  function Editing() {
    const [form] = Form.useForm<FormulaValues>();
    const keep = () => kept(form.getFieldsValue(true) as FormulaValues);
    return createElement(
      Form<FormulaValues>,
      { form, initialValues: formulaValues(formula) },
      createElement(RecommendationFields, { sections: [{ code: 'rhythm', name: 'Rhythm' }] }),
      createElement('button', { type: 'button', onClick: keep }, 'Keep'),
    );
  }
  leave = await show(createElement(Editing));
  await press('Keep');
  expect(formulaOf(kept.mock.lastCall?.[0] as FormulaValues)).toEqual(formula);
  const button = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
  await act(async () => button('Move “Rule 2” up')?.click());
  await press('Add rule');
  await press('Keep');
  const edited = { ...(kept.mock.lastCall?.[0] as FormulaValues) };
  expect(edited.music).toEqual([{ code: 'c+sm' }, { code: 'hcf1+hcf2', section: 'rhythm', atLeast: 70 }, { code: 'c+sm' }]);
  const taken = edited.music.map((rule) => ({ ...rule, section: undefined, atLeast: null })) as unknown as FormulaValues['music'];
  expect(formulaOf({ ...edited, music: taken })).toMatchObject({ music: [{ code: 'c+sm' }, { code: 'hcf1+hcf2' }, { code: 'c+sm' }] });
  expect(JSON.stringify(formulaOf({ ...edited, music: taken }))).not.toContain('atLeast');
});
