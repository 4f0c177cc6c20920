import { limits } from '@trellis/contract/limits';
import { otherPrefix } from '@trellis/contract/offline-plans/feedback-rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainFieldProps } from './plain-field-props.ts';

export const defaultStars = 5;
/** Above this many options a list takes less room than buttons. */
const mostButtons = 8;

interface Option {
  text: string;
  value: string | boolean;
  description?: string | undefined;
  link?: string | undefined;
}

/** One of several options, or yes and no: not answered is neither. */
export function Choice({ value, onChange, said, options }: PlainFieldProps & { options: readonly Option[] }) {
  const name = useId();
  return (
    <div role="radiogroup" {...said} className="answers">
      {options.map((option) => (
        <Labelled key={String(option.value)} option={option}>
          <input type="radio" name={name} checked={value === option.value} onChange={() => onChange(option.value)} />
        </Labelled>
      ))}
    </div>
  );
}

/** One of several options or, where allowed, one of one's own. */
export function Selection(props: PlainFieldProps) {
  const { property, value, onChange } = props;
  const { t } = useTranslation('offlinePlans');
  const { options = [], customizeOthers } = property.extraProperties;
  const own = typeof value === 'string' && value.startsWith(otherPrefix) ? value : undefined;
  // a list has no place for one's own words
  if (options.length > mostButtons && !customizeOthers) return <List {...props} />;
  const offered = customizeOthers ? [...options, { text: t('field.other'), value: otherPrefix }] : options;
  return (
    <>
      <Choice {...props} value={own === undefined ? value : otherPrefix} options={offered} />
      {own !== undefined && <OwnWords value={own} onChange={onChange} />}
    </>
  );
}

/** One of many. */
function List({ property, value, onChange, said }: PlainFieldProps) {
  const { t } = useTranslation('offlinePlans');
  return (
    <select {...said} value={typeof value === 'string' ? value : ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{t('field.choose')}</option>
      {property.extraProperties.options?.map(({ text, value: own }) => (
        <option key={own} value={own}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Several options and, where allowed, one of one's own. */
export function Choices({ property, value, onChange, said }: PlainFieldProps) {
  const { t } = useTranslation('offlinePlans');
  const { options = [], customizeOthers } = property.extraProperties;
  const chosen = Array.isArray(value) ? value : [];
  const own = chosen.find((part) => part.startsWith(otherPrefix));
  const set = (part: string, isChosen: boolean) => onChange(isChosen ? [...chosen, part] : chosen.filter((other) => other !== part));
  const setOwn = (text: string | null) => {
    const rest = chosen.filter((part) => !part.startsWith(otherPrefix));
    onChange(text === null ? rest : [...rest, `${otherPrefix}${text}`]);
  };
  return (
    <div role="group" aria-labelledby={said['aria-labelledby']} aria-describedby={said['aria-describedby']} className="answers">
      {options.map((option) => (
        <Labelled key={option.value} option={option}>
          <input type="checkbox" checked={chosen.includes(option.value)} onChange={({ target }) => set(option.value, target.checked)} />
        </Labelled>
      ))}
      {customizeOthers && (
        <label className="answer">
          <input type="checkbox" checked={own !== undefined} onChange={({ target }) => setOwn(target.checked ? '' : null)} />
          {t('field.other')}
        </label>
      )}
      {own !== undefined && <OwnWords value={own} onChange={(next) => setOwn(next.slice(otherPrefix.length))} />}
    </div>
  );
}

/** What is said in one's own words, in place of an option. */
function OwnWords({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('offlinePlans');
  return (
    <input
      aria-label={t('field.otherText')}
      placeholder={t('field.otherText')}
      maxLength={limits.answer.choice - otherPrefix.length}
      value={value.slice(otherPrefix.length)}
      onChange={({ target }) => onChange(`${otherPrefix}${target.value}`)}
    />
  );
}

/** Stars; beside them, where asked for, what the number means. The chosen one takes them all back, where none is needed. */
export function Stars({ property, value, onChange, said }: PlainFieldProps) {
  const { t } = useTranslation('offlinePlans');
  const name = useId();
  const { count = defaultStars, options, showText } = property.extraProperties;
  const given = typeof value === 'number' ? value : 0;
  const meaning = (stars: number) => options?.[stars - 1]?.text ?? t('field.ratingOf', { value: stars, count });
  return (
    <div role="radiogroup" {...said} className="stars">
      {Array.from({ length: count }, (_, index) => index + 1).map((stars) => (
        <input
          key={stars}
          type="radio"
          name={name}
          aria-label={meaning(stars)}
          data-filled={stars <= given}
          checked={stars === given}
          onChange={() => onChange(stars)}
          onClick={() => stars === given && !property.isRequired && onChange(null)}
        />
      ))}
      {showText !== false && given > 0 && <span>{meaning(given)}</span>}
    </div>
  );
}

function Labelled({ option, children }: { option: Option; children: React.ReactNode }) {
  const { t } = useTranslation('offlinePlans');
  return (
    <div>
      <label className="answer">
        {children}
        <span>
          {option.text}
          {option.description && <span className="quiet"> {option.description}</span>}
        </span>
      </label>
      {option.link && (
        <a href={option.link} target="_blank" rel="noreferrer">
          {t('field.moreAbout', { name: option.text })}
        </a>
      )}
    </div>
  );
}
