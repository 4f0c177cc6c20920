import type { certificateForecast as english } from '../en-US/certificateForecast.ts';

/** What is told of certificates that run out. */
export const certificateForecast: typeof english = {
  title: '即将到期的证书',
  whose: '即将到期：{{name}}',
  until: '有效期至 {{date}}',
  lost_one: '未来 60 天内有 1 节训练课将失去持证教练。',
  lost_other: '未来 60 天内有 {{count}} 节训练课将失去持证教练。',
  could: '可接手：{{names}}。',
  taker: '{{name}}（{{count}} 节）',
  without_one: '其中 1 节无人有空。',
  without_other: '其中 {{count}} 节无人有空。',
  sessions: '查看训练课及有空的教练',
  nobody: '无人有空',
  note: '登记新证书',
};
