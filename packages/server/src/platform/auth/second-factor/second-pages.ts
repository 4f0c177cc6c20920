import { renderSVG } from 'uqr';
import { field } from '../field.ts';
import { type Html, html, trusted } from '../html.ts';
import { page } from '../page.ts';
import type { PageLanguage } from '../texts.ts';
import { type PasskeyAsked, passkeyForm } from './passkey-form.ts';
import { secondTexts } from './second-texts.ts';

interface SecondPage {
  language: PageLanguage;
  nonce: string;
  action: string;
  /** Proves that the password was right. */
  pending: string;
}

interface CodeProblem {
  general?: string | undefined;
  code?: string | undefined;
}

const kept = (pending: string) => html`<input type="hidden" name="pending" value="${pending}">`;
const codeAttributes = html`class="code" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="40"`;

function codeForm({ language, action, pending }: SecondPage, label: string, problem: CodeProblem): Html {
  const { general, code } = problem;
  return html`<form method="post" action="${action}" novalidate>${kept(pending)}
${field({ name: 'code', label, attributes: codeAttributes, problem: code, doubted: general !== undefined, focused: true })}
<button>${secondTexts[language.language].next}</button>
</form>`;
}

const alert = (problem: string | undefined) => problem !== undefined && html`<p class="alert" id="problem" role="alert">${problem}</p>`;

/** Asks for the code of the app, or a recovery code; or for a passkey, where the person has one. */
export function secondStepPage(view: SecondPage & { problem: CodeProblem; passkey: PasskeyAsked | undefined }): string {
  const { language, nonce, problem, passkey, action, pending } = view;
  const texts = secondTexts[language.language];
  const body = html`<h1>${texts.title}</h1>${alert(problem.general)}<p>${texts.ask}</p>
${codeForm(view, texts.code, problem)}
${passkey && passkeyForm({ texts, action, nonce, kept: kept(pending), ...passkey })}
<p class="after quiet">${texts.lost}</p>`;
  return page({ language, nonce, title: texts.title, body });
}

/** Shows the key to whoever must have a second step, and takes the first code that follows from it. */
export function setUpPage(view: SecondPage & { key: string; address: string; problem: CodeProblem }): string {
  const { language, nonce, key, address, problem } = view;
  const texts = secondTexts[language.language];
  const body = html`<h1>${texts.setUpTitle}</h1>${alert(problem.general)}<p>${texts.setUp}</p>
<div class="qr" role="img" aria-label="${texts.qr}">${trusted(renderSVG(address, { border: 2 }))}</div>
<p class="quiet">${texts.byHand}<br><code>${key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>
${codeForm(view, texts.firstCode, problem)}`;
  return page({ language, nonce, title: texts.setUpTitle, body });
}

/** Shows the recovery codes, once. */
export function recoveryCodesPage(view: SecondPage & { codes: readonly string[] }): string {
  const { language, nonce, action, pending, codes } = view;
  const texts = secondTexts[language.language];
  const body = html`<h1>${texts.codesTitle}</h1><p>${texts.codes}</p>
<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<form method="post" action="${action}">${kept(pending)}<button>${texts.kept}</button></form>`;
  return page({ language, nonce, title: texts.codesTitle, body });
}
