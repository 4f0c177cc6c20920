import type { apps as english } from '../en-US/apps.ts';
import { term, word } from './common.ts';

const menu = { appVersions: 'Versiones de las aplicaciones' };

export const apps: typeof english = {
  menu,
  app: { Rocket: 'Rocket', RocketB: 'Rocket B' },
  platform: { Android: 'Android', iOS: 'iOS' },
  appVersions: {
    title: menu.appVersions,
    add: 'Añadir una versión',
    edit: 'Editar la versión {{name}}',
    empty: 'Aún no hay versiones',
    emptyHint: 'Una versión pública se anuncia a las aplicaciones más antiguas.',
    fields: {
      app: term.app,
      platform: word.platform,
      version: term.version,
      note: 'Novedades',
      link: 'Descarga',
      forceUpdate: 'Obligatoria',
    },
    hints: {
      version: 'Tres números, como 2.10.0.',
      link: term.httpsHint,
      forceUpdate: 'Las aplicaciones más antiguas solo siguen cuando se actualizan.',
    },
  },
};
