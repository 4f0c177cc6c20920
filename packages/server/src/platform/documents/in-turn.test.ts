import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const tooMany = { code: 'Trellis:TooMany' };

describe('costly work', () => {
  it('is done one piece after another, and goes on after one that failed', async () => {
    const turn = inTurn({ ofAll: 3 });
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
      if (name === 'a') throw new Error('broken');
      return name;
    };
    const [a, b] = await Promise.allSettled([turn(work('a')), turn(work('b'))]);
    expect([a?.status, b]).toEqual(['rejected', { status: 'fulfilled', value: 'b' }]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('is refused while too much waits, and taken again afterwards', async () => {
    const turn = inTurn({ ofAll: 2 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const taken = [turn(() => promise), turn(() => promise)];
    await expect(turn(() => promise)).rejects.toMatchObject(tooMany);
    resolve();
    await Promise.all(taken);
    expect(await turn(async () => 'done')).toBe('done');
  });

  it('goes round among those who ask: the second of one is done after the first of another', async () => {
    const turn = inTurn({ ofAll: 9 });
    const seen: string[] = [];
    const work = (name: string) => async () => {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(name);
    };
    const ask = (name: string) => turn(work(name), name[0]);
    await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(ask));
    expect(seen).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    await Promise.all([ask('a5'), ask('b3').then(() => ask('b4')), ask('a6')]);
    expect(seen.slice(7)).toEqual(['a5', 'b3', 'a6', 'b4']);
  });

  it("of one asker keeps nobody else's out", async () => {
    const turn = inTurn({ ofAll: 4, ofOne: 2 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const taken = [turn(() => promise, 'ada'), turn(() => promise, 'ada')];
    await expect(turn(() => promise, 'ada')).rejects.toMatchObject(tooMany);
    taken.push(
      turn(() => promise, 'bo'),
      turn(() => promise),
    );
    await expect(turn(() => promise, 'bo')).rejects.toMatchObject(tooMany);
    resolve();
    await Promise.all(taken);
  });
});
