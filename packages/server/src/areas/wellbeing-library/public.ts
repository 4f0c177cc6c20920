export { followedTemplate, topicDays } from './followed.ts';
