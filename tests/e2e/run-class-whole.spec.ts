import { type Browser, expect } from '@playwright/test';
import { choose } from './choose.ts';
import { answerExercises, callTheRoll, expectFingers, finishClass, showTheVideo } from './class-steps.ts';
import { test } from './journey.ts';
import { changeReason, sayWhy } from './level-steps.ts';
import { openPlan } from './open-plan.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { hearTheMusic } from './session-steps.ts';
import { says } from './texts.ts';

// the coach it is given to must have nothing open
test.use({ ofItsOwn: 'a class from its first day' });

const name = 'Quick Feet';
const coach = 'Lin Wei';
const paid = ['Valentina López', 'Sophia Davis'];
const unpaid = 'Ava Wilson';

test('a class is made, given to a coach, and trains on a tablet from attendance to its next session', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/, desk);
  await makeClass(maya);
  await choosePlan(maya);
  await chooseChildren(maya);
  await makePlan(maya);
  await adjustLevels(maya);
  maya.expectQuietConsole();
  await maya.leave();

  const lin = await openClass(browser);
  await callTheRoll(lin, 'Sophia Davis');
  await showTheVideo(lin, '甲板上的船长');
  await answerExercises(lin);
  await hearTheMusic(lin);
  await finishClass(lin, 'Valentina López');
  await goOn(lin);
  await readWhatStays(lin);
  await askFamily(lin, browser);
  await seeGrowth(lin);
  lin.expectQuietConsole();
  await lin.leave();
});

async function makeClass({ page, texts }: Person): Promise<void> {
  const { add, form, type } = texts.groups;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/manage/group`);
  await expect(page.getByRole('link', { name: 'Little Movers' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`${add}$`) }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(texts.shell.word.name).fill(name);
  await choose(drawer.getByLabel(texts.shell.word.type), type.OneToFour);
  await drawer.getByLabel(form.capacity).fill('3');
  await drawer.getByRole('button', { name: form.saveNew }).click();
}

/** At the level that is offered, by the plan that has a video; then the coach. */
async function choosePlan({ page, texts }: Person): Promise<void> {
  const { plan, trainers } = texts.groups;
  const plans = page.getByRole('dialog', { name: says(plan.title, { name }) });
  await expect(plans.getByLabel(plan.difficulty)).toHaveValue('6');
  await plans.getByRole('radio', { name: /Moving together/ }).check();
  await plans.getByRole('button', { name: plan.save }).click();
  const coaches = page.getByRole('dialog', { name: says(trainers.title, { name }) });
  await choose(coaches.getByLabel(trainers.label), coach);
  await coaches.getByText(says(trainers.title, { name })).click();
  await coaches.getByRole('button', { name: trainers.save }).click();
  await expect(coaches).toBeHidden();
}

/** More than its seats are refused, and it gets three. */
async function chooseChildren({ page, texts }: Person): Promise<void> {
  const { actions, children, manageTips_other: tips } = texts.groups;
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: actions.children }).first().click();
  const dialog = page.getByRole('dialog');
  const choices = dialog.getByRole('group', { name: children.all });
  for (const child of [...paid, unpaid, 'Emma Johnson']) await choices.getByLabel(child).check();
  const give = dialog.getByRole('button', { name: texts.subjects.transfer.give });
  await give.click();
  await expect(page.getByText(says(tips, { count: 3 }))).toBeVisible();
  await choices.getByLabel('Emma Johnson').uncheck();
  await give.click();
  await expect(dialog.getByRole('status')).toHaveText(says(children.count, { count: 3, seats: 3 }));
  await dialog.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(dialog).toBeHidden();
}

async function makePlan(maya: Person): Promise<void> {
  const { page, texts } = maya;
  const { create } = texts.groupPlans;
  await page.getByRole('tab', { name: texts.groups.detail.tabs.plan, exact: true }).click();
  await page.getByRole('button', { name: create.button }).click();
  await maya.read('the question how a plan of a class is made');
  await page.getByRole('dialog').getByRole('button', { name: create.button }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await maya.look('a class with its plan');
  await openPlan(page);
  await maya.look('the page of the plan of a class');
}

/** Exercises of a class take another level, which stands on record with its reason. */
async function adjustLevels(maya: Person): Promise<void> {
  const { page, texts } = maya;
  const { planDifficulty: words } = texts;
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: words.adjust.target }).fill('7');
  await dialog.getByRole('checkbox', { disabled: false }).first().check();
  await sayWhy(dialog);
  await maya.look('the levels of a class');
  await dialog.getByRole('button', { name: words.adjust.ok, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await changeReason(maya);
  await expect(page.getByRole('cell', { name: /→ 7$/ }).first()).toBeVisible();
  await maya.look('the levels of a class on record');
}

/** A coach has no list of classes, and comes by one of its children. Who has no contract for classes is named before the start, with the way to one; the rest begins. */
async function openClass(browser: Browser): Promise<Person> {
  const lin = await signInAs(browser, coach, 'zh-CN', /workTable/);
  const { page, texts } = lin;
  const { groupPlans, groups, offlinePlans } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Sophia`);
  await page.getByRole('link', { name: 'Sophia Davis' }).first().tap();
  await page.getByRole('link', { name }).tap();
  await page.getByRole('tab', { name: groups.detail.tabs.plan, exact: true }).tap();
  await page.getByRole('button', { name: offlinePlans.plan.startNext }).tap();
  const gates = page.getByRole('dialog');
  await expect(gates.getByRole('listitem').filter({ hasText: unpaid })).toBeVisible();
  await lin.look('what stands against a class');
  await expectFingers(gates.locator('.ant-btn'));
  await gates.getByRole('button', { name: says(groupPlans.start.withRest_other, { count: 2 }) }).tap();
  await expect(page).toHaveURL(/num=1/);
  for (const child of paid) await expect(page.getByRole('group', { name: child })).toBeVisible();
  await lin.look('a class that trains');
  return lin;
}

