// @vitest-environment happy-dom
import { mostAtOnce } from '@trellis/contract/assessments/rules';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { RegenerateDialog } from './regenerate-dialog.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('makes every report of a child anew, however many there are, in portions that the call takes', async () => {
  const reports = Array.from({ length: mostAtOnce * 2 + 3 }, () => ({ id: crypto.randomUUID(), status: 'ReportedReady' }));
  const sent: string[][] = [];
  answerCalls(['userAssessments', 'assessmentReports'], ({ path, body }) => {
    if (path.includes('/regenerateList')) return reply({ items: [] });
    if (!path.endsWith('/regenerate')) return reply({ items: reports, totalCount: reports.length });
    sent.push((body as { userAssessmentIds: string[] }).userAssessmentIds);
    return reply({ id: crypto.randomUUID() });
  });
  leave = await show(createElement(RegenerateDialog, { subjectId: crypto.randomUUID(), onClose: () => undefined }));
  await soon(() => expect(document.body.textContent).toContain(`${reports.length} reports`));
  await press('Regenerate');
  await soon(() => expect(sent.map(({ length }) => length)).toEqual([mostAtOnce, mostAtOnce, 3]));
  expect(sent.flat()).toEqual(reports.map(({ id }) => id));
});
