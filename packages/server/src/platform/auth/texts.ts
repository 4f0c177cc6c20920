import { type Language, type Locale, locales, negotiateLanguage, toLanguage, toLocale } from '@trellis/contract/languages';
import type { Theme } from '../http/chosen-theme.ts';

const en = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  forgotten: 'Forgot your password?',
  emailMissing: 'Enter your email.',
  passwordMissing: 'Enter your password.',
  wrongPair: 'Email and password do not match. Check both and try again.',
  tooMany: 'Too many attempts. Your email was kept; wait {wait} and try again.',
  demoTitle: 'Demonstration',
  demoHint: 'Choose somebody to look around as. No password needed.',
  demoMailbox: 'Read the mail that the product has sent',
  demoRefused: 'That person cannot be chosen here. Sign in with your email and password.',
  languages: 'Language',
  expiredTitle: 'This sign-in has expired',
  expired: 'It was left open too long or was already used. Nothing was lost; start again from the first page.',
  problemTitle: 'Signing in did not work',
  problem: 'Nothing was changed. Go back to the first page and try again; if it happens again, tell your administrator this code:',
  back: 'Back to the first page',
  signOutTitle: 'Sign out',
  signOut: 'You are about to leave Trellis in this browser.',
  signOutSubmit: 'Sign out',
};
export type Texts = typeof en;

const es: Texts = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  forgotten: '¿Olvidó su contraseña?',
  emailMissing: 'Escriba su correo electrónico.',
  passwordMissing: 'Escriba su contraseña.',
  wrongPair: 'El correo y la contraseña no coinciden. Revise ambos e inténtelo de nuevo.',
  tooMany: 'Demasiados intentos. Su correo se ha conservado; espere {wait} e inténtelo de nuevo.',
  demoTitle: 'Demostración',
  demoHint: 'Elija a una persona para explorar. No hace falta contraseña.',
  demoMailbox: 'Leer el correo que envió el producto',
  demoRefused: 'Aquí no se puede elegir a esa persona. Inicie sesión con su correo y contraseña.',
  languages: 'Idioma',
  expiredTitle: 'Este inicio de sesión ha caducado',
  expired: 'Estuvo abierto demasiado tiempo o ya se usó. No se ha perdido nada; empiece de nuevo desde la primera página.',
  problemTitle: 'No se pudo iniciar sesión',
  problem: 'No se cambió nada. Vuelva a la primera página e inténtelo de nuevo; si se repite, dé este código a su administrador:',
  back: 'Volver a la primera página',
  signOutTitle: 'Cerrar sesión',
  signOut: 'Va a salir de Trellis en este navegador.',
  signOutSubmit: 'Cerrar sesión',
};

const zhHans: Texts = {
  title: '登录',
  email: '邮箱',
  password: '密码',
  submit: '登录',
  forgotten: '忘记密码？',
  emailMissing: '请输入邮箱。',
  passwordMissing: '请输入密码。',
  wrongPair: '邮箱与密码不匹配，请检查后重试。',
  tooMany: '尝试次数过多。邮箱已保留，请等待{wait}后再试。',
  demoTitle: '演示',
  demoHint: '选择一位人员体验系统，无需密码。',
  demoMailbox: '查看系统发出的邮件',
  demoRefused: '此处不能选择该人员，请使用邮箱和密码登录。',
  languages: '语言',
  expiredTitle: '本次登录已过期',
  expired: '页面停留时间过长或已被使用。没有丢失任何内容，请从首页重新开始。',
  problemTitle: '登录未成功',
  problem: '未更改任何内容。请返回首页重试；如再次出现，请将此代码告知管理员：',
  back: '返回首页',
  signOutTitle: '退出登录',
  signOut: '您将在此浏览器中退出 Trellis。',
  signOutSubmit: '退出登录',
};

const all: Record<Language, Texts> = { en, es, 'zh-Hans': zhHans };

/** How each language names itself, for the links that change it. */
export const localeNames: Record<Locale, string> = { 'en-US': 'English', 'zh-CN': '中文', 'es-ES': 'Español' };

/** How a page is read: its language, as code, as the interface's locale, and its texts, and in the light or in the dark. */
export interface PageLanguage {
  language: Language;
  locale: Locale;
  texts: Texts;
  /** What was chosen on the device; the system's otherwise. */
  theme?: Theme | undefined;
}

/** The language of a page: the first wish that was made (a link, the application's ui_locales, the browser's header). */
export function pageLanguage(...wishes: unknown[]): PageLanguage {
  const wish = wishes.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '');
  const language = locales.some((locale) => locale === wish) ? toLanguage(wish as Locale) : negotiateLanguage(wish?.replaceAll(' ', ','));
  return { language, locale: toLocale(language), texts: all[language] };
}

/** How long somebody has to wait, as they say it: in seconds up to a minute, then in minutes that are begun. */
export function waitIn({ locale }: Pick<PageLanguage, 'locale'>, seconds: number): string {
  const [amount, unit] = seconds <= 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
