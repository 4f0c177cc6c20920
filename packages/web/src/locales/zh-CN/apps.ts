import type { apps as english } from '../en-US/apps.ts';
import { term, word } from './common.ts';

const menu = { appVersions: '应用版本' };

export const apps: typeof english = {
  menu,
  app: { Rocket: 'Rocket', RocketB: 'Rocket B' },
  platform: { Android: 'Android', iOS: 'iOS' },
  appVersions: {
    title: menu.appVersions,
    add: '添加版本',
    edit: '编辑版本 {{name}}',
    empty: '还没有版本',
    emptyHint: '版本公开后，较旧的应用会收到更新提示。',
    fields: { app: term.app, platform: word.platform, version: term.version, note: '更新内容', link: '下载地址', forceUpdate: '强制更新' },
    hints: { version: '三组数字，例如 2.10.0。', link: term.httpsHint, forceUpdate: '较旧的应用必须更新后才能继续使用。' },
  },
};
