import { Button, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { daysInWords } from '../../../app/format.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { stepped } from './calendar-days.ts';
import { all, type CalendarSearch, type Grouping, groupings, type View, views } from './calendar-search.ts';

interface Props {
  search: CalendarSearch;
  onSearch: (next: CalendarSearch) => void;
  /** The only coach, or the only classroom, that is shown. */
  only?: string | undefined;
  days: readonly string[];
  zone: string;
  people?: { coaches: { id: string; name: string }[]; rooms: { id: string; name: string }[] } | undefined;
}

/** Which days are shown, how many at once, and whose. */
export function CalendarToolbar({ search, only, onSearch, days, zone, people }: Props) {
  const { t, i18n } = useTranslation('calendar');
  const { view = 'week', by = 'coach' } = search;
  const date = search.date ?? centreToday(zone);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const { only: _, ...ofNobody } = search;
  const choices = by === 'coach' ? people?.coaches : people?.rooms;
  return (
    <div className="calendar-toolbar">
      <div className="calendar-steps">
        <Button aria-label={t('before')} onClick={() => onSearch({ ...search, date: stepped(view, date, -1) })}>
          ‹
        </Button>
        <Button onClick={() => onSearch({ ...search, date: centreToday(zone) })}>{t('today')}</Button>
        <Button aria-label={t('after')} onClick={() => onSearch({ ...search, date: stepped(view, date, 1) })}>
          ›
        </Button>
      </div>
      <strong aria-live="polite">{daysInWords(first, last, i18n.language)}</strong>
      {people && (
        <>
          <Segmented<Grouping>
            aria-label={t('by.title')}
            value={by}
            options={groupings.map((value) => ({ value, label: t(`by.${value}`) }))}
            onChange={(next) => onSearch({ ...ofNobody, by: next })}
          />
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t(`all.${by}`)}
            placeholder={t(`all.${by}`)}
            value={only ?? null}
            options={choices?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            onChange={(next: string | null) => onSearch({ ...search, only: next ?? all })}
          />
        </>
      )}
      <Segmented<View>
        aria-label={t('view.title')}
        value={view}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(next) => onSearch({ ...search, view: next })}
      />
    </div>
  );
}
