import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import type { PlanRule } from '@trellis/contract/plan-templates/rule';
import { Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { quiet } from '../../ui/quiet.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import './plan-templates.css';

/** The sessions that the rules in the form would make: seen before they are published. */
export function SessionPreview() {
  const { t } = useTranslation('planTemplates');
  const rules = useDebounced(Form.useWatch<PlanRule[] | undefined>('rules') ?? [], limits.searchDebounceMilliseconds);
  const { data, error, refetch } = useQuery(
    api.planPreviews.preview.queryOptions({ input: { rules }, placeholderData: keepPreviousData, enabled: rules.length > 0, ...quiet }),
  );
  if (rules.length === 0) return <Typography.Text type="secondary">{t('preview.withoutRules')}</Typography.Text>;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  const sessions = data?.sessions ?? [];
  const levelOf = (offset: number) =>
    offset === 0 ? t('preview.atLevel') : t('preview.level', { offset: `${offset > 0 ? '+' : '−'}${Math.abs(offset)}` });
  return (
    <section aria-label={t('preview.title')}>
      <strong>{t('preview.title')}</strong>
      {/* a long plan is scrolled within its form, by keys too */}
      <div className="plan-preview" role="group" aria-label={t('preview.title')} tabIndex={0}>
        {sessions.map(({ num, offset, items }) => (
          <div key={num} className="plan-session">
            <strong>{t('preview.session', { num })}</strong> <Typography.Text type="secondary">{levelOf(offset)}</Typography.Text>
            <div>
              {items.length > 0
                ? items.map(({ title, category }) => t('preview.exercise', { title, category })).join(', ')
                : t('preview.nothing')}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
