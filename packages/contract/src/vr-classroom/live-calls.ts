import { z } from 'zod';
import { call, fileReply, id } from '../wire.ts';

/** A test as its headset tells of it. */
export const vrLiveCalls = {
  follow: call('GET', '/api/vrclassroom/DataAnalysis/Test/RealTimeStream', {
    summary:
      'How a test goes, as server-sent events while it runs: each has what came since the last one, and its id is what `after` goes on from. It ends each minute, to be asked for again, and with the test',
    access: { anyOf: ['RocketSystem.Vrat', 'PFE.UserManagement.SubjectDetail.VratTestRequestTab', 'RocketSystem.VratCase'] },
    input: z.object({ caseId: id('testRequest'), after: z.int().min(0).default(0) }),
    output: fileReply,
    file: 'progress.events',
    errors: ['Trellis:TooMany'],
  }),
};
