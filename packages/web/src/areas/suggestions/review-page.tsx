import './suggestions.css';
import { getRouteApi } from '@tanstack/react-router';
import { reviewStates, type SuggestionType, suggestionTypes } from '@trellis/contract/suggestions/rules';
import type { Suggestion } from '@trellis/contract/suggestions/schemas';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CentrePicker } from '../../ui/centre-picker.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { useReviewList } from './queries.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { useReviewColumns } from './review-columns.tsx';
import type { ReviewSearch } from './searches.ts';

const route = getRouteApi('/system/manage/manage/suggestion');
const base = '/api/rocketAdmin/trainingProgramSuggestion';

/** Comments and ideas for games of every center, to be reviewed and answered. */
export function ReviewPage() {
  const { t } = useTranslation('suggestions');
  const { search, onSearch, narrow } = useListState<ReviewSearch>(route);
  const [answering, setAnswering] = useState<Suggestion>();
  const { page: _page, size: _size, type, ...filter } = search;
  return (
    <>
      <ListPage
        title={t('page.title')}
        extra={
          type === 'Comments' ? (
            <ExportButton key={type} path={`${base}/commentsListExcel`} query={filter} />
          ) : (
            <ExportButton key={type} path={`${base}/gamificationListExcel`} method="POST" query={filter} />
          )
        }
        about={
          <Segmented<SuggestionType>
            className="list-kinds"
            aria-label={t('word.kind')}
            value={type}
            options={suggestionTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            onChange={(next) => narrow({ type: next })}
          />
        }
        search={search}
        onSearch={onSearch}
        opened="type"
        searchedBy={{ label: t('page.search') }}
        filters={
          <>
            <CentrePicker value={search.tenantId} onChange={(tenantId) => narrow({ tenantId })} />
            <FilterChoice
              label={t('field.review')}
              value={search.review}
              options={reviewStates.map((value) => ({ value, label: t(`review.${value}`) }))}
              onChange={(review) => narrow({ review })}
            />
            <FilterPeriod label={t('field.created')} from={search.from} to={search.to} onChange={narrow} />
          </>
        }
        list={useReviewList(search)}
        columns={useReviewColumns(type, setAnswering)}
        empty={{ title: t(`page.empty.${type}`), hint: t('page.emptyHint') }}
      />
      {answering && <ReplyDialog suggestion={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
