import { expect } from '@playwright/test';
import { at } from './device.ts';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';
import { startFromToday } from './session-steps.ts';
import { says } from './texts.ts';

// the session of today stands as the demonstration has it
test.use({ ofItsOwn: 'suggestions' });

const comment = 'The mat slips on our floor.';
const idea = 'Pirates cross the plank before the tide comes.';

test('a coach says what they think of an exercise, the platform answers and accepts, and every coach reads and likes the idea', async ({
  browser,
}) => {
  const coach = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/);
  const { page, texts } = coach;
  const { box, drawer, judge, likeOf, page: list, reply, type } = texts.suggestions;
  await startFromToday(coach, '王浩然');
  await page
    .getByRole('button', { name: says(drawer.title) })
    .first()
    .tap();
  const beside = page.getByRole('dialog');
  const say = async (label: string, text: string) => {
    await beside.getByLabel(label).fill(text);
    await beside.getByRole('button', { name: box.send, exact: true }).tap();
    await expect(page.getByText(box.submitted).first()).toBeVisible();
    await expect(beside.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await expect(beside.getByLabel(label)).toHaveValue('');
  };
  // nothing is sent that says nothing
  await beside.getByLabel(box.label.Comments).fill('   ');
  await beside.getByRole('button', { name: box.send, exact: true }).tap();
  await expect(beside.getByRole('alert').or(beside.locator('.ant-form-item-explain-error')).first()).toBeVisible();
  await say(box.label.Comments, comment);
  await beside.getByText(type.Gamification, { exact: true }).tap();
  await say(box.label.Gamification, idea);
  await coach.look('suggestions beside an exercise');

  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//, desk);
  const review = priya.page;
  await review.goto(at('/system/manage/manage/suggestion'));
  const row = (text: string) => review.getByRole('row').filter({ hasText: text });
  const act = (text: string) =>
    row(text)
      .getByRole('button', { name: says(texts.ui.rows.actionsOf) })
      .click();
  await act(comment);
  await review.getByRole('menuitem', { name: reply.answer }).click();
  await review.getByRole('dialog').getByRole('textbox').fill('Turn the mat over: the rough side holds.');
  await review.getByRole('dialog').getByRole('button', { name: reply.answer }).click();
  await expect(review.getByText(reply.done)).toBeVisible();
  await priya.look(list.title);
  await review.getByText(type.Gamification, { exact: true }).click();
  await act(idea);
  await review.getByRole('menuitem', { name: judge.Accepted }).click();
  await expect(row(idea).getByText(texts.suggestions.review.Accepted)).toBeVisible();
  priya.expectQuietConsole();
  await priya.leave();

  await page.reload();
  await page
    .getByRole('button', { name: says(drawer.title) })
    .first()
    .tap();
  await expect(beside.getByText('Turn the mat over: the rough side holds.')).toBeVisible();
  await beside.getByText(type.Gamification, { exact: true }).tap();
  const said = beside.getByRole('listitem').filter({ hasText: idea });
  const like = (count: number) => said.getByRole('button', { name: says(likeOf, { count }) });
  await like(0).tap();
  await expect(like(1)).toHaveAttribute('aria-pressed', 'true');
  await like(1).tap();
  await expect(like(0)).toHaveAttribute('aria-pressed', 'false');
  coach.expectQuietConsole();
  await coach.leave();
});
