import { toLocale } from '@trellis/contract/languages';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { away } from '../connection.ts';
import { showLocale } from '../i18n.ts';
import { keptOwner } from '../offline/kept-reads.ts';
import { sendUnsent } from '../unsent/unsent.ts';
import { lockAsked } from './lock-state.ts';
import { listLocked, openWithPin } from './locks.ts';
import { isPin, pinLimits } from './pin-limits.ts';
import { watchIdle } from './watch-idle.ts';
import './lock.css';

type Who = Awaited<ReturnType<typeof listLocked>>[number];

/** Asks who works now, and for their PIN. */
export function LockScreen() {
  const { t } = useTranslation('lock');
  const place = useRef<HTMLDialogElement>(null);
  const [people, setPeople] = useState<Who[]>([]);
  const [chosen, setChosen] = useState<Who>();
  const isAway = useSyncExternalStore(away.subscribe, away.current);
  const choose = (who: Who | undefined) => {
    setChosen(who);
    if (who) void showLocale(toLocale(who.language));
  };

  useEffect(() => {
    place.current?.showModal();
    const former = keptOwner();
    void listLocked().then((known) => {
      if (known.length === 0) return answer(false);
      setPeople(known);
      choose(known.find(({ owner }) => owner === former) ?? (known.length === 1 ? known[0] : undefined));
    });
  }, []);

  return (
    <dialog ref={place} className="lock" aria-labelledby="lock-title" onCancel={(event) => event.preventDefault()}>
      <div className="lock-content">
        <h1 id="lock-title">{t('title')}</h1>
        <ul className="lock-people" aria-label={t('people')}>
          {people.map((who) => (
            <li key={who.owner}>
              <button type="button" className="frame-quiet" aria-pressed={who === chosen} onClick={() => choose(who)}>
                <span className="avatar" data-initial={who.name.slice(0, 1)} aria-hidden />
                <span>
                  <strong>{who.name}</strong>
                  <span>{who.place}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {chosen && <PinForm key={chosen.owner} who={chosen} />}
        <button type="button" className="frame-quiet" disabled={isAway} onClick={() => answer(false)}>
          {t('byPassword')}
        </button>
        {isAway && <p>{t('away')}</p>}
      </div>
    </dialog>
  );
}

function PinForm({ who }: { who: Who }) {
  const { t } = useTranslation('lock');
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsked) return;
    if (!isPin(pin)) return setProblem(t('digits', { count: pinLimits.digits }));
    setAsked(true);
    const former = keptOwner();
    const wrong = await openWithPin(who.owner, pin);
    setAsked(false);
    if (!wrong) return enter(former, who.owner);
    setPin('');
    setProblem(wrong.triesLeft > 0 ? t('wrong', { count: wrong.triesLeft }) : t('gone'));
    field.current?.focus();
  };

  return (
    <form className="lock-form" onSubmit={(event) => void open(event)} noValidate>
      <label htmlFor="lock-pin">{t('pinOf', { name: who.name })}</label>
      <input
        ref={field}
        id="lock-pin"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLimits.digits}
        value={pin}
        aria-invalid={problem !== undefined}
        aria-describedby="lock-problem"
        onChange={({ target }) => setPin(target.value)}
      />
      <p id="lock-problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="frame-action" disabled={isAsked}>
        {t('open')}
      </button>
    </form>
  );
}

function answer(isIn: boolean): void {
  const asked = lockAsked.current();
  lockAsked.set(undefined);
  asked?.resolve(isIn);
}

/** Whoever goes on finds their page; somebody else begins anew, with nothing of the former one. */
function enter(former: string | undefined, owner: string): void {
  if (former !== undefined && former !== owner) return window.location.assign('/');
  answer(true);
  void watchIdle();
  sendUnsent();
}
