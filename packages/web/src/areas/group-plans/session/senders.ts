import { api } from '../../../app/api.ts';
import { sendsUnsent } from '../../../app/unsent/unsent.ts';

interface Personal extends Omit<Parameters<typeof api.groupSessions.punchForChild.call>[0], 'userId'> {
  subjectId: string;
}
interface Start {
  userOfflinePlanId: string;
  num: number;
  startedAt: string;
}
interface Finish extends Omit<Start, 'startedAt'> {
  finishedAt?: string;
  run?: number;
}

// what is said in a session of a class, in the order in which it went on
sendsUnsent('class:startCourse', ({ userOfflinePlanId, ...said }: Start, options) =>
  api.groupSessions.startCourse.call({ ...said, groupTrainingPlanId: userOfflinePlanId }, options),
);
sendsUnsent('class:attendance', api.groupSessions.attendance.call);
sendsUnsent('class:punch', api.groupSessions.punch.call);
sendsUnsent('class:punchEdit', api.groupSessions.punchEdit.call);
sendsUnsent('class:overallFeedback', api.groupSessions.overallFeedback.call);
sendsUnsent('class:categoryFeedback', api.groupSessions.categoryFeedback.call);
sendsUnsent('class:personalFeedback', ({ subjectId, ...said }: Personal, options) =>
  api.groupSessions.punchForChild.call({ ...said, userId: subjectId }, options),
);
sendsUnsent('class:musicPunch', api.groupMusic.punch.call);
sendsUnsent('class:note', api.offlinePlans.note.call);
sendsUnsent('class:abandon', api.groupSessions.abandon.call);
sendsUnsent('class:finish', ({ userOfflinePlanId, ...said }: Finish, options) =>
  api.groupSessions.finish.call({ ...said, groupTrainingPlanId: userOfflinePlanId }, options),
);
