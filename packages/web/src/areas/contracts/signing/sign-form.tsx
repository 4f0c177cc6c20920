import type { GuestContract } from '@trellis/contract/contracts/signing/guest-calls';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { useSignContract } from './guest-queries.ts';
import { SignaturePad } from './signature-pad.tsx';

const longestName = 120;
/** Fewer points than that are no signature but a slip of the finger. */
const leastPoints = 6;

/** Name, signature and consent of a guardian. */
export function SignForm({ opened }: { opened: GuestContract }) {
  const { t } = useTranslation('familyPages');
  const [name, setName] = useState(opened.guardianName ?? '');
  const [signature, setSignature] = useState('');
  const [isTyped, setTyped] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sign = useSignContract();
  const faults = {
    agree: hasAgreed ? undefined : t('contractPhone.agreeMissing'),
    name: name.trim().length < 2 ? t('contractPhone.nameMissing') : undefined,
    signature: !isTyped && signature.split(' ').length / 2 < leastPoints ? t('contractPhone.signatureMissing') : undefined,
  };
  const faultOf = (field: keyof typeof faults) => (isChecked ? faults[field] : undefined);
  const send = () => {
    setChecked(true);
    const wrong = (['agree', 'name', 'signature'] as const).find((field) => faults[field]);
    if (wrong) return form.current?.querySelector(`[data-question="${wrong}"]`)?.scrollIntoView({ block: 'center' });
    return sign.mutate({ stamp: opened.stamp, signerName: name.trim(), signature: isTyped ? null : signature, agreed: true });
  };
  return (
    <form
      ref={form}
      className="plain-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="question" data-question="agree">
        <label className="answer">
          <input type="checkbox" checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)} />
          {t('contractPhone.agree')}
        </label>
        <Fault text={faultOf('agree')} />
      </div>
      <div className="question" data-question="name">
        <label className="question-title" htmlFor="signer-name">
          {t('contractPhone.name')}
        </label>
        <input
          id="signer-name"
          autoComplete="name"
          maxLength={longestName}
          value={name}
          aria-invalid={faultOf('name') !== undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Fault text={faultOf('name')} />
      </div>
      <SignaturePad value={signature} fault={faultOf('signature')} isTyped={isTyped} onTyped={setTyped} onChange={setSignature} />
      {sign.error && (
        <Notice level="error" title={t('contractPhone.notSigned')}>
          <p>{sign.error.message}</p>
        </Notice>
      )}
      <div className="form-turn">
        <button type="submit" className="frame-action frame-wide" disabled={sign.isPending}>
          {t('contractPhone.sign')}
        </button>
      </div>
    </form>
  );
}

function Fault({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="question-fault" role="alert">
      {text}
    </span>
  );
}
