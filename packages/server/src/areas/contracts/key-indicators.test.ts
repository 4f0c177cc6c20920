import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { readSheet } from '../../testing/sheet.ts';
import { describeContract } from './contract-document.ts';
import { exportContracts } from './export-contracts.ts';
import { describeContracts } from './key-indicators.ts';
import { enableContract, stopContract } from './stop-contract.ts';

let scene: Scene;
let family: ReturnType<typeof contractsOf>;
let userId: string;
let children = 0;
beforeAll(async () => {
  scene = await openScene();
  family = contractsOf(scene);
});
beforeEach(async () => {
  userId = await scene.addChild(`Child ${(children += 1)}`);
});
afterAll(() => scene.drop());

const indicators = () => family.run((db, caller) => describeContracts(db, caller, { userId }));

describe("a child's contracts", () => {
  it('add up: money, classes by purpose, first and last signing', async () => {
    const first = await family.add(userId, { amount: 500, totalClass: 5, signTime: '2031-03-01' });
    await family.add(userId, { amount: 100, totalClass: 4, signTime: '2031-05-01', purpose: 'GroupTraining' });
    await family.pay(first, { amount: 300, payDate: '2031-03-02' });
    await family.pay(first, { amount: 50, isRecharge: false });
    expect(await indicators()).toEqual({
      currency: 'USD',
      contracts: 2,
      inForce: 2,
      totalAmount: 600,
      paid: 250,
      refunded: 50,
      outstanding: 350,
      firstSignTime: '2031-03-01',
      lastSignTime: '2031-05-01',
      lastPayDate: '2031-03-02',
      purposes: [
        { purpose: 'Training', bought: 5, used: 0, left: 5, stopped: 0, takenBack: 0 },
        { purpose: 'GroupTraining', bought: 4, used: 0, left: 4, stopped: 0, takenBack: 0 },
      ],
    });
  });

  it('leave no class and nothing to pay once they are stopped; what was trained on them stays', async () => {
    const stopped = await family.add(userId, { amount: 300, totalClass: 3, signTime: '2031-03-01' });
    await family.pay(stopped, { amount: 100 });
    await family.train(userId);
    const goesOn = await family.add(userId, { amount: 500, totalClass: 5, signTime: '2031-05-01' });
    await family.pay(goesOn, { amount: 200 });
    await family.run((db, caller) => stopContract(db, caller, { id: stopped }));
    await family.train(userId);
    await family.book(userId, ['2031-06-10']);
    const purposes = (used: number, left: number) => [
      { purpose: 'Training', bought: 8, used, left, stopped: 8 - used - left, takenBack: 0 },
      { purpose: 'GroupTraining', bought: 0, used: 0, left: 0, stopped: 0, takenBack: 0 },
    ];
    expect(await indicators()).toMatchObject({
      contracts: 2,
      inForce: 1,
      totalAmount: 800,
      paid: 300,
      outstanding: 300,
      purposes: purposes(2, 4),
    });
    await family.run((db, caller) => enableContract(db, caller, { id: stopped }));
    expect(await indicators()).toMatchObject({ inForce: 2, outstanding: 500, purposes: purposes(2, 6) });
  });

  it('tell of each contract what they tell of all: after a stop and a subtraction too, on the page, in the PDF and in Excel', async () => {
    const first = await family.add(userId, { totalClass: 6, signTime: '2031-03-01' });
    const second = await family.add(userId, { totalClass: 5, signTime: '2031-05-01' });
    await family.train(userId);
    await family.subtract(userId, 2);
    await family.run((db, caller) => stopContract(db, caller, { id: first }));
    const figuresOf = async (id: string) => {
      const { totalClass, usedClass, remainClass, stoppedClass, takenBackClass } = await family.find(id);
      return [totalClass, usedClass, remainClass, stoppedClass, takenBackClass];
    };
    expect([await figuresOf(first), await figuresOf(second)]).toEqual([
      [6, 1, 0, 3, 2],
      [5, 0, 5, 0, 0],
    ]);
    const [training] = (await indicators()).purposes;
    expect(training).toEqual({ purpose: 'Training', bought: 11, used: 1, left: 5, stopped: 3, takenBack: 2 });

    const labels = ['Sessions', 'Used', 'Left', 'Set aside', 'Taken back'];
    const pdf = await family.run((db, caller) => describeContract(db, caller, { document: 'userContract', id: first }));
    const [facts] = pdf.parts;
    const written = facts?.kind === 'facts' ? labels.map((label) => facts.facts.find((fact) => fact.label === label)?.value) : [];
    expect(written).toEqual(['6', '1', '0', '3', '2']);
    const caller = scene.as('maya');
    const { name } = await scene.owner.selectFrom('app.subjects').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
    const [header = [], ...rows] = await readSheet(await exportContracts((run) => scene.run(caller, run), caller, {}));
    const sheet = rows.filter((row) => row[0] === name).map((row) => labels.map((label) => row[header.indexOf(label)]));
    expect(sheet).toEqual([
      [5, 0, 5, 0, 0],
      [6, 1, 0, 3, 2],
    ]);
  });

  it('owe what each of them still costs: paying too much for one pays for no other', async () => {
    const overpaid = await family.add(userId, { amount: 150 });
    await family.pay(overpaid, { amount: 150 });
    // as contracts of before have it: today it is refused
    await scene.owner.updateTable('app.user_contracts').set({ amount: 10_000 }).where('id', '=', overpaid).execute();
    await family.add(userId, { amount: 80 });
    expect(await indicators()).toMatchObject({ paid: 150, outstanding: 80 });
  });
});
