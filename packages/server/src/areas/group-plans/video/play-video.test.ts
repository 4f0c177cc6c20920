import { randomUUID } from 'node:crypto';
import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aMedia } from '../../../fixtures/course-builders.ts';
import { coach, create, openClassDesk, refused, run, scene, start, view } from '../../../testing/class-desk.ts';
import { noon } from '../../../testing/scene.ts';
import { abandonSession } from '../../offline-plans/public.ts';
import { checkVideo, endVideo } from './play-video.ts';

openClassDesk();

const here = randomUUID();
const there = randomUUID();

/** A session that runs, with an exercise that has a video. */
async function startWithVideo() {
  const planId = await create();
  const { sessionId } = await start(planId);
  const [item] = (await view(planId)).items;
  const itemId = item?.id ?? '';
  const vid = await aMedia(scene.owner, coach(), 'video');
  await sql`
    update catalog.program_versions set video_id = ${vid}
    where id = (select program_version_id from app.session_items where id = ${itemId})`.execute(scene.owner);
  const at = (seconds: number) => scene.as('lin', new Date(noon.getTime() + seconds * 1000));
  return {
    planId,
    sessionId,
    itemId,
    vid,
    check: (playerId: string, { progress = 0, after = 0 } = {}) => run((db) => checkVideo(db, at(after), { itemId, playerId, progress })),
    end: (playerId: string, progress: number) => run((db) => endVideo(db, at(0), { itemId, playerId, progress })),
  };
}

describe('the video of an exercise of a class', () => {
  it('is named with the exercise, and plays in one place at a time', async () => {
    const { planId, itemId, vid, check } = await startWithVideo();
    expect((await view(planId)).items.find(({ id }) => id === itemId)?.trainingProgram.vid).toBe(vid);
    expect(await check(here)).toEqual({ vid, times: 0, progress: 0 });
    await expect(check(there)).rejects.toEqual(refused('RocketSystem:VideoMultiplePlaybackCannotBePlayed'));
    expect(await check(here, { progress: 15 })).toMatchObject({ progress: 15 });
    const tried = await Promise.allSettled([check(here), check(there), check(here), check(there)]);
    expect(tried.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  });

  it('is free again after its end, which is counted once, and where nothing is heard of its player', async () => {
    const { check, end } = await startWithVideo();
    await check(here);
    expect(await end(here, 61.5)).toEqual({ times: 1, progress: 61.5 });
    expect(await end(here, 61.5)).toEqual({ times: 1, progress: 61.5 });
    expect(await check(there)).toMatchObject({ times: 1, progress: 61.5 });
    await expect(end(here, 2)).rejects.toEqual(refused('RocketSystem:VideoMultiplePlaybackCannotBePlayed'));
    expect(await check(here, { after: limits.videoHeldSeconds + 1 })).toMatchObject({ times: 1 });
  });

  it('plays while its session runs, and is as new where that begins anew', async () => {
    const { planId, sessionId, itemId, check, end } = await startWithVideo();
    await check(here);
    await end(here, 60);
    await run((db) => abandonSession(db, coach(), { sessionId, reason: 'Fire drill' }));
    await expect(check(here)).rejects.toEqual(refused('RocketSystem:SessionNotOpen'));
    await start(planId);
    expect(await check(here)).toMatchObject({ times: 0, progress: 0 });
    await sql`update catalog.program_versions set video_id = null`.execute(scene.owner);
    await expect(run((db) => checkVideo(db, coach(), { itemId, playerId: here, progress: 0 }))).rejects.toEqual(
      refused('Trellis:NotFound'),
    );
  });
});
