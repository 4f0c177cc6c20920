import { type Html, html, trusted } from '../html.ts';
import type { SecondTexts } from './second-texts.ts';

/** What the page of the second step asks a passkey with, and the mark by which its answer is known. */
export interface PasskeyAsked {
  options: string;
  asked: string;
}

interface Form extends PasskeyAsked {
  texts: SecondTexts;
  action: string;
  kept: Html;
  nonce: string;
}

// What goes to the browser and comes back is bytes, on the page they stand as base64url. It is shown where there are passkeys and a script to ask for one.
const script = trusted(`
const form = document.getElementById('passkey');
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
const ask = async () => {
  const { challenge, allowCredentials, ...rest } = JSON.parse(form.dataset.options);
  const publicKey = { ...rest, challenge: bytes(challenge), allowCredentials: allowCredentials.map((known) => ({ ...known, id: bytes(known.id) })) };
  const { id, type, authenticatorAttachment, response } = await navigator.credentials.get({ publicKey });
  const said = {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
  };
  form.elements.passkey.value = JSON.stringify({ id, rawId: id, type, authenticatorAttachment, clientExtensionResults: {}, response: said });
  form.submit();
};
if ('PublicKeyCredential' in window) {
  form.hidden = false;
  form.querySelector('button').addEventListener('click', () => ask().catch(() => { form.querySelector('.problem').hidden = false; }));
}`);

/** Asks one of the person's passkeys in place of a code. */
export function passkeyForm({ texts, action, kept, nonce, options, asked }: Form): Html {
  return html`<form id="passkey" method="post" action="${action}" data-options="${options}" hidden>${kept}
<input type="hidden" name="asked" value="${asked}"><input type="hidden" name="passkey">
<button type="button" class="other">${texts.usePasskey}</button>
<p class="problem" role="alert" hidden>${texts.noPasskey}</p>
</form><script nonce="${nonce}">${script}</script>`;
}
