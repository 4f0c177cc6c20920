import type { Language } from '@trellis/contract/languages';

const en = {
  title: 'Let {name} in?',
  who: 'You are signed in as {person}. {name} asks to act for you.',
  whoAlone: '{name} asks who you are: you are signed in as {person}.',
  read: 'It sees what you may see.',
  write: 'It sees and changes what you may, but never your own account.',
  /** What is said of an app that asks for some parts of the product alone. */
  within: 'Of these parts alone: {parts}.',
  back: 'You go on to {address}.',
  end: 'You can end it at any time: in your account, where you are signed in.',
  allow: 'Let it in',
  refuse: 'No',
};
type ConsentTexts = typeof en;

const es: ConsentTexts = {
  title: '¿Dar acceso a {name}?',
  who: 'Ha iniciado sesión como {person}. {name} pide actuar en su nombre.',
  whoAlone: '{name} pregunta quién es usted: ha iniciado sesión como {person}.',
  read: 'Verá lo que usted puede ver.',
  write: 'Verá y cambiará lo que usted puede, pero nunca su propia cuenta.',
  within: 'Solo de estas partes: {parts}.',
  back: 'Continuará en {address}.',
  end: 'Puede terminarlo cuando quiera: en su cuenta, donde ha iniciado sesión.',
  allow: 'Dar acceso',
  refuse: 'No',
};

const zhHans: ConsentTexts = {
  title: '允许“{name}”访问？',
  who: '您以{person}的身份登录。“{name}”请求代表您操作。',
  whoAlone: '“{name}”请求了解您的身份：您以{person}的身份登录。',
  read: '它可查看您有权查看的内容。',
  write: '它可查看和更改您有权操作的内容，但不能更改您自己的账号。',
  within: '仅限以下部分：{parts}。',
  back: '之后将前往 {address}。',
  end: '您可随时在账号的登录列表中终止。',
  allow: '允许',
  refuse: '拒绝',
};

export const consentTexts: Record<Language, ConsentTexts> = { en, es, 'zh-Hans': zhHans };
