import { limits } from '@trellis/contract/limits';
import { durationIn } from '../mail/times.ts';
import { emailAttributes, field } from './field.ts';
import { type Html, html } from './html.ts';
import { page } from './page.ts';
import { codePath, recoveryPath } from './recovery.ts';
import { recoveryAddress, signInAddress } from './recovery-address.ts';
import { recoveryTexts } from './recovery-texts.ts';
import type { PageLanguage } from './texts.ts';

const { min, max } = limits.account.passwordLength;

interface RecoveryPage {
  language: PageLanguage;
  nonce: string;
  webOrigin: string;
  /** The sign-in that the person goes on with afterwards. */
  interaction: string | undefined;
  email: string;
}

/** What is wrong with each field, or with all of them. */
export interface RecoveryProblem {
  general?: string | undefined;
  email?: string | undefined;
  code?: string | undefined;
  password?: string | undefined;
  repeated?: string | undefined;
}

const alert = (problem: string | undefined) => problem !== undefined && html`<p class="alert" id="problem" role="alert">${problem}</p>`;

function drawn(view: RecoveryPage, path: string, title: string, body: Html): string {
  const { language, nonce, interaction } = view;
  return page({ language, nonce, title, body, languageHref: (locale) => recoveryAddress(path, locale, interaction) });
}

function others({ language, webOrigin, interaction }: RecoveryPage, { path, text }: { path: string; text: string }): Html {
  const { locale } = language;
  return html`<p class="others"><a href="${recoveryAddress(path, locale, interaction)}">${text}</a>
<a href="${signInAddress(webOrigin, locale, interaction)}">${recoveryTexts[language.language].toSignIn}</a></p>`;
}

/** Asks whoever forgot a password for their e-mail. */
export function askPage(view: RecoveryPage & { problem: RecoveryProblem }): string {
  const { language, email, problem, interaction } = view;
  const texts = recoveryTexts[language.language];
  const body = html`<h1>${texts.askTitle}</h1>
${alert(problem.general)}<p>${texts.ask}</p>
<form method="post" action="${recoveryAddress(recoveryPath, language.locale, interaction)}" novalidate>
${field({ name: 'email', label: language.texts.email, attributes: emailAttributes(email), problem: problem.email, focused: true })}
<button>${texts.send}</button>
</form>
${others(view, { path: codePath, text: texts.haveCode })}`;
  return drawn(view, recoveryPath, texts.askTitle, body);
}

/** Takes the code and another password; `isSent`: a letter may be on its way. */
export function codePage(view: RecoveryPage & { problem: RecoveryProblem; isSent: boolean; code: string }): string {
  const { language, email, problem, interaction, code, isSent } = view;
  const texts = recoveryTexts[language.language];
  const first = (['email', 'code', 'password', 'repeated'] as const).find((name) => problem[name] !== undefined);
  const focus = first ?? (email === '' ? 'email' : 'code');
  const shared = (name: 'email' | 'code' | 'password' | 'repeated') => ({ name, problem: problem[name], focused: focus === name });
  const isDoubted = { doubted: problem.general !== undefined };
  const duration = durationIn(limits.passwordCode.validFor / 60, language.language);
  const fresh = html`type="password" autocomplete="new-password" maxlength="${String(max)}"`;
  const body = html`<h1>${texts.codeTitle}</h1>
${isSent && html`<p class="told" role="status">${texts.sent.replace('{email}', () => email)}</p>`}${alert(problem.general)}
<form method="post" action="${recoveryAddress(codePath, language.locale, interaction)}" novalidate>
${field({ ...shared('email'), ...isDoubted, label: language.texts.email, attributes: emailAttributes(email) })}
${field({
  ...shared('code'),
  ...isDoubted,
  label: texts.code,
  hint: texts.codeHint.replace('{duration}', duration),
  attributes: html`class="code" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="40" value="${code}"`,
})}
${field({ ...shared('password'), label: texts.newPassword, hint: texts.passwordHint.replace('{min}', String(min)), attributes: fresh })}
${field({ ...shared('repeated'), label: texts.repeated, attributes: fresh })}
<button>${texts.save}</button>
</form>
${others(view, { path: recoveryPath, text: texts.another })}`;
  return drawn(view, codePath, texts.codeTitle, body);
}

/** Says that the password is another one. */
export function donePage(view: Omit<RecoveryPage, 'email'>): string {
  const { language, nonce, webOrigin, interaction } = view;
  const texts = recoveryTexts[language.language];
  const body = html`<h1>${texts.doneTitle}</h1><p>${texts.done}</p>
<a class="button" href="${signInAddress(webOrigin, language.locale, interaction)}">${language.texts.submit}</a>`;
  return page({ language, nonce, title: texts.doneTitle, body });
}
