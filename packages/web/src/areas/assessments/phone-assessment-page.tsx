import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { GuestAssessment } from '@trellis/contract/assessments/guest-calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { whenKept } from '../../app/when-kept.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { PhoneTitle } from '../../ui/phone-page.tsx';
import { PhoneForm } from '../questionnaires/public.ts';
import { useGuestAssessment } from './queries.ts';

/** Where the code of an assessment leads: a guardian agrees, then answers on a phone. */
export function PhoneAssessmentPage() {
  const { hash } = useLocation();
  // another link in the same tab is another child: nothing of the former stays
  return <Assessment key={hash} token={hash} />;
}

function Assessment({ token }: { token: string }) {
  return (
    <GuestPage token={token} query={useGuestAssessment(token)}>
      {(assessment) => <Steps token={token} assessment={assessment} />}
    </GuestPage>
  );
}

const quiet = { meta: { quiet: true }, networkMode: 'always' } as const;

function Steps({ token, assessment }: { token: string; assessment: GuestAssessment }) {
  const { t } = useTranslation('assessments');
  const [isAgreed, setAgreed] = useState(assessment.consentTime !== null);
  const save = useMutation(api.guestAssessments.save.mutationOptions(quiet));
  const complete = useMutation(api.guestAssessments.complete.mutationOptions(quiet));
  if (assessment.status === 'Closed') {
    return (
      <section role="status">
        <PhoneTitle isOfTab>{t('phone.closedTitle')}</PhoneTitle>
        <p>{t('phone.closedText', { center: assessment.centerName })}</p>
      </section>
    );
  }
  if (!isAgreed) return <Consent assessment={assessment} onAgreed={() => setAgreed(true)} />;
  return <PhoneForm token={token} questionnaire={assessment} save={save.mutateAsync} complete={complete.mutateAsync} />;
}

function Consent({ assessment, onAgreed }: { assessment: GuestAssessment; onAgreed: () => void }) {
  const { t } = useTranslation('assessments');
  const agree = useMutation(api.guestAssessments.confirm.mutationOptions());
  return (
    <section>
      <PhoneTitle isOfTab>{t('consent.title')}</PhoneTitle>
      <p>
        <strong>{t('drawerTitle', { name: assessment.name, child: assessment.childName })}</strong>
      </p>
      {assessment.consent.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <button type="button" className="frame-action frame-wide" disabled={agree.isPending} onClick={() => whenKept(agree, {}, onAgreed)}>
        {t('consent.agree')}
      </button>
    </section>
  );
}
