import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const name = 'Progress review';
const page = 'How things went';

test('a questionnaire is edited without JSON: a page, a question, its answers and where it counts', async ({ browser }) => {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//, desk);
  await openEditor(priya);
  await addPage(priya);
  await priya.look('the editor of a questionnaire');
  await save(priya);
  await openEditor(priya);
  await priya.page.getByRole('button', { name: `${page} (1)` }).click();
  await expect(priya.page.getByText('Went well *')).toBeVisible();
  priya.expectQuietConsole();
  await priya.leave();
});

async function openEditor({ page: screen, texts: { assessments } }: Person): Promise<void> {
  await screen.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/assessment/questionnaire`);
  await screen.getByRole('cell', { name, exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: says(assessments.questionnaires.editTitle, { name }) });
  await expect(drawer.getByRole('button', { name: assessments.editor.addPage })).toBeVisible();
}

async function addPage({ page: screen, texts: { assessments, shell } }: Person): Promise<void> {
  const { editor } = assessments;
  const english = (field: string) => `${field} · ${shell.languages['en-US']}`;
  await screen.getByRole('button', { name: editor.addPage }).click();
  await screen.getByLabel(english(editor.pageTitle)).fill(page);
  await screen.getByRole('button', { name: /^question\d+/ }).click();
  await screen.getByLabel(english(editor.question)).fill('Went well');
  await screen.getByRole('button', { name: editor.addAnswer }).click();
  for (const [at, answer] of ['Yes', 'No'].entries())
    await screen.getByLabel(english(editor.answer.replace('{{number}}', String(at + 1)))).fill(answer);
  const section = 'Balance';
  await choose(screen.getByRole('combobox', { name: editor.countsIn }), section);
  await screen.getByLabel(says(editor.pointsOf, { section, answer: 1 })).fill('2');
  await screen.getByLabel(says(editor.pointsOf, { section, answer: 2 })).fill('0');
}

async function save({ page: screen, texts: { assessments, shell } }: Person): Promise<void> {
  await screen.getByRole('button', { name: shell.word.save, exact: true }).click();
  await expect(screen.getByText(assessments.questionnaires.saved)).toBeVisible();
}
