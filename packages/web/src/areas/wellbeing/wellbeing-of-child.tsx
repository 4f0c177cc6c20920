import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { Flex, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSearch } from '../../ui/list-search.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useEntryColumns } from './entry-columns.tsx';
import type { Entry, Goal } from './kinds.ts';
import { PlanInfoCard } from './plan-info.tsx';
import { useEntries } from './queries.ts';

const first: PageSearch = { page: 1, size: 10 };

interface Props {
  kind: WellbeingKind;
  subjectId: string;
  /** What can be done with a day, where something can. */
  actions?: TableColumnsType<Entry>;
  onOpen?: ((entry: Entry) => void) | undefined;
  onSet?: ((latest: Goal | undefined) => void) | undefined;
}

/** What is recorded of a child in one of three kinds: what is aimed at, week by week, day by day. */
export function WellbeingOfChild({ kind, subjectId, actions = [], onOpen, onSet }: Props) {
  const { t } = useTranslation('wellbeing');
  const [search, setSearch] = useState(first);
  const columns = useEntryColumns(kind);
  return (
    <Flex vertical gap="large">
      <PlanInfoCard kind={kind} subjectId={subjectId} onSet={onSet} />
      <PagedTable<Entry>
        label={t(`kind.${kind}`)}
        columns={[...columns, ...actions]}
        list={useEntries(kind, subjectId, search)}
        search={search}
        onSearch={setSearch}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        onOpen={onOpen}
      />
    </Flex>
  );
}
