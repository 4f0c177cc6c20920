import { expect } from '@playwright/test';
import { withClient } from '@trellis/server/platform/db/with-client';
import { databaseOf, test } from './journey.ts';
import { desk, signInAs } from './person.ts';
import { says } from './texts.ts';

test.use({ ofItsOwn: 'retention' });

const origin = () => process.env.TRELLIS_ORIGIN;

/** What the product does by itself: administrators are told now, and a night comes after two weeks and a day. */
const toldAndErased = (folder: string) =>
  withClient(databaseOf(folder), async (client) => {
    await client.query('select jobs.tell_of_erasures(now())');
    const { rows } = await client.query<{ count: number }>(`
      select count(*) filter (where jobs.erase_due(
        (date_trunc('day', now() at time zone t.zone) + interval '16 days 2 hours') at time zone t.zone
      ))::int as count
      from identity.tenants t join app.retention_rules r on r.tenant_id = t.id`);
    return rows[0]?.count;
  });

test('an administrator sets how long things are kept, holds one child, and has proof once the other is erased', async ({
  browser,
  product: { folder },
}) => {
  const [kept, gone] = await withClient(databaseOf(folder), async (client) => {
    // two children whom nothing keeps, who left a year ago
    const { rows } = await client.query<{ id: string; name: string }>(`
      insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, tag, bind_state, left_at)
      select m.tenant_id, split_part(n, ' ', 1), split_part(n, ' ', 2), n, '2015-05-14', 'Unknown', 'Archived', 'Unbound', now() - interval '1 year'
      from unnest(array['Olmo Kept', 'Aura Gone']) as n
      cross join (select m.tenant_id from identity.memberships m join identity.persons p on p.id = m.person_id
        join identity.tenants t on t.id = m.tenant_id and t.kind = 'centre' where p.name = 'Maya Thompson' order by t.name limit 1) as m
      returning id, name`);
    return rows;
  });
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = maya;
  const { rule, preview, proof, hold, parts } = texts.retention;
  await page.goto(`${origin()}/system/center/menu/manage/retention`);
  await expect(page.getByText(rule.off)).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.getByLabel(parts.record).fill('6');
  await expect(page.getByText(preview.draft)).toBeVisible();
  await expect(row('Aura Gone')).toContainText(parts.record);
  await maya.look('whom a rule would erase, before it is saved');
  // a slip saves nothing: how many it erases is said first
  await page.getByRole('button', { name: texts.shell.word.save }).click();
  const asked = page.getByRole('dialog', { name: rule.ask_other.replace('{{count}}', '2') });
  await asked.getByRole('button', { name: texts.shell.word.cancel }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText(rule.off)).toBeVisible();
  await page.getByRole('button', { name: texts.shell.word.save }).click();
  await asked.getByRole('button', { name: rule.ok }).click();
  await expect(page.getByText(preview.hint)).toBeVisible();
  await page.getByText(preview.windows.in30, { exact: true }).click();
  await expect(row('Olmo Kept')).toBeVisible();

  await page.getByRole('link', { name: 'Olmo Kept' }).click();
  await page.getByRole('button', { name: texts.subjects.actions.of.replace('{{name}}', 'Olmo Kept') }).click();
  await page.getByRole('menuitem', { name: texts.subjects.actions.hold }).click();
  const form = page.getByRole('dialog', { name: says(hold.title, { name: 'Olmo Kept' }) });
  await form.getByLabel(texts.shell.word.reason).fill('A court asked for the record');
  await form.getByRole('button', { name: hold.action }).click();
  await expect(page.getByText('A court asked for the record')).toBeVisible();
  await page.getByRole('button', { name: texts.subjects.actions.of.replace('{{name}}', 'Olmo Kept') }).click();
  await page.getByRole('menuitem', { name: texts.subjects.actions.hold }).click();
  const lifting = page.getByRole('dialog', { name: says(hold.liftTitle, { name: 'Olmo Kept' }) });
  await lifting.getByRole('button', { name: texts.shell.word.cancel }).click();
  await expect(lifting).toBeHidden();
  await maya.look('a child on legal hold');

  expect(await toldAndErased(folder)).toBe(1);
  await page.goto(`${origin()}/system/center/menu/manage/retention`);
  await expect(row('Olmo Kept')).toContainText(preview.obstacles.hold);
  await expect(row('Aura Gone')).toHaveCount(0);
  await expect(row((gone?.id ?? '').slice(-12))).toContainText(proof.rule_other.replace('{{count}}', '6'));
  await expect(page.getByText((kept?.id ?? '').slice(-12))).toHaveCount(0);
  await maya.look('proof of what was erased');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.ui.export }).click();
  expect((await arriving).suggestedFilename()).toMatch(/\.xlsx$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await maya.look('erasing on a phone');
  maya.expectQuietConsole();
  await maya.leave();
});
