import type { ApiPart } from '@trellis/contract/api-parts';
import { partWords } from '@trellis/contract/connections/part-words';
import { html } from '../html.ts';
import { page } from '../page.ts';
import type { PageLanguage } from '../texts.ts';
import { consentTexts } from './consent-texts.ts';

interface ConsentPage {
  language: PageLanguage;
  nonce: string;
  action: string;
  /** The app, and who is signed in. */
  name: string;
  person: string;
  /** The most of the API that it asks for; null where it asks who somebody is alone. */
  asks: 'read' | 'write' | null;
  /** What of the product it asks for; none is all of it. */
  parts: ApiPart[];
  /** Where the app is led back to, as far as it says whose it is. */
  address: string;
  languageHref: (locale: string) => string;
}

/** Asks whoever is signed in whether an app may act for them. */
export function consentPage({ language, nonce, action, name, person, asks, parts, address, languageHref }: ConsentPage): string {
  const texts = consentTexts[language.language];
  const told = (text: string) =>
    text
      .replaceAll('{name}', () => name)
      .replace('{person}', () => person)
      .replace('{address}', () => address);
  const listed = (some: ApiPart[]) => texts.within.replace('{parts}', some.map((part) => partWords[language.language][part]).join(' · '));
  const title = told(texts.title);
  const body = html`<h1>${title}</h1><p>${told(asks ? texts.who : texts.whoAlone)}</p>
${asks !== null && html`<p class="told">${texts[asks]}${parts.length > 0 && ` ${listed(parts)}`}</p>`}<form method="post" action="${action}">
<button name="allow" value="yes">${texts.allow}</button>
<button class="other" name="allow" value="no">${texts.refuse}</button>
</form>
<p class="quiet after">${told(texts.back)} ${texts.end}</p>`;
  return page({ language, nonce, title, body, languageHref });
}
