import { api } from '../../../app/api.ts';
import { sendsUnsent } from '../../../app/unsent/unsent.ts';

interface Personal extends Omit<Parameters<typeof api.groupSessions.punchForChild.call>[0], 'userId'> {
  subjectId: string;
}
interface Finish {
  userOfflinePlanId: string;
  num: number;
}

// what is said in a session of a class, in the order in which it went on
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
sendsUnsent('class:finish', ({ userOfflinePlanId, num }: Finish, options) =>
  api.groupSessions.finish.call({ groupTrainingPlanId: userOfflinePlanId, num }, options),
);
