import { expect } from '@playwright/test';
import { errorCatalogue } from '@trellis/contract/errors';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const child = 'Elin Sandberg';

test('a center takes on a child: profile, guardian, coach, contract with its payments, credits', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await addChild(maya);
  await bindGuardian(maya);
  await assignCoach(maya);
  await checkIn(maya);
  await signContract(maya);
  await refund(maya);
  await changeCredits(maya);
  await renameLikeAnother(maya);
  await findContract(maya);
  // a clinic number that is taken, a refund above what was paid
  maya.expectQuietConsole(/status of 409/);
  await maya.leave();
});

async function toChildren({ page, texts }: Person): Promise<void> {
  await page.getByRole('navigation').first().getByRole('link', { name: texts.shell.menu.subjects, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.shell.word.children })).toBeVisible();
}

async function openChild(person: Person): Promise<void> {
  await toChildren(person);
  await person.page.getByRole('link', { name: child }).click();
  await expect(person.page.getByRole('heading', { level: 1 })).toContainText(child);
}

/** What is missing or not possible is named at its field, and what was typed stays. */
async function addChild(person: Person): Promise<void> {
  const { page, texts, look } = person;
  const { subjects } = texts;
  await toChildren(person);
  await page.getByRole('button', { name: subjects.add }).click();
  const drawer = page.getByRole('dialog');
  const save = drawer.getByRole('button', { name: new RegExp(`${texts.shell.word.save}$`) });
  await save.click();
  for (const field of [subjects.fields.birthday, subjects.fields.gender, subjects.fields.gradeName])
    await expect(drawer.getByText(says(texts.shell.word.required, { field }))).toBeVisible();
  await drawer.getByLabel(subjects.fields.firstName).fill('Elin');
  await drawer.getByLabel(subjects.fields.lastName).fill('Sandberg');
  await drawer.getByLabel(subjects.fields.birthday).fill('03/14/2019');
  await page.keyboard.press('Tab');
  await choose(drawer.getByLabel(subjects.fields.gender), subjects.gender.Female);
  await choose(drawer.getByLabel(subjects.fields.gradeName), says(subjects.grade.number, { number: 2 }).source.slice(1, -1));
  await drawer.getByLabel(subjects.fields.outpatientNumber).fill('R-1012');
  await save.click();
  await expect(drawer.getByText(errorCatalogue['Trellis:OutpatientNumberTaken'].en).first()).toBeVisible();
  await expect(drawer.getByLabel(subjects.fields.firstName)).toHaveValue('Elin');
  await drawer.getByLabel(subjects.fields.outpatientNumber).fill('R-7001');
  await look('the form of a child');
  await save.click();
  await expect(page.getByText(says(subjects.addSuccess, { name: child }))).toBeVisible();
}

