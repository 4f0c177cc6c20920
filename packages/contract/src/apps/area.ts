import { appCalls, appVersion } from './app-version.ts';

export { appErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  appVersions: { calls: appVersion.calls, about: 'Versions of the apps on the devices of families and centers' },
  apps: { calls: appCalls, about: 'What apps ask about themselves' },
} as const;

/** Its declared resources. */
export const resources = [appVersion] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['appVersion'] as const;
