import type { sessionRules as english } from '../en-US/sessionRules.ts';
import { word } from './common.ts';
import { tenancy } from './tenancy.ts';

export const sessionRules: typeof english = {
  word,
  title: '训练课与平板规则',
  trialsLeft: '剩余体验课次数',
  trialsLeftHint: '每完成一次体验课扣减一次，为零时不能再完成。留空表示不限。',
  noLimit: tenancy.configuration.noLimit,
  noShowTakesClass: '无人到场的训练课扣除课时',
  lateCancellationTakesClass: '取消过晚的训练课扣除课时',
  freeCancellationHours: '上课前多少小时之内不可免费取消',
  freeCancellationHint: '晚于此时间取消，视为取消过晚。',
  interviewEvery: '每隔多少节课进行家长访谈',
  interviewEveryHint: '教练会收到提醒，直到填写该阶段的访谈记录。留空表示不提醒。',
  never: '不提醒',
  expiredCertificateBlocks: '证书到期的教练不能开始训练课',
  expiredCertificateHint: '关闭时仅提示证书已到期，仍可开始。',
  lockAfterMinutes: '平板闲置多少分钟后自动锁定',
  lockAfterHint: '适用于在该平板上设置了 PIN 码的人员；未设置者不会被锁定。',
  saved: tenancy.configuration.saved,
};
