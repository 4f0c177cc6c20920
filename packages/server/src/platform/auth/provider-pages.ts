import { type ErrorOut, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { chosenTheme } from '../http/chosen-theme.ts';
import { html, trusted } from './html.ts';
import { outageOf } from './outage.ts';
import { noticePage, page } from './page.ts';
import { type PageLanguage, pageLanguage } from './texts.ts';

function languageOf(ctx: KoaContextWithOIDC): PageLanguage {
  return { ...pageLanguage(ctx.query.ui_locales, ctx.get('accept-language')), theme: chosenTheme(ctx.get('cookie')) };
}

/** The page for a request that cannot go on and cannot be sent back to the web app either. */
export function renderProblem(ctx: KoaContextWithOIDC, out: ErrorOut, error: unknown, webOrigin: string): void {
  const language = languageOf(ctx);
  const { texts } = language;
  const expired = error instanceof errors.SessionNotFound;
  const outage = outageOf(error, language.language);
  const title = expired ? texts.expiredTitle : texts.problemTitle;
  const broken = outage ? html`${outage.text}` : html`${texts.problem} <code>${out.error}</code>`;
  const notice = expired ? html`${texts.expired}` : broken;
  if (outage) ctx.status = outage.status;
  ctx.type = 'html';
  ctx.body = noticePage({ language, nonce: ctx.state.nonce, title }, notice, webOrigin);
}

/**
 * Signing out needs no second decision when our own web app sent the person here, which its id_token_hint proves:
 * the form then sends itself. Anybody else's link only shows the button.
 */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
  const language = languageOf(ctx);
  const { texts } = language;
  const nonce: string = ctx.state.nonce;
  const sendsItself = ctx.oidc.entities.IdTokenHint !== undefined;
  const script = html`<script nonce="${nonce}">document.getElementById('sign-out').click()</script>`;
  const body = html`<h1>${texts.signOutTitle}</h1><p>${texts.signOut}</p>${trusted(form)}
<button id="sign-out" form="op.logoutForm" name="logout" value="yes">${texts.signOutSubmit}</button>${sendsItself && script}`;
  ctx.type = 'html';
  ctx.body = page({ language, nonce, title: texts.signOutTitle, body });
}
