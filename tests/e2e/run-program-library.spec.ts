import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { fillTexts } from './library-steps.ts';
import { desk, type Person, signInAs } from './person.ts';

// what is asked anew would stand in the sessions of other journeys
test.use({ ofItsOwn: 'the library of exercises' });

const asked = 'How noisy was the room?';

test('an editor builds a field of feedback forms and sees it as coaches and families will', async ({ browser }) => {
  const hannah = await signInAs(browser, 'Hannah Cole', 'en-US', /\/system\/manage\/content\/tag/, desk);
  await buildField(hannah);
  await refuseJson(hannah);
  await carryAsFiles(hannah);
  hannah.expectQuietConsole();
  await hannah.leave();
});

async function buildField({ page, texts, look }: Person): Promise<void> {
  const { programs, shell } = texts;
  const { fields } = programs.feedbackProperties;
  await page.getByRole('link', { name: shell.menu.feedbackProperties, exact: true }).click();
  await page.getByRole('button', { name: programs.feedbackProperties.add }).first().click();
  const drawer = page.getByRole('dialog');
  await fillTexts(drawer, fields.displayName, asked);
  await drawer.getByLabel(fields.type, { exact: true }).click();
  await page.getByTitle(programs.type.Selection, { exact: true }).click();
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer.getByText(programs.extras.optionsMissing)).toBeVisible();
  for (const [place, said] of ['Quiet', 'Loud'].entries()) {
    await drawer.getByRole('button', { name: programs.extras.addOption }).click();
    await fillTexts(
      drawer
        .locator('.ant-card')
        .filter({ hasText: programs.extras.option.replace('{{number}}', String(place + 1)) })
        .last(),
      programs.extras.text,
      said,
    );
  }
  // the very fields of a session and of a family's page
  await drawer.getByRole('radio', { name: 'Loud' }).check();
  await look('a feedback field being built');
  await drawer.getByText(programs.preview.family, { exact: true }).click();
  await expect(drawer.locator('.question').getByText(asked)).toBeVisible();
  await look('a feedback field as a family sees it');
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(asked.replace('?', '\\?')) }).getByText(programs.type.Selection)).toBeVisible();
  await look('the feedback fields');
}

async function refuseJson({ page, texts }: Person): Promise<void> {
  const { programs, shell, ui } = texts;
  await page.getByText(asked, { exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(ui.version.willBeNext.split('{{version}}')[1]?.slice(0, 12) ?? '')).toBeVisible();
  await drawer.getByRole('button', { name: programs.extras.asJson }).click();
  await drawer.getByLabel(programs.extras.json).fill('{a');
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer.getByText(programs.extras.notJson)).toBeVisible();
  await drawer.getByLabel(programs.extras.json).fill('{ "options": [{ "value": "1", "text": "Still" }] }');
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(asked.replace('?', '\\?')) }).getByText('2', { exact: true })).toBeVisible();
}

/** What leaves as files comes back as it was; a file of something else says so. */
async function carryAsFiles({ page, texts, look }: Person): Promise<void> {
  const { programs, shell } = texts;
  const { transfer } = programs;
  await page.getByRole('link', { name: shell.menu.trainingPrograms, exact: true }).click();
  await page.getByRole('button', { name: transfer.open }).click();
  const dialog = page.getByRole('dialog');
  for (const way of [transfer.archive, transfer.texts]) {
    const leaving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `${way}: ${transfer.fetch}` }).click();
    const choosing = page.waitForEvent('filechooser');
    const file = await (await leaving).path();
    await dialog.getByRole('button', { name: `${way}: ${transfer.choose}` }).click();
    await (await choosing).setFiles(file);
    await expect(dialog.getByRole('status').getByText(/^0 added, 0 changed, [1-9]/)).toBeVisible();
  }
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: `${transfer.texts}: ${transfer.choose}` }).click();
  await (await choosing).setFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from('Code,Title (English)\nNOBODY,Hop') });
  await expect(dialog.getByRole('alert').getByText(transfer.faulty)).toBeVisible();
  await expect(dialog.getByText('No exercise has this code.')).toBeVisible();
  await look('exercises as files');
  await dialog.getByRole('button', { name: shell.word.close }).first().click();
}
