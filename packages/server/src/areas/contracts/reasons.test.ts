import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { askForReasons } from './reason-question.ts';
import { addReason, listReasons, orderReasons, removeReason, takeOverReasons, updateReason } from './reasons.ts';

let scene: Scene;
let family: ReturnType<typeof contractsOf>;
beforeAll(async () => {
  scene = await openScene();
  family = contractsOf(scene);
});
afterAll(() => scene.drop());

const name = (text: string) => ({ en: text, 'zh-Hans': `${text} 中`, es: `${text} es` });
const offered = async () => {
  const { items } = await family.run((db, caller) => askForReasons(db, caller));
  return items.find(({ kind }) => kind === 'Renewal')?.options.map((option) => option.displayName);
};
const own = async () => (await family.run((db, caller) => listReasons(db, caller))).items.filter((reason) => reason.isOwn);

it('serves the platform’s reasons until the centre has its own, and again when it has none', async () => {
  const platform = await offered();
  expect(platform).toContain('The child makes progress');
  const { id } = await family.run((db, caller) => addReason(db, caller, { kind: 'Renewal', name: name('Ours') }));
  expect(await offered()).toEqual(['Ours']);
  await family.run((db, caller) => removeReason(db, caller, { id }));
  expect(await offered()).toEqual(platform);
});

it('copies, orders and changes them; a stale editor is told', async () => {
  const platform = await offered();
  await family.run((db, caller) => takeOverReasons(db, caller, { kind: 'Renewal' }));
  await expect(family.run((db, caller) => takeOverReasons(db, caller, { kind: 'Renewal' }))).rejects.toMatchObject({
    code: 'RocketSystem:ContractReasonsOwn',
  });
  const reasons = await own();
  expect(reasons.map((reason) => reason.name.en)).toEqual(platform);
  const ids = reasons.map((reason) => reason.id).reverse();
  await family.run((db, caller) => orderReasons(db, caller, { kind: 'Renewal', ids }));
  expect(await offered()).toEqual(platform?.toReversed());
  await expect(family.run((db, caller) => orderReasons(db, caller, { kind: 'Renewal', ids: ids.slice(1) }))).rejects.toMatchObject({
    code: 'Trellis:Busy',
  });
  const [first] = await own();
  const change = { id: first?.id ?? '', concurrencyStamp: first?.concurrencyStamp ?? '', name: name('Changed') };
  await family.run((db, caller) => updateReason(db, caller, change));
  await expect(family.run((db, caller) => updateReason(db, caller, change))).rejects.toMatchObject({
    code: 'Trellis:StaleStamp',
    detail: { data: { current: { id: change.id, name: name('Changed'), isOwn: true } } },
  });
  expect((await offered())?.[0]).toBe('Changed');
  for (const { id } of await own()) await family.run((db, caller) => removeReason(db, caller, { id }));
});

it('keeps what a contract was signed with, and lets no centre change the platform’s', async () => {
  const id = await family.add(await scene.addChild());
  const { reasonId, reason } = await family.find(id);
  await scene.owner
    .updateTable('catalog.contract_reasons')
    .set({ name: JSON.stringify(name('Other words')) })
    .where('id', '=', reasonId)
    .execute();
  expect(await family.find(id)).toMatchObject({ reasonId, reason });
  await expect(family.run((db, caller) => removeReason(db, caller, { id: reasonId ?? '' }))).rejects.toMatchObject({
    code: 'Trellis:NotFound',
  });
});
