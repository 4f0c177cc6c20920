import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { classesOf, coveredOccurrences } from '../credits/public.ts';
import { listContracts } from './list-contracts.ts';
import { enableContract, stopContract } from './stop-contract.ts';

let scene: Scene;
let family: ReturnType<typeof contractsOf>;
beforeAll(async () => {
  scene = await openScene();
  family = contractsOf(scene);
});
afterAll(() => scene.drop());

const classes = (subjectId: string) => family.run((db) => classesOf(db, subjectId));
const stop = (id: string) => family.run((db, caller) => stopContract(db, caller, { id }));
const enable = (id: string) => family.run((db, caller) => enableContract(db, caller, { id }));
const covered = (ids: string[]) => family.run((db) => coveredOccurrences(db, ids));

describe('editing', () => {
  it('posts more classes and covers what waited for them', async () => {
    const userId = await scene.addChild();
    const id = await family.add(userId, { totalClass: 1 });
    const booked = await family.book(userId, ['2031-06-10', '2031-06-11']);
    expect((await covered(booked)).size).toBe(1);
    await family.update(id, { totalClass: 3, amount: 30 });
    expect((await covered(booked)).size).toBe(2);
    expect(await classes(userId)).toEqual({ available: 1, held: 2, consumed: 0 });
    expect(await family.find(id)).toMatchObject({ totalClass: 3, remainClass: 3, price: '10.00' });
  });

  it('takes unused classes back, never those that were used or booked', async () => {
    const userId = await scene.addChild();
    const id = await family.add(userId, { totalClass: 5 });
    await family.train(userId);
    await family.book(userId, ['2031-06-12']);
    await expect(family.update(id, { totalClass: 1 })).rejects.toMatchObject({
      code: 'RocketSystem:ContractClassesUsed',
      detail: { members: ['totalClass'], data: { count: 2 } },
    });
    await family.update(id, { totalClass: 2 });
    expect(await classes(userId)).toEqual({ available: 0, held: 1, consumed: 1 });
  });

  it('changes the purpose while nothing was trained', async () => {
    const userId = await scene.addChild();
    const id = await family.add(userId, { totalClass: 4 });
    const booked = await family.book(userId, ['2031-06-13']);
    await family.update(id, { purpose: 'GroupTraining', totalClass: 6 });
    expect(await classes(userId)).toEqual({ available: 0, held: 0, consumed: 0 });
    expect((await covered(booked)).size).toBe(0);
    expect(await family.find(id)).toMatchObject({ purpose: 'GroupTraining', remainClass: 6 });
    await family.update(id, { purpose: 'Training' });
    expect(await classes(userId)).toEqual({ available: 5, held: 1, consumed: 0 });
    await family.train(userId);
    await expect(family.update(id, { purpose: 'GroupTraining' })).rejects.toMatchObject({
      code: 'RocketSystem:ContractPurposeUsed',
      detail: { members: ['purpose'], data: { count: 1 } },
    });
  });

  it('tells the later of two editors what the other one saved', async () => {
    const id = await family.add(await scene.addChild());
    const { concurrencyStamp } = await family.find(id);
    await family.update(id, { amount: 700 });
    await expect(family.update(id, { amount: 800, concurrencyStamp })).rejects.toMatchObject({
      code: 'Trellis:StaleStamp',
      detail: { data: { current: { id, amount: 700 } } },
    });
  });

  it('lets one of two editors at once win', async () => {
    const id = await family.add(await scene.addChild());
    const { concurrencyStamp } = await family.find(id);
    const results = await Promise.allSettled([4, 5].map((totalClass) => family.update(id, { totalClass, concurrencyStamp })));
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const { totalClass, remainClass } = await family.find(id);
    expect(remainClass).toBe(totalClass);
  });

  it('keeps the words of a reason that nobody offers any more', async () => {
    const id = await family.add(await scene.addChild(), { reasonId: await family.reason('Signing', 5) });
    const before = await family.find(id);
    await scene.owner.deleteFrom('catalog.contract_reasons').where('id', '=', before.reasonId).execute();
    await family.update(id, { amount: 1 });
    expect(await family.find(id)).toMatchObject({ reason: before.reason, amount: 1 });
  });
});

describe('the classes that are left', () => {
  it('become fewer with a finished session, not with one that is booked', async () => {
    const userId = await scene.addChild();
    const id = await family.add(userId, { totalClass: 3 });
    const left = async () => {
      const { items } = await family.run((db, caller) => listContracts(db, caller, { userId, skipCount: 0, maxResultCount: 10 }));
      return [(await family.find(id)).remainClass, ...items.map((item) => item.remainClass)];
    };
    await family.book(userId, ['2031-06-18']);
    expect(await left()).toEqual([3, 3]);
    await family.train(userId);
    expect(await left()).toEqual([2, 2]);
    expect(await family.find(id)).toMatchObject({ totalClass: 3 });
  });
});

describe('stopping', () => {
  it('takes the classes out of use and uncovers what is booked; enabling restores both', async () => {
    const userId = await scene.addChild();
    const id = await family.add(userId, { totalClass: 3 });
    const booked = await family.book(userId, ['2031-06-14', '2031-06-15']);
    await stop(id);
    expect((await family.find(id)).stopTime).toBe('2031-06-04T16:00:00.000Z');
    expect(await classes(userId)).toEqual({ available: 0, held: 0, consumed: 0 });
    expect((await covered(booked)).size).toBe(0);
    await expect(stop(id)).rejects.toMatchObject({ code: 'RocketSystem:UserContractStopped' });
    await enable(id);
    expect(await family.find(id)).toMatchObject({ stopTime: null, remainClass: 3 });
    expect(await classes(userId)).toEqual({ available: 1, held: 2, consumed: 0 });
    expect((await covered(booked)).size).toBe(2);
    await expect(enable(id)).rejects.toMatchObject({ code: 'RocketSystem:UserContractNotStopped' });
  });

  it('lets another contract cover what it covered, the next one first', async () => {
    const userId = await scene.addChild();
    const id = await family.add(userId, { totalClass: 2, signTime: '2031-01-01' });
    const booked = await family.book(userId, ['2031-06-16', '2031-06-17']);
    await family.add(userId, { totalClass: 1 });
    await stop(id);
    expect([...(await covered(booked))]).toEqual([booked[0]]);
    await expect(family.train(userId)).resolves.toBeUndefined();
    await expect(family.train(userId)).rejects.toMatchObject({ code: 'RocketSystem:NoClassLeft' });
  });

  it('knows no contract of another centre', async () => {
    const id = await family.add(await scene.addChild());
    const oliver = scene.cast.member('oliver', 'harbour', scene.as('maya').now);
    await expect(scene.run(oliver, (db) => stopContract(db, oliver, { id }))).rejects.toMatchObject({ code: 'Trellis:NotFound' });
  });
});
