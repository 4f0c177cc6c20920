import { term, word } from './common.ts';

export const unsent = {
  word,
  refused_one: '中心未接受您填写的 {{count}} 项内容。',
  refused_other: '中心未接受您填写的 {{count}} 项内容。',
  look: '查看',
  leaving: {
    signOut: term.signOut,
    title: '还有内容未发送',
    text: '您填写的内容中有 {{count}} 项尚未送达中心。它们会加密保留在本设备上，他人无法读取；您下次在此登录后会自动发送。',
  },
};
