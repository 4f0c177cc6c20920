import { expect, type Locator } from '@playwright/test';
import { choose } from './choose.ts';
import { at } from './device.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

// other norms would stand in the reports of other journeys
test.use({ ofItsOwn: 'norms' });

/** Boys and girls of all ages, as a sheet has them: sex, months, mean, deviation, children. */
const table = ['Boys', 'Girls'].flatMap((sex) => [60, 216].map((age) => [sex, age, '0.4', '0.5', 80].join('\t'))).join('\n');

const asked = 'How evenings go';
const meaning = 'How many of the letters were answered, over the whole test.';

test('the platform edits the norms, whose version rises; a report names the norms that it read otherwise beside, and says when none are of its age', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await openReport(maya);
  await expectNorms(maya, 'demonstration, version 1');
  await expect(differ(maya, 'demonstration, version 1')).toHaveCount(0);

  // whoever looks after some centers reads them
  const nora = await signInAs(browser, 'Nora Lindqvist', 'en-US', /vratCaseList/, desk);
  await nora.page.getByRole('link', { name: nora.texts.shell.menu.norms, exact: true }).tap();
  await expect(nora.page.getByTitle(nora.texts.vrClassroom.norms.read.replace('{{name}}', 'demonstration, version 1'))).toBeVisible();
  await expect(nora.page.getByRole('button', { name: nora.texts.vrClassroom.norms.add })).toHaveCount(0);
  await expect(nora.page.getByRole('button', { name: nora.texts.shell.word.edit, exact: true })).toHaveCount(0);

  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\/manage/, desk);
  await test.step('what is asked beside the test', async () => {
    await askMore(priya);
    await seeWhatIsAsked(nora);
  });
  await test.step('what reports say', async () => {
    await sayOtherwise(priya);
    await seeWhatIsSaid(nora);
  });
  await editNorms(priya);
  await maya.page.reload();
  await expectNorms(maya, 'demonstration, version 2');
  await expect(maya.page.getByText(meaning)).toBeVisible();
  await expect(differ(maya, 'demonstration, version 1')).toBeVisible();
  await maya.look('a report that read otherwise before');

  await addNormsOfToddlers(priya);
  await maya.page.reload();
  await expectNorms(maya, 'Toddlers, version 1');
  const { reasons, skills } = maya.texts.vrClassroom.report;
  await expect(maya.page.getByRole('alert').getByText(reasons.noNormOfAge)).toBeVisible();
  await expect(maya.page.getByText(says(maya.texts.vrClassroom.report.skillsMissing, { reason: reasons.noNormOfAge }))).toBeVisible();
  await expect(maya.page.getByRole('figure', { name: skills })).toHaveCount(0);
  await maya.look('a report without norms of its age');
  for (const person of [maya, nora, priya]) {
    person.expectQuietConsole();
    await person.leave();
  }
});

/** The report of the test that finished last. */
async function openReport({ page, texts }: Person): Promise<void> {
  await page.goto(at('/system/center/menu/statistic/vratList?status=Finished'));
  await page.locator('tbody tr.ant-table-row').first().getByRole('button').last().tap();
  await page.getByRole('menuitem', { name: texts.vrClassroom.actions.report }).tap();
  await page.waitForURL(/vratReport/);
}

const expectNorms = ({ page }: Person, name: string) => expect(page.getByText(`${name} · `)).toBeVisible();

const differ = ({ page, texts }: Person, norms: string) => page.getByText(says(texts.vrClassroom.documents.normsDiffer, { norms }));

const inEnglish = ({ texts }: Person, field: string) => `${field} · ${texts.shell.languages['en-US']}`;

/** The platform publishes a questionnaire that goes with tests. */
async function askMore(priya: Person): Promise<void> {
  const { page, texts } = priya;
  const { assessments, shell, vrClassroom } = texts;
  await page.getByRole('link', { name: vrClassroom.menu.vCat, exact: true }).tap();
  await expect(page.getByText(vrClassroom.questionnaires.empty)).toBeVisible();
  await page.getByRole('button', { name: assessments.questionnaires.add }).first().tap();
  const drawer = page.getByRole('dialog', { name: assessments.questionnaires.addTitle });
  await drawer.getByLabel(shell.word.code, { exact: true }).fill('vr-family');
  for (const language of Object.values(shell.languages)) {
    await drawer.getByLabel(`${shell.word.questionnaire} · ${language}`, { exact: true }).fill(asked);
  }
  await drawer.getByRole('button', { name: shell.word.save, exact: true }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(asked) })).toContainText('vr-family');
  await priya.look('what is asked beside the VR test');
}

