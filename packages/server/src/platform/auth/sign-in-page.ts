import type { Language } from '@trellis/contract/languages';
import { emailAttributes, field } from './field.ts';
import { type Html, html } from './html.ts';
import { organizationTexts } from './organization/organization-texts.ts';
import { page } from './page.ts';
import type { PageLanguage } from './texts.ts';

/** Somebody whom a visitor of the demonstration may look around as. */
export interface DemoPerson {
  id: string;
  name: string;
  role: string;
  tenant: string;
}

/** What the page says about the last try. */
export interface SignInProblem {
  general?: string;
  email?: string;
  password?: string;
}

export interface SignInPage {
  language: PageLanguage;
  nonce: string;
  action: string;
  email: string;
  problem: SignInProblem;
  demoPeople: readonly DemoPerson[];
  roleLabel: (role: string, language: Language) => string;
  languageHref: (locale: string) => string;
  /** Where whoever forgot the password goes on. */
  recoveryHref: string;
  /** Some organization has a sign-in of its own. */
  offersOrganization: boolean;
}

function demoList({ demoPeople, action, language, roleLabel }: SignInPage): Html {
  const people = demoPeople.map(
    (person) => html`<li><button class="person" name="person" value="${person.id}"><b>${person.name}</b>
<span>${roleLabel(person.role, language.language)} · ${person.tenant}</span></button></li>`,
  );
  return html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">${language.texts.demoTitle}</h2>
<p class="quiet">${language.texts.demoHint}</p>
<form method="post" action="${action}"><ul class="people">${people}</ul></form>
<p class="others"><a href="/mailbox">${language.texts.demoMailbox}</a></p>
</section>`;
}

/** The page that asks for e-mail and password; it works without scripts. */
export function signInPage(view: SignInPage): string {
  const { language, nonce, email, problem, action, languageHref } = view;
  const { texts } = language;
  const onPassword = problem.email === undefined && email !== '';
  const form = html`<section>
<h1>${texts.title}</h1>
${problem.general && html`<p class="alert" id="problem" role="alert">${problem.general}</p>`}
<form method="post" action="${action}" novalidate>
${field({
  name: 'email',
  label: texts.email,
  attributes: emailAttributes(email),
  problem: problem.email,
  doubted: problem.general !== undefined,
  focused: !onPassword,
})}
${field({
  name: 'password',
  label: texts.password,
  attributes: html`type="password" autocomplete="current-password" maxlength="1000"`,
  problem: problem.password,
  doubted: problem.general !== undefined,
  focused: onPassword,
})}
<button>${texts.submit}</button>
${view.offersOrganization && html`<button class="other" name="way" value="organization">${organizationTexts[language.language].lead}</button>`}
</form>
<p class="others"><a href="${view.recoveryHref}">${texts.forgotten}</a></p>
</section>`;
  const demo = view.demoPeople.length > 0 && demoList(view);
  return page({ language, nonce, title: texts.title, body: html`${form}${demo}`, wide: demo !== false, languageHref });
}
