import { expect } from '@playwright/test';
import { at } from './device.ts';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { desk, type Person, signInAs } from './person.ts';
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
  const listed = page.waitForRequest(/trainingProgramSuggestion\/commentsList\?/);
  await page
    .getByRole('button', { name: says(drawer.title) })
    .first()
    .tap();
  // all of an exercise at once
  expect((await listed).url()).toMatch(/skipCount=0&maxResultCount=999/);
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
  await refuse(coach, box.label.Comments);
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

  // the answer is told under the bell too
  await page.keyboard.press('Escape');
  await readMessage(coach, 'Turn the mat over');
  await writeToSupport(coach);
  coach.expectQuietConsole(/status of 409/);
  await coach.leave();
});

/** What the center answers stands beside what was typed, which stays. */
async function refuse({ page, texts: { suggestions } }: Person, label: string): Promise<void> {
  const beside = page.getByRole('dialog');
  const message = 'Nothing is taken while the library moves.';
  const error = { code: 'RocketSystem:SuggestionReviewed', message, details: null, data: {}, validationErrors: [] };
  await page.route(/trainingProgramSuggestion$/, (route) => route.fulfill({ status: 409, json: { error } }), { times: 1 });
  await beside.getByLabel(label).fill(comment);
  await beside.getByRole('button', { name: suggestions.box.send, exact: true }).tap();
  await expect(beside.getByRole('alert').getByText(message)).toBeVisible();
  await expect(beside.getByLabel(label)).toHaveValue(comment);
}

async function readMessage({ page, texts: { messages, shell, ui }, look }: Person, text: string): Promise<void> {
  await page.getByRole('link', { name: says(shell.unread) }).tap();
  const told = page.getByRole('row').filter({ hasText: text });
  await expect(told.locator('strong')).toBeVisible();
  await told.getByRole('button', { name: says(ui.rows.actionsOf) }).tap();
  await page.getByRole('menuitem', { name: messages.markRead }).tap();
  await expect(told.locator('strong')).toHaveCount(0);
  await look('messages');
  await page.getByText(messages.parts.preferences, { exact: true }).tap();
  await page.getByRole('checkbox', { name: messages.kind.suggestionAnswered }).uncheck();
  await page.getByRole('switch', { name: messages.preferences.quietSwitch }).tap();
  await page.getByRole('button', { name: shell.word.save, exact: true }).tap();
  await expect(page.getByText(shell.word.savedSentence)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: messages.kind.suggestionAnswered })).not.toBeChecked();
  await expect(page.getByLabel(messages.preferences.from)).toHaveValue('20:00');
  await look('what is mailed');
}

async function writeToSupport({ page, texts: { messages, shell }, look }: Person): Promise<void> {
  const { support } = messages;
  await page.getByText(messages.parts.support, { exact: true }).tap();
  await page.getByRole('button', { name: support.write }).first().tap();
  const form = page.getByRole('dialog');
  await form.getByLabel(shell.word.title).fill('Where are old sessions?');
  await form.getByLabel(support.content).fill('I find this week only.');
  await form.getByRole('button', { name: support.send, exact: true }).tap();
  await expect(page.getByRole('row').filter({ hasText: 'Where are old sessions?' })).toContainText(support.state.Waiting);
  await look('mail to support');
  expect(await findInLetter('platform@demo.trellis.example', /I find this week only/)).toBeTruthy();
}
