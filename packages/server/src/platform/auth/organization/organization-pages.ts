import { field } from '../field.ts';
import { html } from '../html.ts';
import { page } from '../page.ts';
import type { PageLanguage } from '../texts.ts';
import { organizationTexts } from './organization-texts.ts';

interface OrganizationPage {
  language: PageLanguage;
  nonce: string;
  name: string;
}

/** Leads on to the provider of an organization. A page, since what a form answers may lead nowhere else; its link follows itself where scripts run. */
export function onPage({ language, nonce, name, address }: OrganizationPage & { address: string }): string {
  const texts = organizationTexts[language.language];
  const title = texts.title.replace('{name}', () => name);
  const body = html`<h1>${title}</h1><p>${texts.going}</p>
<a class="button" id="on" href="${address}">${texts.go.replace('{name}', () => name)}</a>
<script nonce="${nonce}">document.getElementById('on').click()</script>`;
  return page({ language, nonce, title, body });
}

/** Asks, once, for the password of the account that a mail address has already. */
export function provePage(view: OrganizationPage & { action: string; email: string; problem: string | undefined }): string {
  const { language, nonce, name, action, email, problem } = view;
  const texts = organizationTexts[language.language];
  const told = texts.prove.replace('{email}', () => email).replace('{name}', () => name);
  const body = html`<h1>${texts.proveTitle}</h1>
${problem !== undefined && html`<p class="alert" id="problem" role="alert">${problem}</p>`}<p class="told">${told}</p>
<form method="post" action="${action}" novalidate><input type="hidden" name="link" value="yes">
<input type="hidden" name="username" autocomplete="username" value="${email}">
${field({
  name: 'password',
  label: language.texts.password,
  attributes: html`type="password" autocomplete="current-password" maxlength="1000"`,
  doubted: problem !== undefined,
  focused: true,
})}
<button>${texts.proveSubmit}</button>
</form>
<p class="others"><a href="${action}">${language.texts.title}</a></p>`;
  return page({ language, nonce, title: texts.proveTitle, body });
}
