import { type Browser, expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const child = 'Nuria Nogal';

test('a family is taken in, left in the middle and gone on with from the list of children', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await begin(maya);
  await addGuardian(maya);
  await leave(maya);
  await resume(maya);
  await lookAsCoach(browser, maya.page.url());
  await sign(maya);
  await giveCoach(maya);
  await book(maya);
  await isThrough(maya);
  maya.expectQuietConsole();
  await maya.leave();
});

const step = ({ page, texts }: Person, name: keyof Person['texts']['enrolments']['step']) =>
  page.getByRole('group', { name: texts.enrolments.step[name], exact: true });

/** The child is the first step, and saved with it. */
async function begin(person: Person): Promise<void> {
  const { page, texts } = person;
  const { fields } = texts.subjects;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await page.getByRole('button', { name: texts.subjects.enrolment.start }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(fields.firstName).fill('Nuria');
  await drawer.getByLabel(fields.lastName).fill('Nogal');
  await drawer.getByLabel(fields.birthday).fill('02/28/2020');
  await drawer.getByLabel(fields.birthday).press('Enter');
  await choose(drawer.getByLabel(fields.gender, { exact: true }), texts.subjects.gender.Female);
  await choose(drawer.getByLabel(fields.gradeName, { exact: true }), texts.subjects.grade.before);
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(page.getByRole('heading', { level: 1, name: says(texts.enrolments.titleOf, { name: child }) })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(step(person, 'guardian').getByRole('button', { name: texts.enrolments.action.guardian })).toBeVisible();
  await person.look('an enrollment that has begun');
}

async function addGuardian(person: Person): Promise<void> {
  const { page, texts } = person;
  const { guardians } = texts;
  await step(person, 'guardian').getByRole('button', { name: texts.enrolments.action.guardian }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(guardians.fields.fullName, { exact: true }).fill('Nora Nogal');
  await drawer.getByLabel(guardians.fields.phone, { exact: true }).fill('+15550142');
  await choose(drawer.getByLabel(guardians.fields.role, { exact: true }), texts.subjects.bind.roles.Mother);
  await drawer.getByRole('button', { name: guardians.bind.action }).tap();
  await expect(drawer).toBeHidden();
  await expect(step(person, 'guardian').getByText('Nora Nogal')).toBeVisible();
}

/** Half way: another page, and the form that was open with nothing in it is gone too. */
async function leave(person: Person): Promise<void> {
  const { page, texts } = person;
  await step(person, 'contract').getByRole('button', { name: texts.enrolments.action.contract }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The list says so, and so does the child; from there it goes on with the first open step. */
async function resume(person: Person): Promise<void> {
  const { page, texts } = person;
  const { enrolment } = texts.subjects;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?isEnrolling=true`);
  await expect(page.getByRole('link', { name: child })).toBeVisible();
  await person.look('the children whose enrollment is not finished');
  await page.getByRole('link', { name: child }).tap();
  await expect(page.getByText(enrolment.note)).toBeVisible();
  await page.goBack();
  await page
    .getByRole('row', { name: new RegExp(child) })
    .getByRole('link', { name: enrolment.open })
    .tap();
  await expect(page.getByText(texts.enrolments.underWay)).toBeVisible();
  await expect(page.locator('.ant-steps-item-process')).toContainText(texts.enrolments.step.contract);
  await expect(step(person, 'guardian').getByRole('button')).toHaveCount(0);
}

/** Who signs no contracts sees that somebody else does, and goes on with their own step. */
async function lookAsCoach(browser: Browser, address: string): Promise<void> {
  const lin = await signInAs(browser, 'Lin Wei', 'zh-CN', /\/system\//, desk);
  const { enrolments } = lin.texts;
  await lin.page.goto(address);
  await expect(lin.page.getByText(enrolments.underWay)).toBeVisible();
  await expect(lin.page.getByText(enrolments.state.others)).toHaveCount(2);
  await expect(step(lin, 'contract').getByRole('button')).toHaveCount(0);
  await expect(step(lin, 'booking').getByRole('button', { name: enrolments.action.plan })).toBeVisible();
  await lin.look('an enrollment of which somebody else does most');
  await lin.leave();
}

async function sign(person: Person): Promise<void> {
  const { page, texts } = person;
  const { contracts } = texts;
  await step(person, 'contract').getByRole('button', { name: texts.enrolments.action.contract }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(contracts.type.First, { exact: true }).tap();
  await choose(drawer.getByLabel(contracts.form.reason.First));
  await drawer.getByText(contracts.purpose.Training, { exact: true }).tap();
  await drawer.getByRole('spinbutton', { name: contracts.fields.amount }).fill('0');
  await drawer.getByRole('spinbutton', { name: contracts.fields.totalClass }).fill('4');
  await drawer.getByRole('button', { name: contracts.form.save }).tap();
  await expect(drawer).toBeHidden();
  await expect(step(person, 'contract').getByText(texts.enrolments.fact.contract)).toBeVisible();
}

async function giveCoach(person: Person): Promise<void> {
  const { page, texts } = person;
  await step(person, 'coach').getByRole('button', { name: texts.enrolments.action.coach }).tap();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByLabel(texts.users.coaches.field), 'Lin Wei');
  await dialog.getByRole('button', { name: texts.users.coaches.action }).tap();
  await expect(dialog).toBeHidden();
  await expect(step(person, 'coach').getByText('Lin Wei')).toBeVisible();
}

/** A plan comes before its first session, in the same place. */
async function book(person: Person): Promise<void> {
  const { page, texts } = person;
  const { offlinePlans, scheduling } = texts;
  await step(person, 'booking').getByRole('button', { name: texts.enrolments.action.plan }).tap();
  const plan = page.getByRole('dialog');
  await choose(plan.getByLabel(offlinePlans.createPlan.template));
  await choose(plan.getByLabel(texts.shell.word.coach), 'Lin Wei');
  await plan.getByRole('button', { name: offlinePlans.createPlan.submit }).tap();
  await expect(plan).toBeHidden();
  await step(person, 'booking').getByRole('button', { name: texts.enrolments.action.booking }).tap();
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByRole('combobox', { name: scheduling.form.trainerId }), 'Lin Wei');
  await drawer.getByLabel(scheduling.form.time).fill(inDays(40));
  await drawer.getByLabel(scheduling.form.time).press('Enter');
  await drawer.getByRole('button', { name: scheduling.form.save }).tap();
  await expect(drawer).toBeHidden();
}

async function isThrough(person: Person): Promise<void> {
  const { page, texts } = person;
  await expect(page.getByText(says(texts.enrolments.through, { name: child }))).toBeVisible();
  await person.look('an enrollment that is through');
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Nuria`);
  await expect(page.getByRole('link', { name: child })).toBeVisible();
  await expect(page.getByText(texts.subjects.enrolment.open)).toHaveCount(0);
}

const two = (number: number) => String(number).padStart(2, '0');

/** Noon on a day to come, as the field writes it. */
function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${two(day.getMonth() + 1)}/${two(day.getDate())}/${day.getFullYear()} 12:00`;
}
