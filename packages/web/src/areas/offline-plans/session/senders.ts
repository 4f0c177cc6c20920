import { api } from '../../../app/api.ts';
import { sendsUnsent } from '../../../app/unsent/unsent.ts';

// a session from its start to its end, in the order in which it went on
sendsUnsent('startCourse', api.offlinePlans.startCourse.call);
sendsUnsent('punch', api.offlinePlans.punch.call);
sendsUnsent('punchEdit', api.offlinePlans.punchEdit.call);
sendsUnsent('overallFeedback', api.offlinePlans.overallFeedback.call);
sendsUnsent('categoryFeedback', api.offlinePlans.categoryFeedback.call);
sendsUnsent('personalFeedback', api.personalFeedback.save.call);
sendsUnsent('musicPunch', api.offlinePlans.musicPunch.call);
sendsUnsent('note', api.offlinePlans.note.call);
sendsUnsent('finish', api.offlinePlans.finish.call);
sendsUnsent('abandon', api.offlinePlans.abandon.call);
