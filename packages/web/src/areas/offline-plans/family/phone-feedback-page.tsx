import { useLocation } from '@tanstack/react-router';
import type { GuestFeedback, GuestSession } from '@trellis/contract/offline-plans/guest-calls';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../../../app/format.ts';
import { Waiting } from '../../../app/waiting.tsx';
import { GuestPage } from '../../../ui/guest-page.tsx';
import { PhoneTitle } from '../../../ui/phone-page.tsx';
import { ShownBanners } from '../../banners/public.ts';
import { type KeptFeedback, recallFeedback } from './kept-feedback.ts';
import { PhoneFeedbackForm } from './phone-feedback-form.tsx';
import { useGuestFeedback } from './queries.ts';

const PlainAnswers = lazy(() => import('./plain-answers.tsx').then((module) => ({ default: module.PlainAnswers })));

/** Where the code for feedback leads: a guardian tells how the latest session went. */
export function PhoneFeedbackPage() {
  const { hash } = useLocation();
  // another link in the same tab is another child: nothing of the former stays
  return <Feedback key={hash} token={hash} />;
}

function Feedback({ token }: { token: string }) {
  return (
    <GuestPage token={token} query={useGuestFeedback(token)}>
      {(feedback) => <Opened token={token} feedback={feedback} />}
    </GuestPage>
  );
}

function Opened({ token, feedback }: { token: string; feedback: GuestFeedback }) {
  const { t, i18n } = useTranslation('familyPages');
  const [kept, setKept] = useState<{ found: KeptFeedback | undefined }>();
  useEffect(() => {
    void recallFeedback(token).then((found) => setKept({ found }));
  }, [token]);
  const { centerName: center, childName: child, zone, sessions, expiresAt } = feedback;
  const [latest, ...earlier] = sessions;
  const sent = earlier.filter(({ sentAt }) => sentAt !== null);
  return (
    <div className="guest-parts">
      <div>
        <PhoneTitle isOfTab>{t('phone.title')}</PhoneTitle>
        <p>
          {latest
            ? t('phone.intro', {
                center,
                child,
                num: latest.num,
                date: dayInWords(latest.finishedAt, i18n.language, zone),
                coach: latest.coachName,
              })
            : t('phone.none', { child })}
        </p>
      </div>
      {latest && !kept && <Waiting />}
      {latest && kept && (
        <PhoneFeedbackForm
          key={latest.id}
          token={token}
          center={center}
          zone={zone}
          session={latest}
          kept={kept.found?.sessionId === latest.id ? kept.found : undefined}
        />
      )}
      {sent.length > 0 && <Earlier sessions={sent} zone={zone} />}
      <ShownBanners banners={feedback.banners} />
      <p className="quiet">{t('phone.until', { date: dayInWords(expiresAt, i18n.language) })}</p>
    </div>
  );
}

function Earlier({ sessions, zone }: { sessions: GuestSession[]; zone: string }) {
  const { t, i18n } = useTranslation('familyPages');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('phone.earlier')}</summary>
      {isOpen && (
        <Suspense fallback={<Waiting />}>
          {sessions.map((session) => (
            <section key={session.id}>
              <h2>{t('phone.earlierSession', { num: session.num, date: dayInWords(session.finishedAt, i18n.language, zone) })}</h2>
              <PlainAnswers properties={session.feedbackProperties} feedbacks={session.feedbacks} />
            </section>
          ))}
        </Suspense>
      )}
    </details>
  );
}
