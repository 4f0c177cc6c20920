import { type Browser, expect } from '@playwright/test';
import { silence } from '@trellis/server/testing/sound';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { fillTexts, openForm, saveForm } from './library-steps.ts';
import { openPlan } from './open-plan.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

// a session of another journey's child would begin with another course
test.use({ ofItsOwn: 'music course' });

const pieces = ['Rain on slate', 'Wind in reeds'];
const course = 'Weather outside';
const child = 'Oliver Brown';

test('an editor makes a course of music, a center chooses it for a child, and the session plays it', async ({ browser }) => {
  const hannah = await signInAs(browser, 'Hannah Cole', 'en-US', /\/system\/manage\/content\/tag/, desk);
  for (const piece of pieces) await addPiece(hannah, piece);
  await addCourse(hannah);
  hannah.expectQuietConsole();
  await hannah.leave();
  await hear(browser);
});

async function addPiece(hannah: Person, piece: string): Promise<void> {
  const { trainingParts, shell } = hannah.texts;
  const drawer = await openForm(hannah, shell.menu.tracks, trainingParts.tracks.add);
  await drawer.getByLabel(shell.word.code).fill(`WEATHER-${pieces.indexOf(piece) + 1}`);
  await fillTexts(drawer, shell.word.title, piece);
  await drawer.locator('input[type=file]').setInputFiles({ name: 'weather.wav', mimeType: 'audio/wav', buffer: silence(75) });
  await expect(drawer.getByText('weather.wav')).toBeVisible();
  await saveForm(hannah, drawer, piece);
}

async function addCourse(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { trainingParts, shell, music } = texts;
  const { musicCourses } = trainingParts;
  const drawer = await openForm(hannah, shell.menu.musicCourses, musicCourses.add);
  await drawer.getByLabel(shell.word.code).fill('WEATHER');
  await fillTexts(drawer, shell.word.name, course);
  await drawer.getByRole('radio', { name: music.types.Fas, exact: true }).check();
  // the second one first: they play in the order in which they are chosen
  for (const piece of pieces.toReversed()) await choose(drawer.getByRole('combobox', { name: musicCourses.fields.tracks }), piece);
  await hannah.look('a course of music in its drawer');
  await saveForm(hannah, drawer, course);
  await expect(page.getByRole('row', { name: new RegExp(course) })).toContainText(music.types.Fas);
  await hannah.look('the courses of music');
}

async function hear(browser: Browser): Promise<void> {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/, desk);
  const { page, texts } = maya;
  const { music, offlinePlans, planLife, shell } = texts;
  const { generation } = music;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent(child)}`);
  await page.getByRole('link', { name: child }).first().click();
  await openPlan(page);
  await page.getByRole('button', { name: says(planLife.menu.recordsOf) }).click();
  await page.getByRole('menuitem', { name: generation.open }).click();
  const drawer = page.getByRole('dialog', { name: says(generation.title, { name: child }) });
  await drawer.getByRole('button', { name: generation.generate }).click();
  await page.getByRole('dialog', { name: generation.generate }).getByRole('button', { name: generation.generate }).click();
  await drawer
    .getByRole('button', { name: says(shell.word.editNamed) })
    .first()
    .click();
  const changed = page.getByRole('dialog', { name: generation.change });
  await choose(changed.getByRole('combobox', { name: music.title }), course);
  await changed.getByRole('button', { name: shell.word.save }).click();
  await expect(changed).toHaveCount(0);
  await expect(drawer.getByText(generation.edited)).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: offlinePlans.plan.startNext }).first().click();
  await expect(page.getByRole('link', { name: offlinePlans.session.back })).toBeVisible();
  const begins = page.waitForResponse((reply) => reply.url().endsWith('/startAudioTrack') && reply.ok());
  await page.getByRole('button', { name: music.start, exact: true }).click();
  const player = page.getByRole('region', { name: music.player });
  await expect(player.getByText(pieces[1] ?? '')).toBeVisible();
  await begins;
  await player.getByRole('button', { name: music.tracks }).click();
  await expect(player.getByRole('listitem')).toHaveCount(2);
  await expect(player.getByRole('listitem').nth(1)).toContainText(pieces[0] ?? '');
  // the first piece was heard to its end
  await expect(page.getByText(music.punched, { exact: true }).first()).toBeVisible();
  await maya.look('a session that plays a new course');
  maya.expectQuietConsole();
  await maya.leave();
}