async function goOn({ page, texts }: Person): Promise<void> {
  const { finish } = texts.offlinePlans;
  await page
    .getByRole('dialog', { name: finish.thisSessionEnded })
    .getByRole('button', { name: says(finish.nextYes, { num: 2 }) })
    .tap();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: unpaid })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says(texts.groupPlans.start.withRest_other, { count: 2 }) })
    .tap();
  await expect(page).toHaveURL(/num=2/);
  await expect(page.getByRole('group', { name: 'Sophia Davis' })).toBeVisible();
}

/** Who was there paid a session of its contract for classes, and who was not paid none. */
async function readWhatStays({ page, texts }: Person): Promise<void> {
  await page.goto(page.url().replace(/&num=\d+/, ''));
  // of the first session; whoever is missing stays so in the next one until they are marked
  await expect(page.getByRole('cell', { name: says(texts.groupPlans.people.count, { count: 1, all: 2 }) }).first()).toBeVisible();
  await page.getByRole('tab', { name: texts.shell.word.children, exact: true }).tap();
  const row = (child: string) => page.getByRole('row', { name: new RegExp(child) });
  await expect(row('Valentina López')).toContainText('11');
  await expect(row('Sophia Davis')).toContainText('12');
}

/** A guardian says on a phone how the class went, by the code that stands beside the child. */
async function askFamily({ page, texts, look }: Person, browser: Browser): Promise<void> {
  const { familyPages } = texts;
  await page.getByRole('button', { name: says(familyPages.feedback.buttonOf, { child: 'Valentina López' }) }).tap();
  const dialog = page.getByRole('dialog');
  const link = await dialog.locator('code').innerText();
  await look('the code for a family of a class');
  await dialog.getByRole('button', { name: texts.shell.word.close, exact: true }).last().tap();
  await expect(dialog).toHaveCount(0);
  const phone = await openScreen(browser, 'es-ES', { width: 390, height: 844 });
  await phone.page.goto(link);
  await expect(phone.page.getByText(/Valentina/).first()).toBeVisible();
  await phone.look('how the class went, asked on a phone');
  phone.expectQuietConsole();
  await phone.leave();
}

/** What came of the class is drawn and read on its plan. */
async function seeGrowth(lin: Person): Promise<void> {
  const { page, texts } = lin;
  const { groupPlans, planLife } = texts;
  await page.getByRole('button', { name: groupPlans.records.open }).tap();
  const drawer = page.getByRole('dialog');
  const drawn = drawer.getByRole('figure', { name: groupPlans.records.done });
  await expect(drawn.locator('canvas, svg').first()).toBeVisible();
  // whoever sees it reads what is drawn
  await expect(drawer.getByText(groupPlans.records.done, { exact: true }).first()).toBeVisible();
  await lin.look('how a child of a class goes on');
  await drawer.getByRole('tab', { name: planLife.personal.title }).tap();
  await expect(drawer.getByText(/· Valentina López$/)).toBeVisible();
  await lin.look('what was said of each child of a class');
}
