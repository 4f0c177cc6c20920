import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '@trellis/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';

const { offlinePlans, personalFeedback, groupSessions, groupMusic } = contract;

/** All that the screen of a session sends with the run in which it was said: where one is not known, what was said in a run that was given up goes into the next. */
const said: Record<string, AnyContractProcedure> = {
  punch: offlinePlans.punch,
  'edit of a punch': offlinePlans.punchEdit,
  overall: offlinePlans.overallFeedback,
  category: offlinePlans.categoryFeedback,
  personal: personalFeedback.save,
  music: offlinePlans.musicPunch,
  finish: offlinePlans.finish,
  abandon: offlinePlans.abandon,
  'punch of a class': groupSessions.punch,
  'edit of a punch of a class': groupSessions.punchEdit,
  'overall of a class': groupSessions.overallFeedback,
  'category of a class': groupSessions.categoryFeedback,
  'child of a class': groupSessions.punchForChild,
  'music of a class': groupMusic.punch,
  'finish of a class': groupSessions.finish,
  'abandon of a class': groupSessions.abandon,
};

it.each(Object.entries(said))('%s is told with its run', (_, call) => {
  const input = call['~orpc'].inputSchema;
  expect(input instanceof z.ZodObject && Object.keys(input.shape)).toContain('run');
});
