export { followedTemplate, topicDays, topicOfDay } from './followed.ts';
export { markDone } from './subject-template.ts';
