import { term, word } from './common.ts';

const menu = { appVersions: 'App versions' };

/** Texts of the versions of apps. */
export const apps = {
  menu,
  app: { Rocket: 'Rocket', RocketB: 'Rocket B' },
  platform: { Android: 'Android', iOS: 'iOS' },
  appVersions: {
    title: menu.appVersions,
    add: 'Add a version',
    edit: 'Edit version {{name}}',
    empty: 'There are no versions yet',
    emptyHint: 'A version that is public is told to the apps that are older.',
    fields: {
      app: term.app,
      platform: word.platform,
      version: term.version,
      note: 'What is new',
      link: 'Download address',
      forceUpdate: 'Must be taken',
    },
    hints: {
      version: 'Three numbers, as 2.10.0.',
      link: term.httpsHint,
      forceUpdate: 'Apps that are older go on only once they are updated.',
    },
  },
};
