import { locales } from '@trellis/contract/languages';
import { schemesOf } from '../http/chosen-theme.ts';
import { type Html, html, trusted } from './html.ts';
import { style } from './style.ts';
import { localeNames, type PageLanguage } from './texts.ts';

const mark = trusted(`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
  <rect width="32" height="32" rx="8" fill="#0072E3"/>
  <path d="M9 7v18M16 7v18M23 7v18M7 12h18M7 20h18" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".55"/>
  <path d="M9 25c0-6 7-5 7-10s5-4 7-7" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>
</svg>`);

/** The mark of a tab, as small as that is drawn: the one of the web app. */
const icon = trusted(
  `<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230072E3'/%3E%3Cpath d='M8 10h16M8 16h16M8 22h16M12 7v18M20 7v18' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E">`,
);

export interface PageParts {
  language: PageLanguage;
  nonce: string;
  title: string;
  body: Html;
  /** Leaves room for two columns. */
  wide?: boolean;
  /** Where the page is shown again in another language; without it the page offers no choice. */
  languageHref?: (locale: string) => string;
}

/** A whole page of the sign-in service. */
export function page({ language, nonce, title, body, wide, languageHref }: PageParts): string {
  const { theme } = language;
  return html`<!doctype html>
<html lang="${language.locale}"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemesOf(theme)}">
<meta name="referrer" content="no-referrer">
${icon}
<title>${title} · Trellis</title>
<style nonce="${nonce}">${trusted(style)}</style>
</head>
<body>
<div class="frame${wide && ' wide'}">
<header><span class="brand">${mark}<span>Trellis</span></span></header>
<main>${body}</main>
${languageHref && languageLinks(language, languageHref)}
</div>
</body>
</html>`.markup;
}

function languageLinks({ locale: current, texts }: PageLanguage, href: (locale: string) => string): Html {
  const links = locales.map(
    (locale) =>
      html`<a href="${href(locale)}" lang="${locale}" hreflang="${locale}"${locale === current && trusted(' aria-current="true"')}>${localeNames[locale]}</a>`,
  );
  return html`<nav aria-label="${texts.languages}">${links}</nav>`;
}

/** A page that says what happened and leads back to the web app. */
export function noticePage(parts: Omit<PageParts, 'body'>, notice: Html, webOrigin: string): string {
  const body = html`<h1>${parts.title}</h1><p>${notice}</p><a class="button" href="${webOrigin}/">${parts.language.texts.back}</a>`;
  return page({ ...parts, body });
}
