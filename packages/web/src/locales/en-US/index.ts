export { account } from './account.ts';
export { contracts } from './contracts.ts';
export { credits } from './credits.ts';
export { music } from './music.ts';
export { offlinePlans } from './offlinePlans.ts';
export { scheduling } from './scheduling.ts';
export { shell } from './shell.ts';
export { subjects } from './subjects.ts';
