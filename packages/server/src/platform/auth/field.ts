import { type Html, html, trusted } from './html.ts';

export interface Field {
  name: string;
  label: string;
  attributes: Html;
  /** What is wrong with it. */
  problem?: string | undefined;
  /** Something is wrong that the page says above, with this field perhaps. */
  doubted?: boolean;
  focused?: boolean;
  hint?: string;
}

/** A field of a form with its label and what is wrong with it. */
export function field({ name, label, attributes, problem, doubted = false, focused = false, hint }: Field): Html {
  const isWrong = problem !== undefined || doubted;
  const notes = [hint && !problem && `${name}-hint`, problem && `${name}-problem`, doubted && 'problem'].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes}${isWrong && trusted(' aria-invalid="true"')}${notes !== '' && html` aria-describedby="${notes}"`}${focused && trusted(' autofocus')}>
${hint && !problem && html`<p class="hint" id="${name}-hint">${hint}</p>`}${problem && html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`}
</div>`;
}

/** An e-mail by which somebody signs in. */
export const emailAttributes = (email: string) =>
  html`type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="320" value="${email}"`;
