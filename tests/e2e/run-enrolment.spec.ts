import { type Browser, expect } from '@playwright/test';
import { addGuardian, begin, book, giveCoach, sign, step } from './enrolment-steps.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const child = 'Nuria Nogal';

test('a family is taken in, left in the middle and gone on with from the list of children', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await maya.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await maya.page.getByRole('button', { name: maya.texts.subjects.enrolment.start }).tap();
  await begin(maya, 'Nuria', 'Nogal');
  await addGuardian(maya, 'Nora Nogal');
  await leave(maya);
  await resume(maya);
  await lookAsCoach(browser, maya.page.url());
  await sign(maya);
  await giveCoach(maya, 'Lin Wei');
  await book(maya, 'Lin Wei');
  await isThrough(maya);
  maya.expectQuietConsole();
  await maya.leave();
});

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

async function isThrough(person: Person): Promise<void> {
  const { page, texts } = person;
  await expect(page.getByText(says(texts.enrolments.through, { name: child }))).toBeVisible();
  await person.look('an enrollment that is through');
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Nuria`);
  await expect(page.getByRole('link', { name: child })).toBeVisible();
  await expect(page.getByText(texts.subjects.enrolment.open)).toHaveCount(0);
}
