import { z } from 'zod';
import { ofPlanTab } from '../../offline-plans/tab-access.ts';
import { call, id } from '../../wire.ts';
import { changeMusic, generateMusic, musicGeneration, musicGenerations } from './schemas.ts';

const path = '/api/rocketAdmin/userCourse/musicGenerationRecord';
const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;

export const musicGenerationCalls = {
  list: call('GET', path, {
    summary: 'Which music the sessions of a child play, in order, and what there is to choose from',
    access: ofPlanTab,
    input: z.object({ userId: id('subject') }),
    output: musicGenerations,
    errors: ['SubjectNotFound'],
  }),
  generate: call('POST', path, {
    summary: 'Give a child music by its stage, or by an assessment; the sessions of its plan that did not begin play it',
    access: write,
    input: generateMusic,
    output: musicGeneration,
    errors: ['SubjectNotFound', 'RocketSystem:NoMusicOfType', 'RocketSystem:MusicOrderGap'],
  }),
  change: call('PUT', path, {
    summary:
      'Choose other music, for more or fewer sessions or elsewhere in the order; the sessions of its plan that did not begin play it',
    access: write,
    input: changeMusic,
    output: musicGeneration,
    errors: ['RocketSystem:NoMusicOfType', 'RocketSystem:MusicOrderGap', 'Trellis:StaleStamp'],
  }),
};