async function bindGuardian(person: Person): Promise<void> {
  const { page, texts, look } = person;
  const { guardians, subjects } = texts;
  await openChild(person);
  await page.getByRole('tab', { name: subjects.detail.tabs.guardians }).click();
  await page.getByRole('button', { name: guardians.block.add }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(guardians.fields.fullName, { exact: true }).fill('Astrid Sandberg');
  await choose(drawer.getByLabel(guardians.fields.role, { exact: true }), 'Mother');
  await drawer.getByLabel(guardians.fields.phone, { exact: true }).fill('+1 212 555 0190');
  await look('the form of a guardian');
  await drawer.getByRole('button', { name: guardians.bind.action, exact: true }).click();
  await expect(page.getByText(says(guardians.bind.done, { name: child }))).toBeVisible();
}

async function assignCoach(person: Person): Promise<void> {
  const { page, texts } = person;
  const { subjects, users } = texts;
  await toChildren(person);
  await page.getByRole('button', { name: says(subjects.actions.of, { name: child }) }).click();
  await page.getByRole('menuitem', { name: users.coaches.action }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByLabel(users.coaches.field), 'Lin Wei');
  await dialog.getByRole('button', { name: users.coaches.action }).click();
  await expect(page.getByRole('row', { name: new RegExp(child) })).toContainText('Lin Wei');
}

async function checkIn({ page, texts: { subjects } }: Person): Promise<void> {
  await page.getByRole('button', { name: says(subjects.checkInNamed, { name: child }) }).click();
  await expect(page.getByText(says(subjects.checkInSuccess, { name: child }))).toBeVisible();
  await expect(page.getByRole('button', { name: says(subjects.checkOutNamed, { name: child }) })).toBeVisible();
}

/** An amount leads on to its payment. */
async function signContract(person: Person): Promise<void> {
  const { page, texts, look } = person;
  const { contracts, subjects } = texts;
  await openChild(person);
  await page.getByRole('tab', { name: subjects.detail.tabs.contracts }).click();
  await page.getByRole('button', { name: contracts.add }).click();
  const drawer = page.getByRole('dialog', { name: contracts.form.title });
  const save = drawer.getByRole('button', { name: contracts.form.save, exact: true });
  await drawer.getByText(contracts.type.First, { exact: true }).click();
  await save.click();
  await expect(drawer.getByText(says(texts.shell.word.required, { field: contracts.form.reason.First }))).toBeVisible();
  await choose(drawer.getByLabel(contracts.form.reason.First), 'Recommended by the school');
  await drawer.getByText(contracts.purpose.Training, { exact: true }).click();
  await drawer.getByLabel(contracts.fields.amount).fill('1000');
  await drawer.getByRole('spinbutton', { name: contracts.fields.totalClass }).fill('3');
  await expect(drawer.getByText('$333.33')).toBeVisible();
  await look('the form of a contract');
  await save.click();
  const payment = page.getByRole('dialog', { name: contracts.payments.addTitle });
  await payment.getByLabel(contracts.payments.fields.amount).fill('600');
  await choose(payment.getByLabel(contracts.payments.fields.method), contracts.payments.method.Transfer);
  await look('the payment of a new contract');
  await payment.getByRole('button', { name: new RegExp(`${texts.shell.word.save}$`) }).click();
  await expect(page.getByText(contracts.payments.added)).toBeVisible();
  await expect(payment).toBeHidden();
  // who has a contract is offered to be Active
  await page.getByRole('button', { name: contracts.active.ok }).click();
  await expect(page.getByRole('button', { name: contracts.active.ok })).toHaveCount(0);
}

/** More than was paid is refused, and the form keeps what was typed. */
async function refund(person: Person): Promise<void> {
  const { page, texts } = person;
  const { contracts } = texts;
  await page
    .getByRole('button', { name: says(contracts.actions.of) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: contracts.actions.pay }).click();
  const payment = page.getByRole('dialog', { name: contracts.payments.addTitle });
  await payment.getByText(contracts.payments.Refund, { exact: true }).click();
  const amount = payment.getByLabel(contracts.payments.fields.amount);
  const save = payment.getByRole('button', { name: new RegExp(`${texts.shell.word.save}$`) });
  await choose(payment.getByLabel(contracts.payments.fields.method), contracts.payments.method.Cash);
  await amount.fill('601');
  await save.click();
  await expect(payment.getByText(/600/).first()).toBeVisible();
  await expect(amount).toHaveValue(/601/);
  await amount.fill('50');
  await save.click();
  await expect(payment).toBeHidden();
}

/** Three more, one less: what is subtracted travels as a negative number. */
async function changeCredits(person: Person): Promise<void> {
  const { page, texts, look } = person;
  const { credits, subjects } = texts;
  const change = async (action: string, title: string, field: string, amount: string, direction: string, tag?: string) => {
    await toChildren(person);
    await page.getByRole('button', { name: says(subjects.actions.of, { name: child }) }).click();
    await page.getByRole('menuitem', { name: action }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText(direction, { exact: true }).click();
    await dialog.getByLabel(field).fill(amount);
    if (tag) await choose(dialog.getByRole('combobox', { name: credits.change.tag }), tag);
    await dialog.getByLabel(credits.change.remark).fill('Agreed at the desk');
    await look(title);
    const sent = page.waitForRequest(/\/api\/rocketAdmin\/userCredit\/(classHours|assessmentTimes)/);
    await dialog.getByRole('button', { name: texts.shell.word.save }).click();
    await expect(dialog).toBeHidden();
    return (await sent).postDataJSON() as { classHours?: number; times?: number };
  };
  const { addClasses, addAssessments, classHours, times, plus, minus } = credits.change;
  expect(await change(subjects.actions.addClasses, addClasses, classHours, '3', plus)).toMatchObject({ classHours: 3 });
  expect(await change(subjects.actions.addClasses, addClasses, classHours, '1', minus)).toMatchObject({ classHours: -1 });
  expect(await change(subjects.actions.addAssessments, addAssessments, times, '2', plus, 'FAS test')).toMatchObject({ times: 2 });
  await openChild(person);
  await page.getByRole('tab', { name: subjects.detail.tabs.credits }).click();
  await expect(page.getByText('Agreed at the desk').first()).toBeVisible();
  await look('the statement of a child');
}

/** A name that another child has is asked about; returning keeps the form. */
async function renameLikeAnother(person: Person): Promise<void> {
  const { page, texts } = person;
  const { subjects } = texts;
  await page
    .getByRole('button', { name: new RegExp(`${texts.shell.word.edit}$`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(subjects.fields.firstName).fill('Ethan');
  await drawer.getByLabel(subjects.fields.lastName).fill('Miller');
  await drawer.getByRole('button', { name: new RegExp(`${texts.shell.word.save}$`) }).click();
  await expect(page.getByText(subjects.form.sameNameTitle).last()).toBeVisible();
  await page.getByRole('button', { name: subjects.form.return }).click();
  await expect(drawer.getByLabel(subjects.fields.firstName)).toHaveValue('Ethan');
  await drawer.getByLabel(subjects.fields.firstName).fill('Elin');
  await drawer.getByLabel(subjects.fields.lastName).fill('Sandberg');
  await drawer.getByLabel(subjects.fields.city).fill('Boston');
  await drawer.getByRole('button', { name: new RegExp(`${texts.shell.word.save}$`) }).click();
  await expect(page.getByText(subjects.form.confirmTitle).last()).toBeVisible();
  await page.getByRole('button', { name: texts.shell.word.submit }).click();
  await expect(page.getByText(subjects.editChildSuccess)).toBeVisible();
}

/** The list of contracts and its detail say what was agreed, paid and given back. */
async function findContract({ page, texts, look }: Person): Promise<void> {
  const { shell, contracts } = texts;
  await page.getByRole('navigation').first().getByRole('link', { name: shell.menu.userContracts, exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(child) });
  await expect(row).toContainText('$1,000.00');
  await expect(row).toContainText('$550.00');
  await row.getByRole('link', { name: child }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(child);
  await expect(page.getByText(contracts.figures.outstanding).first()).toBeVisible();
  await look('the contracts of a child');
}
