import { useLocation } from '@tanstack/react-router';
import type { GuestWellbeing } from '@trellis/contract/wellbeing/guest-calls';
import { type WellbeingKind, wellbeingKinds } from '@trellis/contract/wellbeing/rules';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../../../app/format.ts';
import { Waiting } from '../../../app/waiting.tsx';
import { GuestPage } from '../../../ui/guest-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PhoneTitle } from '../../../ui/phone-page.tsx';
import { PlainCard } from '../../../ui/plain-card.tsx';
import { ShownBanners } from '../../banners/public.ts';
import { goalText } from '../value-text.ts';
import { DayForm } from './day-form.tsx';
import { type DayValues, type KeptDays, recallDays } from './kept-days.ts';
import { useGuestWellbeing, useRemoveActivity, useSendDay } from './queries.ts';
import { useKeptDays } from './use-kept-days.ts';

const TopicCard = lazy(() => import('./topic-card.tsx').then((module) => ({ default: module.TopicCard })));

/** Where the code for the days leads: a guardian enters how the child sleeps, eats and moves. */
export function PhoneWellbeingPage() {
  const { hash } = useLocation();
  // another link in the same tab is another child: nothing of the former stays
  return <Days key={hash} token={hash} />;
}

function Days({ token }: { token: string }) {
  const [found, setFound] = useState<KeptDays>();
  useEffect(() => void recallDays(token).then(setFound), [token]);
  return (
    <GuestPage token={token} query={useGuestWellbeing(token)}>
      {(opened) => (found ? <Opened token={token} found={found} opened={opened} /> : <Waiting />)}
    </GuestPage>
  );
}

function Opened({ token, found, opened }: { token: string; found: KeptDays; opened: GuestWellbeing }) {
  const { t, i18n } = useTranslation('wellbeing');
  const dayId = useId();
  const { centerName: center, childName: child, days, goals, expiresAt } = opened;
  const [chosen, choose] = useState(days[0] ?? '');
  const kept = useKeptDays(token, found, useSendDay());
  const partOf = (kind: WellbeingKind) => {
    const stored = storedOf(opened, kind, chosen);
    const goal = goals[kind];
    return (
      <PlainCard key={kind} title={t(`kind.${kind}`)} {...(stored.length > 0 && { extra: t('phone.recorded') })}>
        {goal && <p className="quiet">{t('phone.goal', { goal: goalText(t, kind, goal) })}</p>}
        {kind === 'exercise' && <Activities entries={opened.exercise.filter(({ day }) => day === chosen)} />}
        <DayForm
          key={chosen}
          kind={kind}
          center={center}
          // of activities there may be several: each is entered anew
          values={kept.valuesOf(kind, chosen) ?? (kind === 'exercise' ? {} : (stored[0] ?? {}))}
          isRecorded={kind !== 'exercise' && stored.length > 0}
          state={kept.stateOf(kind, chosen)}
          onChange={(values) => kept.change(kind, chosen, values)}
          onSubmit={(values) => void kept.submit(kind, chosen, values)}
        />
      </PlainCard>
    );
  };
  return (
    <div className="guest-parts">
      <div>
        <PhoneTitle isOfTab>{t('phone.title')}</PhoneTitle>
        <p>{t('phone.intro', { center, child })}</p>
      </div>
      <ShownBanners banners={opened.banners} />
      {opened.topic && (
        <Suspense>
          <TopicCard topic={opened.topic} />
        </Suspense>
      )}
      <div className="question">
        <label className="question-title" htmlFor={dayId}>
          {t('phone.day')}
        </label>
        <select id={dayId} value={chosen} onChange={({ target }) => choose(target.value)}>
          {days.map((day, ago) => (
            <option key={day} value={day}>
              {ago === 0 ? t('phone.today', { date: dayInWords(day, i18n.language) }) : dayInWords(day, i18n.language)}
            </option>
          ))}
        </select>
      </div>
      {wellbeingKinds.map(partOf)}
      <p className="quiet">{t('phone.until', { date: dayInWords(expiresAt, i18n.language) })}</p>
    </div>
  );
}

/** What stands there of a day, as a form holds it. */
const storedOf = (opened: GuestWellbeing, kind: WellbeingKind, of: string): DayValues[] =>
  // an activity is entered anew: what stands there of one fills no form
  kind === 'exercise'
    ? opened.exercise.flatMap(({ day, isByFamily: _whose, ...values }) => (day === of ? [values] : []))
    : opened[kind].flatMap(({ day, ...values }) => (day === of ? [values] : []));

type Entered = GuestWellbeing['exercise'][number];

/** What was entered of a day; what the family entered itself it can take back. */
function Activities({ entries }: { entries: readonly Entered[] }) {
  const { t } = useTranslation('wellbeing');
  const remove = useRemoveActivity();
  return (
    <ul className="plain-list">
      {entries.map(({ day, activity, minutes, intensity, isByFamily }) => (
        <li key={activity}>
          {[t(`activity.${activity}`), t('word.minutes', { count: minutes }), t(`intensity.${intensity}`)].join(' · ')}{' '}
          {isByFamily && (
            <button
              type="button"
              className="frame-quiet"
              disabled={remove.isPending}
              aria-label={t('phone.remove', { name: t(`activity.${activity}`) })}
              onClick={() => remove.mutate({ day, activity })}
            >
              {t('word.remove')}
            </button>
          )}
        </li>
      ))}
      {remove.error && (
        <li>
          <Notice level="error" title={t('phone.removeFailed')} />
        </li>
      )}
    </ul>
  );
}
