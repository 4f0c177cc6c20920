import { describe, expect, it } from 'vitest';
import { aSubject } from '../../fixtures/builders.ts';
import { aLeftChild, centre, openRetention, preview, product, run, save } from '../../testing/retention.ts';

openRetention();

describe('the preview', () => {
  it('says whom a rule would erase and when, before it is turned on', async () => {
    const [one, other] = [await aLeftChild(8), await aLeftChild(4)];
    await aSubject(product.owner, { tenant: centre });
    expect((await preview()).items.map(({ parts }) => parts)).toEqual([[], []]);
    const drafted = await preview('?isDraft=true&recordMonths=6');
    expect(drafted.items.map(({ id }) => id)).toEqual([one.subjectId, other.subjectId]);
    // the days in which administrators know
    expect(Date.parse(drafted.items[0]?.parts[0]?.from ?? '')).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    expect((await preview('?isDraft=true&recordMonths=6&within=30')).items.map(({ id }) => id)).toEqual([one.subjectId]);
    expect((await preview('?isDraft=true&recordMonths=6&within=90')).totalCount).toBe(2);
    expect((await preview('?isDraft=true&recordMonths=6&within=due')).totalCount).toBe(0);
  });

  it('says of parts too when they go, by the day that administrators were told, and counts who wants fewer days', async () => {
    await aLeftChild(3);
    const draft = '?isDraft=true&recordMonths=24&mediaMonths=2';
    expect((await preview(`${draft}&within=30`)).totalCount).toBe(1);
    expect((await preview(`${draft}&within=30&noticeDays=60`)).totalCount).toBe(0);
    await save({ recordMonths: 24, mediaMonths: 2 });
    await run(new Date());
    const from = async (query = '') => Date.parse((await preview(query)).items[0]?.parts.find(({ part }) => part === 'media')?.from ?? '');
    const told = await from();
    expect(told).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    // what a draft leaves as it is goes as it was told; what it changes begins anew
    expect(await from('?isDraft=true&recordMonths=25&mediaMonths=2')).toBe(told);
    expect(await from('?isDraft=true&recordMonths=24&mediaMonths=3')).toBeGreaterThan(told);
  });
});
