import { useLocation } from '@tanstack/react-router';
import { signatureArea } from '@trellis/contract/contracts/rules';
import type { GuestContract } from '@trellis/contract/contracts/signing/guest-calls';
import { useTranslation } from 'react-i18next';
import { dayInWords, formatDateTime } from '../../../app/format.ts';
import { GuestPage } from '../../../ui/guest-page.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PhoneTitle } from '../../../ui/phone-page.tsx';
import '../../../ui/plain-form.css';
import { ShownBanners } from '../../banners/public.ts';
import { useGuestContract, useSavePdf } from './guest-queries.ts';
import { SignForm } from './sign-form.tsx';
import './signature-pad.css';

/** Where the link of a contract leads: a guardian reads it, signs it and keeps it. */
export function PhoneContractPage() {
  const { hash } = useLocation();
  // another link in the same tab is another child: nothing of the former stays
  return <Contract key={hash} token={hash} />;
}

function Contract({ token }: { token: string }) {
  return (
    <GuestPage token={token} query={useGuestContract(token)}>
      {(opened) => <Opened opened={opened} />}
    </GuestPage>
  );
}

function Opened({ opened }: { opened: GuestContract }) {
  const { t, i18n } = useTranslation('familyPages');
  const { centerName: center, childName: child, terms, signed, isOpen, expiresAt } = opened;
  return (
    <div className="guest-parts">
      <div>
        <PhoneTitle>{t('contractPhone.title', { child })}</PhoneTitle>
        {!signed && isOpen && <p>{t('contractPhone.intro', { center })}</p>}
      </div>
      {signed && <Signed opened={opened} signed={signed} />}
      {!signed && !isOpen && <Notice level="warning" title={t('contractPhone.closed', { center })} />}
      <section className="plain-form">
        <h2>{t('contractPhone.content')}</h2>
        <Content opened={opened} />
        <h2>{t('contractPhone.terms', { version: terms.version })}</h2>
        {/* what is longer than its frame is read with the keyboard too */}
        <div className="contract-terms" tabIndex={0} role="region" aria-label={t('contractPhone.terms', { version: terms.version })}>
          {terms.text}
        </div>
      </section>
      {!signed && isOpen && <SignForm opened={opened} />}
      <ShownBanners banners={opened.banners} />
      <p className="quiet">{t('contractPhone.until', { date: dayInWords(expiresAt, i18n.language) })}</p>
    </div>
  );
}

function Content({ opened: { content } }: { opened: GuestContract }) {
  const { t, i18n } = useTranslation('familyPages');
  const facts = [
    [t('contractPhone.center'), content.centerName],
    [t('contractPhone.fields.userId'), content.childName],
    [t('contractPhone.fields.contractType'), t(`contractPhone.type.${content.contractType}`)],
    [t('contractPhone.fields.purpose'), t(`contractPhone.purpose.${content.purpose}`)],
    [t('contractPhone.fields.signTime'), dayInWords(content.signTime, i18n.language)],
    [t('contractPhone.fields.totalClass'), String(content.totalClass)],
    [t('contractPhone.fields.amount'), formatMoney(content.amount.toFixed(2))],
  ];
  return (
    <dl className="contract-facts">{facts.map(([label, value]) => [<dt key={`${label}:`}>{label}</dt>, <dd key={label}>{value}</dd>])}</dl>
  );
}

function Signed({ opened, signed }: { opened: GuestContract; signed: NonNullable<GuestContract['signed']> }) {
  const { t } = useTranslation('familyPages');
  const pdf = useSavePdf();
  const { name, time, signature } = signed;
  return (
    <>
      <Notice level="success" title={t('contractPhone.signed', { name, time: formatDateTime(time, opened.zone) })}>
        <p>{t('contractPhone.thanks', { center: opened.centerName })}</p>
      </Notice>
      {signature === null ? (
        <p className="quiet">{t('contractPhone.typed')}</p>
      ) : (
        <svg
          className="signature-drawn"
          role="img"
          aria-label={t('contractPhone.signatureOf', { name })}
          viewBox={`0 0 ${signatureArea.width} ${signatureArea.height}`}
        >
          <path d={signature} />
        </svg>
      )}
      {pdf.error && <Notice level="error" title={t('contractPhone.pdfFailed')} />}
      <button type="button" className="frame-action frame-wide" disabled={pdf.isPending} onClick={() => pdf.mutate()}>
        {t('contractPhone.pdf')}
      </button>
    </>
  );
}
