import { expect } from '@playwright/test';
import { progressOf, type Send, sendRecording } from '@trellis/server/headset/play-test';
import { playedRecording } from '@trellis/server/headset/played-recording';
import { newSecret } from '@trellis/server/platform/auth/secrets';
import { withClient } from '@trellis/server/platform/db/with-client';
import { choose } from './choose.ts';
import { databaseOf, test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const list = '/system/center/menu/statistic/vratList';
const cases = '/system/manage/statistic/vratCaseList';

test('a VR test goes from its code to its report: ordered, signed for, played by a headset, read by the center and medical support', async ({
  browser,
  product: { folder },
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { child, code } = await orderTest(maya);
  await showCode(maya, child);
  await signConsent(maya, child);
  await playHeadset(folder, code, (tell) => follow(maya, child, tell));
  await readReport(maya, child);
  maya.expectQuietConsole(/ERR_INTERNET_DISCONNECTED/);
  await maya.leave();

  const nora = await signInAs(browser, 'Nora Lindqvist', 'es-ES', new RegExp(`${cases}(\\?|$)`), desk);
  await expect(nora.page.getByRole('heading', { level: 1 })).toHaveText(nora.texts.vrClassroom.cases.title);
  await nora.page.locator('tbody').getByRole('button', { name: child }).first().tap();
  const drawer = nora.page.getByRole('dialog');
  await expect(drawer.getByText(nora.texts.vrClassroom.status.Finished).first()).toBeVisible();
  const isNormal = drawer.getByRole('switch', { name: nora.texts.vrClassroom.cases.isNormalData });
  await isNormal.tap();
  await expect(isNormal).toBeChecked();
  await expect(drawer.getByRole('switch', { name: nora.texts.vrClassroom.cases.allowQuestionnaires })).toHaveCount(0);
  await nora.look('a case');
  await drawer.getByRole('link', { name: nora.texts.vrClassroom.actions.report }).tap();
  await expect(nora.page.getByText(nora.texts.vrClassroom.report.noDiagnosis)).toBeVisible();
  await expect(nora.page.getByRole('figure', { name: nora.texts.vrClassroom.report.course })).toBeVisible();
  await nora.look('the report of a case');
  nora.expectQuietConsole();
  await nora.leave();
});

/** From the menu of a child of school age, who has no test yet; answers the child's name and the code. */
async function orderTest(person: Person): Promise<{ child: string; code: string }> {
  const { page, texts } = person;
  const words = texts.vrClassroom.add;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const child = '陈诗涵';
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent(child)}`);
  await page.getByRole('button', { name: says(texts.subjects.actions.of, { name: child }) }).tap();
  await page.getByRole('menuitem', { name: words.action }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(texts.subjects.fields.birthday, { exact: true })).toBeVisible();
  await person.look('the facts that a test depends on');
  await dialog.getByRole('button', { name: texts.subjects.check.goOn }).click();
  await choose(dialog.getByLabel(words.location));
  await person.look('the form of a test');
  await dialog.getByRole('button', { name: words.order }).tap();
  const code = await dialog.getByRole('status').innerText();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  await dialog.getByRole('button', { name: words.copy }).tap();
  await expect(page.locator('.toasts').getByText(texts.vrClassroom.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await dialog.getByRole('button', { name: words.done }).tap();
  await expect(page).toHaveURL(new RegExp(list));
  await expect(page.locator('tbody tr.ant-table-row').first()).toContainText(code);
  return { child, code };
}

/** The QR of the new test: it counts down to closing by itself. */
async function showCode(person: Person, child: string): Promise<void> {
  const { page, texts } = person;
  const words = texts.vrClassroom;
  await pick(person, child, words.actions.qr);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('timer')).toContainText(/3\d|40/);
  await expect(dialog.locator('canvas, svg').first()).toBeVisible();
  await person.look('the code of a test');
  await dialog.locator('.ant-modal-footer').getByRole('button', { name: texts.shell.word.close }).tap();
  await expect(dialog).toBeHidden();
}

async function pick(person: Person, child: string, item: string): Promise<void> {
  const { page, texts } = person;
  await page
    .getByRole('button', { name: says(texts.vrClassroom.actions.of, { name: child }) })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: item, exact: true }).tap();
}

/** A guardian signs on the center's screen, and agrees to be compared with. */
async function signConsent(person: Person, child: string): Promise<void> {
  const { page, texts } = person;
  const words = texts.vrClassroom.consent;
  await pick(person, child, texts.vrClassroom.actions.consent);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(words.signer).fill('Guardian at the desk');
  await drawer.getByRole('checkbox', { name: words.allowsNorms }).check();
  const pad = drawer.getByRole('img', { name: words.signature });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The place for the signature is not shown');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(box.x + 20 + step * 20, box.y + 40 + (step % 2) * 20);
  await page.mouse.up();
  await person.look('a consent that is signed');
  await drawer.getByRole('button', { name: words.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('tbody tr.ant-table-row').first().getByText(words.signed, { exact: true })).toBeVisible();
}

/** The headset says how a minute went. */
type Tell = (minute: number) => Promise<unknown>;

/** The headset of the demonstration, with a key that is known: what `npm run play-headset` does, over HTTP. */
async function playHeadset(folder: string, code: string, whileItRuns: (tell: Tell) => Promise<void>): Promise<void> {
  const { secret: key, hash } = newSecret();
  const serialNumber = await withClient(databaseOf(folder), async (superuser) => {
    const { rows } = await superuser.query<{ serial_number: string }>(
      `with own as (select tenant_id, id, serial_number from app.devices where state = 'Passed' and source_type = 'Vrat' limit 1), kept as (
        insert into app.device_keys (tenant_id, device_id, key_hash) select tenant_id, id, $1 from own
        on conflict (tenant_id, device_id) do update set key_hash = excluded.key_hash
      ) select serial_number from own`,
      [hash],
    );
    return rows[0]?.serial_number ?? '';
  });
  const send: Send = async (path, body) => {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${process.env.TRELLIS_ORIGIN}/api/vrclassroom/headset/${path}`, {
      method: 'POST',
      headers: { authorization: `Device ${key}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await reply.text();
    expect(reply.ok, `${path}: ${text}`).toBe(true);
    return text === '' ? {} : JSON.parse(text);
  };
  const begun = await send('begin', { code, serialNumber });
  const testRequestId = String(begun.TestRequestId);
  const recording = playedRecording({ seed: 8, serialNumber, startedAt: new Date(), hz: 90 });
  await whileItRuns((minute) => send('progress', { testRequestId, ...progressOf(recording, minute) }));
  expect(await sendRecording(send, testRequestId, recording)).toMatchObject({ Status: 'Finished', Validity: 'valid' });
}

/** The chart goes with the test; what was told while the center had no network is caught up with. */
async function follow(person: Person, child: string, tell: Tell): Promise<void> {
  const { page, texts } = person;
  const { actions, report } = texts.vrClassroom;
  await page.goto(`${process.env.TRELLIS_ORIGIN}${list}`);
  await pick(person, child, actions.live);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(report.follows)).toBeVisible();
  await tell(1);
  const chart = dialog.getByRole('figure', { name: report.course });
  await chart.getByText(texts.shell.word.asTable).tap();
  const motionOf = (minute: number) => chart.getByRole('row').nth(minute).getByRole('cell').last();
  await expect(motionOf(1)).toHaveText(/\d/);
  await expect(motionOf(2)).toHaveText('');
  await person.look('a test that runs');
  await page.context().setOffline(true);
  await tell(2);
  await page.context().setOffline(false);
  await expect(motionOf(2)).toHaveText(/\d/, { timeout: 30_000 });
  for (const look of [report.looks.medical, report.looks.medicalChn]) await dialog.getByText(look, { exact: true }).tap();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** The report from the list, with the way back to it. */
async function readReport(person: Person, child: string): Promise<void> {
  const { page, texts } = person;
  const words = texts.vrClassroom.report;
  await page.goto(`${process.env.TRELLIS_ORIGIN}${list}`);
  await pick(person, child, texts.vrClassroom.actions.report);
  await expect(page.getByText(words.noDiagnosis)).toBeVisible();
  for (const name of [words.skills, words.course]) await expect(page.getByRole('figure', { name })).toBeVisible();
  await expect(page.getByText(words.meanings)).toBeVisible();
  await person.look('a report');
  await page.getByRole('link', { name: texts.vrClassroom.list.title }).first().tap();
  await expect(page).toHaveURL(new RegExp(list));
}