/** Medical support reads it, and changes nothing of it. */
async function seeWhatIsAsked({ page, texts: { assessments, vrClassroom } }: Person): Promise<void> {
  await page.getByRole('link', { name: vrClassroom.menu.vCat, exact: true }).tap();
  await expect(page.getByRole('row', { name: new RegExp(asked) })).toBeVisible();
  await expect(page.getByRole('button', { name: assessments.questionnaires.add })).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(asked) }).getByRole('button')).toHaveCount(0);
}

/** What reports say of a skill is said otherwise. */
async function sayOtherwise(priya: Person): Promise<void> {
  const { page, texts } = priya;
  const { helper, menu, report } = texts.vrClassroom;
  await page.getByRole('link', { name: menu.reportHelper, exact: true }).tap();
  const name = report.skill.Attention;
  const row = page.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row).toContainText(helper.shipped);
  await page.getByRole('button', { name: says(helper.edit, { name }) }).tap();
  const drawer = page.getByRole('dialog', { name: says(helper.edit, { name }) });
  await drawer.getByLabel(inEnglish(priya, helper.text), { exact: true }).fill(meaning);
  await priya.look('what reports say of a skill');
  await drawer.getByRole('button', { name: texts.shell.word.save, exact: true }).tap();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText(meaning);
  await expect(row).toContainText(helper.changed);
}

async function seeWhatIsSaid({ page, texts: { vrClassroom } }: Person): Promise<void> {
  await page.getByRole('link', { name: vrClassroom.menu.reportHelper, exact: true }).tap();
  const row = page.getByRole('row', { name: new RegExp(meaning) });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
}

/** The next version, one table of which was copied from a sheet; the one before stays as it was. */
async function editNorms(priya: Person): Promise<void> {
  const { page, texts } = priya;
  const { norms, report } = texts.vrClassroom;
  await page.getByRole('link', { name: texts.shell.menu.norms, exact: true }).tap();
  await page.getByTitle(norms.next.replace('{{name}}', 'demonstration, version 1')).tap();
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByLabel(norms.grid.measure), report.measure.dPrime);
  const cell = (row: number, column: string) => drawer.getByLabel(says(norms.grid.cell, { row, column }));
  await cell(3, norms.grid.mean).fill('high');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer.getByText(says(norms.grid.at, { problem: norms.grid.problem.number.replace('{{value}}', 'high') }))).toBeVisible();
  while ((await drawer.getByRole('button', { name: says(norms.grid.remove) }).count()) > 1)
    await drawer.getByRole('button', { name: says(norms.grid.remove, { row: 1 }) }).tap();
  await paste(cell(1, norms.sex), table);
  await expect(cell(4, norms.grid.mean)).toHaveValue('0.4');
  await priya.look('the next version of norms');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /demonstration, version 2/ }).getByText(norms.counts)).toBeVisible();
  await expect(page.getByRole('row', { name: /demonstration, version 1/ }).getByText(norms.earlier)).toBeVisible();
}

async function addNormsOfToddlers(priya: Person): Promise<void> {
  const { page, texts } = priya;
  const { norms, report } = texts.vrClassroom;
  await page.getByRole('button', { name: norms.add }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(texts.shell.word.name, { exact: true }).fill('Toddlers');
  await drawer.getByLabel(norms.source).fill('A study of three-year-olds');
  await choose(drawer.getByLabel(norms.grid.measure), report.measure.dPrime);
  await drawer.getByText(norms.grid.normal, { exact: true }).tap();
  await paste(drawer.getByLabel(says(norms.grid.cell, { row: 1, column: norms.sex })), 'Boys\t36\t1\t0.5\t60\nGirls\t36\t1\t0.5\t60');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /Toddlers, version 1/ }).getByText(norms.counts)).toBeVisible();
}

/** What was copied from a sheet, put where somebody stands. */
function paste(cell: Locator, text: string): Promise<void> {
  return cell.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
