import type { calendarFeed as english } from '../en-US/calendarFeed.ts';

export const calendarFeed: typeof english = {
  title: '在自己的日历中查看训练课',
  about: '您的日历软件可通过一个保密地址读取您的训练课：过去 {{past}} 天至未来 {{ahead}} 天，包含儿童姓名。请勿外传。',
  make: '生成地址',
  once: '该地址仅显示一次。请在日历软件中将其添加为订阅。',
  since: '您自 {{time}} 起有一个地址，不会再次显示。',
  none: '您还没有地址。',
  copy: '复制地址',
  copied: '已复制',
  copyFailed: '无法复制，请手动选择并复制。',
  revoke: '吊销',
  revokeTitle: '吊销该地址？',
  revokeText: '使用该地址的日历软件将无法再看到您的训练课。',
  revoked: '地址已吊销。',
  replace: '重新生成',
  replaceTitle: '更换该地址？',
};
